//! Checkpoints: what a long run needs to go on after its process was killed, to the last bit.
//!
//! A file of one line of JSON (which model, study, version and step it belongs to), the numbers of the run, and their SHA-256. It
//! holds everything that the next step reads: the state at the node, what Newton's iteration starts from, what round-off was
//! left over, the counters, and all frames recorded so far. It is written whole or not at all, and removed after the run.

mod bag;

pub(crate) use bag::{Bag, Carried, carry, zero};

use crate::model::{Model, Study, StudyKind};
use crate::simulate::Clock;
use crate::trajectory::files::{why_not_a_file, write_whole};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Version of the file format.
const FORMAT: u32 = 1;
/// Least ratio of the time between two checkpoints and the time to write one.
const PATIENCE: u32 = 20;
/// Longest first line that is read [bytes].
const MAX_HEAD: u64 = 1 << 16;

/// The first line of a checkpoint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Head {
    format: u32,
    version: String,
    model_hash: String,
    study: String,
    step: u64,
    /// Time reached, or what stands for it [s].
    time: f64,
    /// Time of computing so far [s].
    wall_time: f64,
    cpu_time: f64,
}

/// The checkpoints of one run.
#[derive(Debug)]
pub struct Checkpoints {
    path: PathBuf,
    every: Duration,
    next: Option<Instant>,
    head: Head,
    /// The file from which the run goes on.
    from: Option<Head>,
    failure: Option<io::Error>,
}

impl Checkpoints {
    /// Checkpoints of a study in a file, one each time `every` has passed; none where that is zero.
    pub fn new(path: &Path, every: Duration, model: &Model, study: &Study) -> Self {
        Self {
            path: path.to_owned(),
            every,
            next: Instant::now().checked_add(every),
            head: Head {
                format: FORMAT,
                version: env!("CARGO_PKG_VERSION").to_owned(),
                model_hash: hash(model, study),
                study: study.name.clone(),
                step: 0,
                time: 0.0,
                wall_time: 0.0,
                cpu_time: 0.0,
            },
            from: None,
            failure: None,
        }
    }

    /// Whether a study can go on from a checkpoint; those that cannot are computed anew.
    pub fn can_resume(study: &Study) -> bool {
        study.kind == StudyKind::Motion && !study.scheme.is_adaptive()
    }

    /// Goes on from the file, which must belong to this model and study; `false` where there is no file.
    pub fn resume(&mut self) -> Result<bool, String> {
        if !self.path.exists() {
            return Ok(false);
        }
        let place = self.path.display();
        let bad = |what: &str| {
            Err(format!(
                "the checkpoint {place} {what}\n   = help: run without --resume to compute the study anew, which replaces it"
            ))
        };
        if let Some(why) = why_not_a_file(&self.path) {
            return bad(&format!("cannot be read: {why}"));
        }
        let (line, head, mut rest) = match self.open() {
            Ok(parts) => parts,
            Err(error) => return bad(&format!("cannot be read: {error}")),
        };
        let own = &self.head;
        if head.format != FORMAT || head.version != own.version {
            return bad(&format!(
                "was written by alembert {}, this is {}",
                head.version, own.version
            ));
        }
        if (&head.model_hash, &head.study) != (&own.model_hash, &own.study) {
            return bad("belongs to another model, or the model was changed since then");
        }
        // damage is found now, not in the middle of the run
        if let Err(error) = check_digest(&line, &mut rest) {
            return bad(&format!("cannot be read: {error}"));
        }
        self.from = Some(head);
        Ok(true)
    }

    /// Time at which the run goes on [s], if it goes on.
    pub fn resumed_at(&self) -> Option<f64> {
        self.from.as_ref().map(|head| head.time)
    }

    /// Why the last checkpoint could not be written, if so: the run itself goes on.
    pub fn failure(&self) -> Option<&io::Error> {
        self.failure.as_ref()
    }

    /// The first line as text and as what it says, and what comes after it.
    fn open(&self) -> io::Result<(String, Head, BufReader<File>)> {
        let mut input = BufReader::new(File::open(&self.path)?);
        let mut line = String::new();
        io::Read::take(&mut input, MAX_HEAD).read_line(&mut line)?;
        let head = serde_json::from_str(&line)?;
        Ok((line, head, input))
    }

    /// Takes the numbers of the run out of the file; gives back the step reached and the times of computing so far.
    pub(crate) fn load(
        &self,
        mut carry: impl FnMut(&mut Bag<'_>),
    ) -> io::Result<Option<(u64, [f64; 2])>> {
        let Some(from) = &self.from else {
            return Ok(None);
        };
        let (line, _, mut input) = self.open()?;
        let mut bag = Bag::unpacking(&line, &mut input);
        carry(&mut bag);
        bag.close()?;
        Ok(Some((from.step, [from.wall_time, from.cpu_time])))
    }

    /// Writes a checkpoint if it is time, or `now`.
    pub(crate) fn save(
        &mut self,
        (step, time): (u64, f64),
        clock: &Clock,
        now: bool,
        mut carry: impl FnMut(&mut Bag<'_>),
    ) {
        let due = self.next.is_some_and(|next| Instant::now() >= next);
        if self.every.is_zero() || !(due || now) {
            return;
        }
        let start = Instant::now();
        let [wall_time, cpu_time] = clock.times();
        let head = Head {
            step,
            time,
            wall_time,
            cpu_time,
            ..self.head.clone()
        };
        let folder = self.path.parent().filter(|p| !p.as_os_str().is_empty());
        let made = folder.map_or(Ok(()), fs::create_dir_all);
        let written = made.and_then(|()| {
            write_whole(&self.path, |out| {
                let line = serde_json::to_string(&head)? + "\n";
                out.write_all(line.as_bytes())?;
                let mut bag = Bag::packing(&line, out);
                carry(&mut bag);
                bag.close()
            })
        });
        self.failure = written.err();
        // large ones are rarer
        let pause = self.every.max(PATIENCE * start.elapsed());
        self.next = Instant::now().checked_add(pause);
    }
}

/// Which model and study a checkpoint belongs to.
fn hash(model: &Model, study: &Study) -> String {
    let text = serde_json::to_string(&(model, study)).unwrap_or_default();
    let hash = Sha256::digest(text.as_bytes());
    hash.iter().map(|b| format!("{b:02x}")).collect()
}

/// The last bytes must be the digest of those before them, the first line included.
fn check_digest(line: &str, input: &mut impl io::Read) -> io::Result<()> {
    const DIGEST: usize = 32;
    let (mut digest, mut kept, mut block) =
        (Sha256::new_with_prefix(line), vec![], vec![0; 1 << 16]);
    loop {
        let count = input.read(&mut block)?;
        if count == 0 {
            break;
        }
        kept.extend_from_slice(&block[..count]);
        let done = kept.len().saturating_sub(DIGEST);
        digest.update(&kept[..done]);
        kept.drain(..done);
    }
    match digest.finalize()[..] == kept[..] {
        true => Ok(()),
        false => Err(io::Error::new(io::ErrorKind::InvalidData, "it is damaged")),
    }
}
