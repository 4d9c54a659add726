//! Files that appear whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Distinguishes temporary files of one process.
static COUNTER: AtomicU64 = AtomicU64::new(0);

/// Writes a file through a temporary one in the same folder: readers see the old content or the new, never a part.
///
/// ```
/// # let path = std::env::temp_dir().join(format!("alembert-doc-{}.txt", std::process::id()));
/// alembert::trajectory::files::write_whole(&path, |out| std::io::Write::write_all(out, b"done"))?;
/// assert_eq!(std::fs::read(&path)?, b"done");
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn write_whole<F>(path: &Path, fill: F) -> io::Result<()>
where
    F: FnOnce(&mut BufWriter<File>) -> io::Result<()>,
{
    let temporary = temporary_beside(path)?;
    let result = fill_and_rename(path, &temporary, fill);
    if result.is_err() {
        // the first error counts; a file that cannot be removed either is left behind
        let _ = fs::remove_file(&temporary);
    }
    result
}

fn fill_and_rename<F>(path: &Path, temporary: &Path, fill: F) -> io::Result<()>
where
    F: FnOnce(&mut BufWriter<File>) -> io::Result<()>,
{
    let mut out = BufWriter::new(File::create_new(temporary)?);
    fill(&mut out)?;
    out.flush()?;
    out.get_ref().sync_all()?;
    drop(out);
    fs::rename(temporary, path)
}

/// A free name in the folder of a file.
fn temporary_beside(path: &Path) -> io::Result<PathBuf> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the path names no file"))?;
    let count = COUNTER.fetch_add(1, Ordering::Relaxed);
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}-{count}.tmp", std::process::id()));
    Ok(path.with_file_name(hidden))
}

/// Why something cannot be read like a file: a folder, or a pipe, where a reader would wait for ever. Nothing for files, and for
/// what is not there, about which opening it says more.
pub fn why_not_a_file(path: &Path) -> Option<&'static str> {
    let kind = fs::metadata(path).ok()?.file_type();
    match (kind.is_file(), kind.is_dir()) {
        (true, _) => None,
        (_, true) => Some("this is a folder, not a file"),
        _ => Some("this is a pipe, a socket or a device, not a file: save it as a file first"),
    }
}

/// Removes temporary files of [`write_whole`] in a folder whose process is gone, killed while it wrote; gives back how many.
/// Where the system does not tell which processes live, nothing is removed.
pub fn remove_stale(folder: &Path) -> usize {
    if !Path::new("/proc/self").exists() {
        return 0;
    }
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let stale = entries.filter(|entry| {
        let writer = entry.file_name().to_str().and_then(writer_of);
        writer.is_some_and(|id| !Path::new("/proc").join(id.to_string()).exists())
    });
    stale.filter(|e| fs::remove_file(e.path()).is_ok()).count()
}

/// The process that writes under a temporary name, `.NAME.PROCESS-COUNT.tmp`.
fn writer_of(name: &str) -> Option<u32> {
    let middle = name.strip_prefix('.')?.strip_suffix(".tmp")?;
    let (process, count) = middle.rsplit_once('.')?.1.split_once('-')?;
    count.parse::<u64>().ok()?;
    process.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_only_temporaries_of_dead_processes_are_removed() {
        let folder = std::env::temp_dir().join(format!("alembert-stale-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("folder");
        // no process has the largest number
        let dead = format!(".a.npz.{}-3.tmp", u32::MAX);
        let alive = format!(".a.npz.{}-3.tmp", std::process::id());
        let others = [
            alive.as_str(),
            ".a.npz.tmp",
            "a.4294967295-3.tmp",
            ".b.4294967295-3",
        ];
        for name in others.iter().chain([&dead.as_str()]) {
            fs::write(folder.join(name), "x").expect("writes");
        }
        if Path::new("/proc/self").exists() {
            assert_eq!(remove_stale(&folder), 1);
            assert!(!folder.join(dead).exists());
        }
        assert!(others.iter().all(|name| folder.join(name).exists()));
        fs::remove_dir_all(&folder).expect("removes");
    }

    #[test]
    fn id_a_failed_write_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("alembert-files-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("folder");
        let path = folder.join("a.txt");
        write_whole(&path, |out| out.write_all(b"old")).expect("writes");
        let failed = write_whole(&path, |out| {
            out.write_all(b"new")?;
            Err(io::Error::other("disk full"))
        });
        assert!(failed.is_err());
        assert_eq!(fs::read(&path).expect("still there"), b"old");
        assert_eq!(fs::read_dir(&folder).expect("folder").count(), 1);
        fs::remove_dir_all(&folder).expect("removes");
    }
}
