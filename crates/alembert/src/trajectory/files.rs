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

#[cfg(test)]
mod tests {
    use super::*;

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
