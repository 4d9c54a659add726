//! Ctrl-C: the first one asks the run to end and keep what it has, the second one leaves at once.

use alembert_nlp::Stop;
use std::sync::LazyLock;

static STOP: LazyLock<Stop> = LazyLock::new(Stop::default);

/// Starts to listen. Without a handler (a second call, an odd system) Ctrl-C keeps its usual meaning.
pub fn listen() {
    let _ = ctrlc::set_handler(|| {
        if STOP.is_requested() {
            std::process::exit(130);
        }
        STOP.request();
    });
}

/// Whether the user has asked to end.
pub fn requested() -> bool {
    STOP.is_requested()
}

/// The request itself, for work that looks at it in places where nothing is called.
pub fn stop() -> Stop {
    STOP.clone()
}
