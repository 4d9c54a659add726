//! Whether a run fits into the memory of the machine and onto the disk, before it is run.
//!
//! Only what the system tells counts: the memory that is available, the limits of the control group and of the process, the free
//! room of the disk. What it does not tell is not guessed.

use crate::{BadInput, output};
use alembert::error::{ModelError, ModelErrors};
use alembert::estimate::Estimate;
use alembert::model::{Model, Study};
use std::fs;
use std::path::Path;

/// Memory beside the recorded frames: the mechanism, the compressor, the program itself [bytes].
const BESIDE: f64 = 50e6;
/// Part of the memory that frames may take where fewer of them are proposed.
const COMFORT: f64 = 0.5;
/// Bytes of a number in a CSV file, at most, against those in the file of results.
const CSV: f64 = 3.0;

/// What studies are to write.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// A report: its runs are copies of what is drawn.
    pub report: bool,
    /// Channels as CSV.
    pub csv: bool,
}

/// Refuses studies whose frames do not fit into the memory.
pub fn check_memory(model: &Model, studies: &[&Study], wanted: Wanted) -> Result<(), ModelErrors> {
    let Some(available) = available_memory() else {
        return Ok(());
    };
    for study in studies {
        let need = Estimate::new(model, study)?;
        if let Some(error) = no_memory(&study.name, &need, available, copies(wanted)) {
            return Err(error.into());
        }
    }
    Ok(())
}

/// Refuses studies whose results do not fit onto the disk, with the exit code of results that cannot be written.
pub fn check_disk(
    model: &Model,
    studies: &[&Study],
    folder: &Path,
    wanted: Wanted,
) -> Result<(), BadInput> {
    let Some(free) = free_room(folder) else {
        return Ok(());
    };
    let mut needs = vec![];
    for study in studies {
        needs.push((study.name.as_str(), Estimate::new(model, study)?));
    }
    match no_room(&needs, free, folder, wanted) {
        Some(text) => {
            output::lose();
            Err(BadInput(text))
        }
        None => Ok(()),
    }
}

/// How often the frames are in memory at once.
fn copies(wanted: Wanted) -> f64 {
    if wanted.report { 2.0 } else { 1.0 }
}

/// Why a study does not fit into the memory, if it does not.
fn no_memory(name: &str, need: &Estimate, available: f64, copies: f64) -> Option<ModelError> {
    let bytes = copies * need.memory() + BESIDE;
    if bytes <= available {
        return None;
    }
    let head = format!(
        "study \"{name}\" needs {} of memory for {} frames of {} channels, and {} are available",
        size(bytes),
        need.frames,
        need.channels,
        size(available)
    );
    let room = (COMFORT * available - BESIDE).max(0.0) / copies;
    let help = match need.record_every(room) {
        Some((every, less)) => format!(
            "record less: `record_every = {every}` in the study, or --set study.{name}.record_every={every}, needs {}",
            size(copies * less + BESIDE)
        ),
        None => "a machine with more memory is needed, or a smaller model".to_owned(),
    };
    Some(ModelError::new("", head).with_help(help))
}

/// Why results do not fit onto the disk, if they do not.
fn no_room(needs: &[(&str, Estimate)], free: f64, folder: &Path, wanted: Wanted) -> Option<String> {
    let factor = if wanted.csv { 1.0 + CSV } else { 1.0 };
    let all: f64 = needs.iter().map(|(_, need)| factor * need.file()).sum();
    if all <= free {
        return None;
    }
    let head = format!(
        "error: the results in {} may take up to {}, and the disk is full after {}",
        folder.display(),
        size(all),
        size(free)
    );
    let largest = needs
        .iter()
        .max_by(|a, b| a.1.file().total_cmp(&b.1.file()))?;
    let share = COMFORT * free * largest.1.file() / all / factor;
    let less = match largest.1.record_every(share) {
        Some((every, _)) => format!(
            ", or record less: --set study.{}.record_every={every}",
            largest.0
        ),
        None => String::new(),
    };
    Some(format!(
        "{head}\n   = help: make room, choose another folder with --out{less}"
    ))
}

/// Bytes for people.
pub fn size(bytes: f64) -> String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB"];
    let power = (bytes.max(1.0).log10() / 3.0).floor().min(5.0);
    let value = bytes / 1000_f64.powf(power);
    let decimals = usize::from(value < 9.95 && power > 0.0);
    format!("{value:.decimals$} {}", units[power as usize])
}

/// Memory that this process may still take [bytes], as far as the system tells.
pub fn available_memory() -> Option<f64> {
    let text = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let machine =
        field(&text("/proc/meminfo"), "MemAvailable:").map(|kilobytes| 1024.0 * kilobytes);
    let limits = text("/proc/self/limits");
    let taken = field(&text("/proc/self/status"), "VmSize:").map_or(0.0, |k| 1024.0 * k);
    let process = field(&limits, "Max address space").map(|most| most - taken);
    let groups = text("/proc/self/cgroup");
    let group = groups.lines().filter_map(group_room);
    let all = machine.into_iter().chain(process).chain(group);
    all.map(|bytes| bytes.max(0.0)).reduce(f64::min)
}

/// The number after a name at the start of a line.
fn field(text: &str, name: &str) -> Option<f64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}

/// What the control group of a line of /proc/self/cgroup leaves, with those above it [bytes].
fn group_room(line: &str) -> Option<f64> {
    let mut parts = line.splitn(3, ':').skip(1);
    let (kind, path) = (parts.next()?, parts.next()?);
    let (root, most, used, cache) = match kind {
        "" => (
            "/sys/fs/cgroup",
            "memory.max",
            "memory.current",
            "inactive_file ",
        ),
        "memory" => (
            "/sys/fs/cgroup/memory",
            "memory.limit_in_bytes",
            "memory.usage_in_bytes",
            "total_inactive_file ",
        ),
        _ => return None,
    };
    let number = |folder: &Path, name: &str| -> Option<f64> {
        fs::read_to_string(folder.join(name))
            .ok()?
            .trim()
            .parse()
            .ok()
    };
    let own = Path::new(root).join(path.trim_start_matches('/'));
    let groups = own
        .ancestors()
        .take_while(|folder| folder.starts_with(root));
    let room = groups.filter_map(|folder| {
        let stat = fs::read_to_string(folder.join("memory.stat")).unwrap_or_default();
        // the cache of files goes when memory is needed
        let cache = field(&stat, cache).unwrap_or(0.0);
        Some(number(folder, most)? - number(folder, used)? + cache)
    });
    room.reduce(f64::min)
}

/// Free room on the disk of a folder that may not be there yet [bytes].
#[cfg(unix)]
fn free_room(folder: &Path) -> Option<f64> {
    let here = Path::new(".");
    let there = folder.ancestors().find(|place| place.exists());
    let place = there.filter(|p| !p.as_os_str().is_empty()).unwrap_or(here);
    let disk = rustix::fs::statvfs(place).ok()?;
    Some(disk.f_bavail as f64 * disk.f_frsize as f64)
}

#[cfg(not(unix))]
fn free_room(_: &Path) -> Option<f64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn falling(record_every: u64) -> Model {
        let text = format!(
            "[[point]]\nname = \"p\"\nmass = 1\n[[study]]\nstep = 1e-6\nduration = 10\nrecord_every = {record_every}\n"
        );
        Model::from_toml_str(&text, "p.toml").expect("valid")
    }

    fn need(model: &Model) -> Estimate {
        Estimate::new(model, &model.studies[0]).expect("estimates")
    }

    /// The rate that a message names.
    fn rate(text: &str) -> u64 {
        let rest = text.split("record_every=").nth(1).expect("a rate");
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next();
        digits.and_then(|d| d.parse().ok()).expect("a number")
    }

    #[test]
    fn id_what_does_not_fit_names_a_rate_that_does() {
        let all = need(&falling(1));
        for copies in [1.0, 2.0] {
            let text = no_memory("main", &all, 1e9, copies).expect("refused");
            let text = text.to_string();
            let less = need(&falling(rate(&text)));
            assert!(no_memory("main", &less, 1e9, copies).is_none(), "{text}");
            assert!(no_memory("main", &all, 1e11, copies).is_none());
        }
        let wanted = Wanted {
            report: false,
            csv: true,
        };
        let text = no_room(&[("main", all)], 1e9, Path::new("out"), wanted).expect("refused");
        assert!(text.contains("the disk is full after 1.0 GB"), "{text}");
        let less = need(&falling(rate(&text)));
        assert!(no_room(&[("main", less)], 1e9, Path::new("out"), wanted).is_none());
    }

    #[test]
    fn id_sizes_are_short() {
        let list = [0.0, 999.0, 1500.0, 12_345_678.0, 9.99e9, 3.2e20];
        assert_eq!(
            list.map(size),
            ["0 B", "999 B", "1.5 kB", "12 MB", "10 GB", "320000 PB"]
        );
    }

    #[test]
    fn id_fields_of_the_system() {
        let limits = "Max address space         2048000000           unlimited            bytes\n";
        assert_eq!(field(limits, "Max address space"), Some(2_048_000_000.0));
        let none = "Max address space         unlimited            unlimited            bytes\n";
        assert_eq!(field(none, "Max address space"), None);
        assert_eq!(group_room("5:cpu,cpuacct:/a"), None);
        assert_eq!(group_room(""), None);
    }
}
