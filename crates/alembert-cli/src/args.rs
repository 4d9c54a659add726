//! The arguments of the command.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;

/// Structure-preserving dynamics of multibody systems.
#[derive(Debug, Parser)]
#[command(name = "alembert", version, about, max_term_width = 100)]
pub struct Options {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the studies of a model file; writes results and one report
    Run(RunOptions),
    /// Solve an optimal control problem; writes the plan, its replay by the simulator and one report
    Solve(SolveOptions),
    /// Forces and reactions of a recorded motion (CSV); writes results and one report
    Inverse(InverseOptions),
    /// Mass matrix, bias, accelerations and forces of a model at a state
    Dynamics(DynamicsOptions),
    /// Validate and explain a model or problem file; writes nothing
    Check(CheckOptions),
    /// List the gallery, or run a case and compare it with its references
    Gallery(GalleryOptions),
    /// Measure every claim of every scheme and every reference of the gallery
    Verify(VerifyOptions),
    /// Build the report again from result files
    Report(ReportOptions),
    /// Phase lag and amplification of a scheme for an oscillation, as a table and as plots
    PhaseLag(PhaseLagOptions),
    /// Write a commented model or problem into a new folder, to begin with
    New(NewOptions),
    /// Print the JSON Schema of the model file, or of the problem file
    Schema {
        /// Which file
        #[arg(value_enum, default_value_t = FileKind::Model)]
        file: FileKind,
    },
    /// Print the completion script of a shell
    Completion {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Measure the cost of a step, and that it grows linearly with the number of bodies
    Bench {
        /// Measure something else
        #[arg(value_enum)]
        topic: Option<Topic>,
        /// Print one JSON object instead of the tables
        #[arg(long)]
        json: bool,
        /// Write the computing times as a page of plots; multirate only
        #[arg(long, value_name = "FILE.html", requires = "topic")]
        output: Option<PathBuf>,
        /// Count the instructions of a step under callgrind instead of measuring times
        #[arg(long, conflicts_with = "topic")]
        instructions: bool,
        /// The work that a counted process runs
        #[arg(long, hide = true, requires = "instructions", requires = "steps")]
        work: Option<String>,
        /// And for how many steps
        #[arg(long, hide = true, requires = "work")]
        steps: Option<u64>,
    },
}

/// The kinds of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum FileKind {
    /// Model files
    Model,
    /// Problem files of optimal control
    Problem,
}

/// `alembert new`
#[derive(Debug, Args)]
pub struct NewOptions {
    /// What to begin with
    #[arg(value_enum)]
    pub template: Template,
    /// The folder [default: the name of the template]
    pub folder: Option<PathBuf>,
}

/// What `alembert new` writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Template {
    /// A pendulum, planar
    Pendulum,
    /// A four-bar linkage with a motor, planar
    FourBar,
    /// A mass on a spring and a damper
    SpringDamper,
    /// A flexible rod under a load at its end
    Rod,
    /// A pendulum on a cart that is swung up: a problem of optimal control
    Control,
}

/// What `alembert bench` measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Topic {
    /// Computing time against the ratio of the multirate scheme
    Multirate,
    /// What servo constraints and friction add to a step
    Servo,
    /// Explicit steps of rods: linear cost, and asynchronous against synchronous
    Rods,
    /// Scissor lifts, trusses and nets: growth of the cost with the number of loops, in any order of the file
    Loops,
    /// Modes of rods: linear cost
    Modes,
}

/// `alembert run`
#[derive(Debug, Args)]
pub struct RunOptions {
    /// Model files, .toml or .json; all are read before the first one runs
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Run only this study
    #[arg(long, value_name = "NAME")]
    pub study: Option<String>,
    /// Change a value of the model, for example --set study.main.step=1e-4
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub overrides: Vec<String>,
    /// Folder for results [default: out/MODEL]; of several files each has its own, DIR/MODEL
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Open the report in the browser
    #[arg(long, conflicts_with = "no_report")]
    pub open: bool,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
    /// Print nothing but errors
    #[arg(long)]
    pub quiet: bool,
    /// Write no HTML report
    #[arg(long)]
    pub no_report: bool,
    /// Leave with exit code 3 when a balance of the ledger is doubtful or broken
    #[arg(long)]
    pub strict: bool,
    /// Write the channels as CSV too
    #[arg(long)]
    pub csv: bool,
    /// Write every recorded frame for ParaView too: NAME.pvd and a folder of .vtp files
    #[arg(long)]
    pub vtk: bool,
    /// Write a checkpoint about every so many seconds; 0 writes none [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub checkpoint: Option<Duration>,
    /// Go on from the checkpoints in the folder; studies that were completed are not computed again
    #[arg(long)]
    pub resume: bool,
    /// Largest report [MB]: of what is larger, frames are left out
    #[arg(long, value_name = "MB", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub report_size: u32,
}

/// A time that is not negative.
fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    Duration::try_from_secs_f64(number).map_err(|e| e.to_string())
}

/// `alembert solve`
#[derive(Debug, Args)]
pub struct SolveOptions {
    /// Problem file, .toml or .json
    pub file: PathBuf,
    /// Solve only this study
    #[arg(long, value_name = "NAME")]
    pub study: Option<String>,
    /// Change a value of the problem or of its model, for example --set phase.main.steps=100 --set model.body.arm.mass=2
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub overrides: Vec<String>,
    /// Folder for results [default: out/PROBLEM]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Print the iterations of the solver, on stderr
    #[arg(long, conflicts_with = "quiet")]
    pub log: bool,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
    /// Print nothing but errors
    #[arg(long)]
    pub quiet: bool,
    /// Write no HTML report
    #[arg(long)]
    pub no_report: bool,
    /// Leave with exit code 3 when a balance of the ledger is doubtful or broken
    #[arg(long)]
    pub strict: bool,
    /// Write the channels as CSV too
    #[arg(long)]
    pub csv: bool,
    /// Open the report in the browser
    #[arg(long, conflicts_with = "no_report")]
    pub open: bool,
    /// Restart a front instead of going on with the one in the folder
    #[arg(long)]
    pub fresh: bool,
    /// Read and solve so many times and tell the least times, to measure them; not for fronts
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub repeat: u32,
}

/// `alembert inverse`
#[derive(Debug, Args)]
pub struct InverseOptions {
    /// Model file, .toml or .json
    pub file: PathBuf,
    /// Recorded motion, .csv: `time` and columns named like channels, `joint.NAME.angle`, `body.NAME.position.x`, ...
    pub motion: PathBuf,
    /// The study whose step and duration are taken [default: the first]
    #[arg(long, value_name = "NAME")]
    pub study: Option<String>,
    /// Joints, JOINT.COORDINATE or coordinates whose motors make the motion [default: those of the servos, else all joints]
    #[arg(long, value_name = "A,B,...", value_delimiter = ',')]
    pub actuate: Vec<String>,
    /// Part of the forces that the motors may leave unexplained, relative to the largest [default: 0.01]
    #[arg(long, value_name = "R", allow_negative_numbers = true)]
    pub tolerance: Option<f64>,
    /// Change a value of the model, for example --set study.main.step=1e-3
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub overrides: Vec<String>,
    /// Folder for results [default: out/MODEL]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
    /// Print nothing but errors
    #[arg(long)]
    pub quiet: bool,
    /// Write no HTML report
    #[arg(long)]
    pub no_report: bool,
    /// Leave with exit code 3 when a balance of the ledger is doubtful or broken
    #[arg(long)]
    pub strict: bool,
    /// Write the channels as CSV too
    #[arg(long)]
    pub csv: bool,
}

/// `alembert dynamics`
#[derive(Debug, Args)]
pub struct DynamicsOptions {
    /// Model file, .toml or .json
    pub file: PathBuf,
    /// State, .json: {"q": {NAME: [..]}, "v": {..}, "a": {..}, "tau": {..}} by names of joints and free bodies [default: the start]
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// Change a value of the model, for example --set body.arm.mass=2
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub overrides: Vec<String>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

/// `alembert check`
#[derive(Debug, Args)]
pub struct CheckOptions {
    /// Model or problem files, .toml or .json
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON object instead of text, errors too
    #[arg(long)]
    pub json: bool,
    /// Change a value of the model, for example --set body.crank.mass=2
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub overrides: Vec<String>,
    /// Print local frequencies, and which bodies and points to mark as fast for the multirate scheme
    #[arg(long)]
    pub propose_fast: bool,
    /// Problem files: compare every derivative of every term and condition with central differences
    #[arg(long)]
    pub derivatives: bool,
}

/// `alembert gallery`
#[derive(Debug, Args)]
pub struct GalleryOptions {
    /// Case to run, or `all`; without it the cases are listed
    pub name: Option<String>,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
    /// Folder with the cases [default: `gallery`, searched upward from the current folder]
    #[arg(long, value_name = "DIR")]
    pub dir: Option<PathBuf>,
    /// Folder for the report [default: out/CASE]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Write no HTML report
    #[arg(long)]
    pub no_report: bool,
}

/// `alembert verify`
#[derive(Debug, Args)]
pub struct VerifyOptions {
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Shorter runs; leaves out the run of 10^6 steps
    #[arg(long)]
    pub quick: bool,
    /// Write the tables as Markdown
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// Folder with the gallery [default: `gallery`, searched upward from the current folder]
    #[arg(long, value_name = "DIR")]
    pub dir: Option<PathBuf>,
    /// Run the cases of the gallery (or those named) with wrong parameters, and tell how many figures notice
    #[arg(long, value_name = "CASE", num_args = 0.., conflicts_with_all = ["only", "quick"])]
    pub mutate: Option<Vec<String>>,
    /// Only claims whose name, scheme or problem contains this text; leaves out the gallery
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
}

/// `alembert phase-lag`
#[derive(Debug, Args)]
pub struct PhaseLagOptions {
    /// linear, cubic, trigonometric, gauss-4, gauss-6, lobatto-4, lobatto-6, galerkin, midpoint, trapezoidal, energy-momentum or generalized-alpha
    pub scheme: String,
    /// Frequencies of the oscillation [rad/s]
    #[arg(long, value_name = "W", num_args = 1.., default_values_t = [1.0, 10.0, 50.0], allow_negative_numbers = true)]
    pub omega: Vec<f64>,
    /// Time step [s]
    #[arg(
        long,
        value_name = "H",
        default_value_t = 0.01,
        allow_negative_numbers = true
    )]
    pub step: f64,
    /// Intermediate points S of linear, cubic and trigonometric: the rule has S + 1 nodes [default: 5]
    #[arg(long, value_name = "S")]
    pub points: Option<u32>,
    /// Quadrature: equidistant, gauss or lobatto [default: equidistant; gauss for galerkin]
    #[arg(long, value_name = "RULE")]
    pub quadrature: Option<String>,
    /// Order of galerkin: 2, 4, 6, ... [default: 4]
    #[arg(long, value_name = "N")]
    pub order: Option<u32>,
    /// Frequency of the interpolation functions [rad/s] [default: that of the oscillation]
    #[arg(long, value_name = "W", allow_negative_numbers = true)]
    pub frequency: Option<f64>,
    /// Spectral radius at infinite frequency of generalized-alpha [default: 0.9]
    #[arg(long, value_name = "R", allow_negative_numbers = true)]
    pub spectral_radius: Option<f64>,
    /// Plot up to this omega*h [rad]
    #[arg(
        long,
        value_name = "U",
        default_value_t = 3.0,
        allow_negative_numbers = true
    )]
    pub to: f64,
    /// Print one JSON object instead of the table
    #[arg(long)]
    pub json: bool,
    /// Write the plots as one HTML file
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// `alembert report`
#[derive(Debug, Args)]
pub struct ReportOptions {
    /// Result files written by `alembert run`
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Open the report in the browser
    #[arg(long)]
    pub open: bool,
    /// The report [default: MODEL.html beside the first file]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write every recorded frame for ParaView too: NAME.pvd and a folder of .vtp files beside the report
    #[arg(long)]
    pub vtk: bool,
    /// Largest report [MB]: of what is larger, frames are left out
    #[arg(long, value_name = "MB", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub report_size: u32,
}
