//! Progress of a run on the terminal: a bar with the time left, only where it is worth it.

use alembert::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Runs shorter than this show no bar.
const PATIENCE: Duration = Duration::from_millis(500);

/// Watches a run: draws the bar and listens to Ctrl-C.
pub struct Monitor {
    name: String,
    start: Instant,
    wanted: bool,
    bar: Option<ProgressBar>,
}

impl Monitor {
    /// A monitor for one run.
    pub fn new(name: &str, quiet: bool) -> Self {
        let wanted = !quiet && std::io::stderr().is_terminal();
        Self {
            name: name.to_owned(),
            start: Instant::now(),
            wanted,
            bar: None,
        }
    }

    /// Tells how far the run is; `false` when it should end.
    pub fn see(&mut self, progress: &Progress) -> bool {
        if self.wanted && self.bar.is_none() && self.start.elapsed() > PATIENCE {
            self.bar = Some(new_bar(&self.name, progress.steps, self.start.elapsed()));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(progress.step);
            bar.set_message(format!("at {:.4}", progress.time));
        }
        !crate::interrupt::requested()
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn new_bar(name: &str, steps: u64, elapsed: Duration) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr_with_hz(10));
    let template = "{prefix} [{bar:30}] {percent:>3}%  {msg}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.set_prefix(name.to_owned());
    bar.with_elapsed(elapsed)
}
