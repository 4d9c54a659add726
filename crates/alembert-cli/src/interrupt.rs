//! Ctrl-C: the first one asks the run to end and keep what it has, the second one leaves at once.

use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Starts to listen. Without a handler (a second call, an odd system) Ctrl-C keeps its usual meaning.
pub fn listen() {
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
    });
}

/// Whether the user has asked to end.
pub fn requested() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}
