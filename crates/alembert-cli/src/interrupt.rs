//! Requests to end: Ctrl-C (SIGINT), SIGTERM and SIGHUP. The first one asks the run to end and keep what it has, the second one leaves
//! at once.

use alembert_nlp::Stop;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{LazyLock, Once};

static STOP: LazyLock<Stop> = LazyLock::new(Stop::default);
/// Exit code of an interrupted command: 128 and the number of the signal, as shells have it.
static CODE: AtomicU8 = AtomicU8::new(130);
static LISTENING: Once = Once::new();

/// Starts to listen. Where the system gives no handler the signals keep their usual meaning.
pub fn listen() {
    LISTENING.call_once(start);
}

/// A request has come.
fn received(code: u8) {
    if STOP.is_requested() {
        std::process::exit(i32::from(code));
    }
    CODE.store(code, Ordering::Relaxed);
    STOP.request();
}

#[cfg(unix)]
fn start() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut wanted = vec![SIGINT, SIGTERM];
    // what nohup ignores stays ignored
    if !ignored(SIGHUP) {
        wanted.push(SIGHUP);
    }
    let Ok(mut signals) = signal_hook::iterator::Signals::new(wanted) else {
        return;
    };
    std::thread::spawn(move || {
        for signal in signals.forever() {
            received(u8::try_from(128 + signal).unwrap_or(130));
        }
    });
}

#[cfg(not(unix))]
fn start() {
    let _ = ctrlc::set_handler(|| received(130));
}

/// Whether the process was started with a signal ignored, where the system tells it.
#[cfg(unix)]
fn ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("SigIgn:"));
    let mask = line.and_then(|text| u64::from_str_radix(text.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

/// Whether someone has asked to end.
pub fn requested() -> bool {
    STOP.is_requested()
}

/// Exit code of an interrupted command.
pub fn code() -> u8 {
    CODE.load(Ordering::Relaxed)
}

/// The request itself, for work that looks at it in places where nothing is called.
pub fn stop() -> Stop {
    STOP.clone()
}
