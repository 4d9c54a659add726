//! What an iteration is made of: `cargo run --profile ci --example cost -- FILE [STEPS]`.

use alembert_nlp::{InteriorPoint, NlpSolver, Options, Problem, Silent};
use alembert_ocp::compile::compile;
use alembert_ocp::guess::Motion;
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::transcription::Transcription;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let begin = Instant::now();
    let mut loaded = ProblemFile::from_path(&args[1]).unwrap_or_else(|e| panic!("{e}"));
    println!("read      {:8.3} ms", begin.elapsed().as_secs_f64() * 1e3);
    if let Some(n) = args.get(2).and_then(|n| n.parse().ok()) {
        loaded.file.phases[0].steps = n;
    }
    let ocp = compile(&loaded.file, &loaded.model).unwrap_or_else(|e| panic!("{e}"));
    let motion = Motion::interpolate(&ocp, &[]);
    let begin = Instant::now();
    let mut t = Transcription::new(ocp, &motion.theta, motion.refs, false)
        .unwrap_or_else(|e| panic!("{e}"));
    println!("layout    {:8.3} ms", begin.elapsed().as_secs_f64() * 1e3);
    let (n, m) = (t.variables(), t.constraints());
    let mut x = vec![0.0; n];
    t.start(&mut x);
    let y = vec![0.5; m];
    let mut c = vec![0.0; m];
    let mut j = vec![0.0; t.jacobian_structure().len()];
    let mut h = vec![0.0; t.hessian_structure().len()];
    let mut g = vec![0.0; n];
    let time = |name: &str, f: &mut dyn FnMut()| {
        let begin = Instant::now();
        for _ in 0..20 {
            f();
        }
        println!(
            "{name:9} {:8.3} ms",
            begin.elapsed().as_secs_f64() / 20.0 * 1e3
        );
    };
    time("values", &mut || {
        let _ = t.constraint_values(&x, &mut c);
    });
    time("jacobian", &mut || {
        let _ = t.jacobian(&x, &mut j);
    });
    time("hessian", &mut || {
        let _ = t.hessian(&x, 1.0, &y, &mut h);
    });
    time("gradient", &mut || {
        let _ = t.gradient(&x, &mut g);
    });
    let begin = Instant::now();
    let s = InteriorPoint
        .solve(&mut t, &Options::default(), &mut Silent)
        .unwrap_or_else(|e| panic!("{e}"));
    let all = begin.elapsed().as_secs_f64() * 1e3;
    println!(
        "solve     {all:8.3} ms, {} iterations, {:.3} ms each; {n} variables, {m} constraints, {} and {} derivatives",
        s.iterations(),
        all / s.iterations() as f64,
        j.len(),
        h.len()
    );
}
