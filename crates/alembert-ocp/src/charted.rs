//! A front of several objectives with the motions of its points.

use crate::compile::{Ocp, TermKind, compile};
use crate::pareto::{Ended, Front, Point};
use crate::played::{Played, chosen};
use crate::problem::Loaded;
use crate::solve::Plan;
use crate::study::{self, Solved, StartSummary, Watch};
use alembert::error::ModelErrors;
use alembert::text;
use alembert::trajectory::{Channel, Counts, Provenance, Scene, Status, Trajectory};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Instant;

/// A front with the motions of its points.
#[derive(Debug)]
pub struct Charted {
    /// The front.
    pub front: Front,
    /// How it ended.
    pub ended: Ended,
    /// Units of the objectives.
    pub units: Vec<String>,
    /// Which objectives are efforts.
    efforts: Vec<bool>,
    /// Plans of the points that no other dominates.
    pub plans: Vec<Played>,
    /// Time of the solver in this call: what was stored before costs nothing [s].
    pub seconds: f64,
}

impl Loaded {
    /// What a front belongs to: problem and model.
    pub fn fingerprint(&self) -> String {
        let text = |v: Result<String, serde_json::Error>| v.unwrap_or_default();
        let mut hasher = DefaultHasher::new();
        text(serde_json::to_string(&self.file)).hash(&mut hasher);
        text(serde_json::to_string(&self.model)).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }
}

/// The plan of a point, played back.
fn restore(loaded: &Loaded, ocp: &Ocp, point: &Point, name: &str) -> Result<Played, ModelErrors> {
    let mut plan = Plan::restored(ocp, &point.plan)?;
    plan.iterations = point.iterations;
    let trajectory = plan.play(&loaded.file, &loaded.model, name)?.trajectory;
    let loaded = chosen(loaded.clone(), &plan)?;
    let start = StartSummary {
        start: 0,
        status: plan.solution.status,
        objective: plan.solution.objective,
        violation: point.violation,
        iterations: point.iterations,
        seconds: 0.0,
        obstacle: String::new(),
    };
    Ok(Played {
        loaded,
        solved: Solved {
            plan,
            starts: vec![start],
            best: 0,
            asked: 1,
        },
        trajectory,
        seconds: 0.0,
        objectives: vec![],
    })
}

impl Charted {
    /// Computes a front, or goes on with one that is `known`; `keep` stores it after each point, `name` is that of the study.
    pub fn compute(
        name: &str,
        loaded: Loaded,
        known: Option<Front>,
        watch: &dyn Watch,
        keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
    ) -> Result<Self, ModelErrors> {
        let mut front = known.unwrap_or_else(|| Front {
            problem: loaded.fingerprint(),
            ..Front::default()
        });
        let begin = Instant::now();
        let ended = study::run_front(&loaded, &mut front, watch, keep)?;
        let seconds = begin.elapsed().as_secs_f64();
        let ocp = compile(&loaded.file, &loaded.model)?;
        let names = front.objectives.iter();
        let terms = names.filter_map(|name| ocp.terms.iter().find(|t| t.name == *name));
        let (units, efforts) = terms
            .map(|t| (t.unit.clone(), matches!(t.kind, TermKind::Effort(_))))
            .unzip();
        let mut plans = vec![];
        for (k, point) in front.nondominated().into_iter().enumerate() {
            let mut plan = restore(&loaded, &ocp, point, &format!("{name} {}", k + 1))?;
            plan.objectives.clone_from(&front.objectives);
            plans.push(plan);
        }
        Ok(Self {
            ended,
            units,
            efforts,
            plans,
            seconds,
            front,
        })
    }

    /// The front as a table over its points, so that figures can be taken from it.
    pub fn table(&self, study: &str) -> Trajectory {
        let points = self.front.nondominated();
        let mut channels = vec![];
        let mut add = |name: String, unit: &str, values: Vec<f64>| {
            channels.push(Channel {
                name,
                unit: unit.to_owned(),
                values,
            });
        };
        for (i, name) in self.front.objectives.iter().enumerate() {
            let values = points.iter().map(|p| p.values[i]).collect();
            add(format!("objective.{name}"), &self.units[i], values);
        }
        // without potential forces efforts are in proportion to 1/T³; motors that share a load add up by the roots of theirs
        let time = self.front.objectives.iter().position(|n| n == "time");
        if let Some(t) = time.filter(|_| self.efforts.contains(&true)) {
            let law = |p: &&Point| {
                let efforts = p.values.iter().zip(&self.efforts).filter(|(_, e)| **e);
                let roots: f64 = efforts.map(|(v, _)| v.max(0.0).sqrt()).sum();
                roots.powi(2) * p.values[t].powi(3)
            };
            let law = points.iter().map(law).collect();
            add("front.effort_time_cubed".to_owned(), "1", law);
        }
        add(
            "front.count".to_owned(),
            "1",
            vec![points.len() as f64; points.len()],
        );
        add("front.spacing".to_owned(), "1", self.spacing());
        let deviations = self.plans.iter().map(|s| {
            let channel = s.trajectory.channel("plan.replay_deviation");
            channel
                .and_then(<[f64]>::first)
                .copied()
                .unwrap_or(f64::NAN)
        });
        add(
            "front.replay_deviation".to_owned(),
            "m",
            deviations.collect(),
        );
        let kkt = points
            .iter()
            .map(|p| p.plan.residuals().map_or(f64::NAN, |r| r.largest()));
        add("front.kkt".to_owned(), "1", kkt.collect());
        let time: Vec<f64> = (0..points.len()).map(|k| k as f64).collect();
        Trajectory {
            time,
            channels,
            status: match &self.ended {
                Ended::Complete => Status::Completed,
                Ended::Stopped => Status::Interrupted { time: 0.0 },
                Ended::NoFront { reason, help } => Status::Stalled {
                    time: 0.0,
                    body: String::new(),
                    joint: None,
                    residual: f64::INFINITY,
                    message: text::readable(&format!("{reason}. {help}")),
                },
            },
            undetermined: vec![],
            last: None,
            ledger: vec![],
            provenance: Provenance {
                study: study.to_owned(),
                scheme: "front".to_owned(),
                axis: "point".to_owned(),
                ..Provenance::default()
            },
            counts: Counts::default(),
            scene: Scene::default(),
            rods: vec![],
        }
    }

    /// The motions of the points, called by study and number.
    pub fn motions(&self) -> impl Iterator<Item = Trajectory> + '_ {
        self.plans.iter().map(|plan| plan.trajectory.clone())
    }

    /// Distance of each point to the next one, in units of the range, divided by the mean; the last repeats.
    fn spacing(&self) -> Vec<f64> {
        let points = self.front.nondominated();
        let range = |i: usize| {
            let values = points.iter().map(|p| p.values[i]);
            let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), v| {
                (a.min(v), b.max(v))
            });
            (high - low).max(f64::MIN_POSITIVE)
        };
        let ranges: Vec<f64> = (0..self.front.objectives.len()).map(range).collect();
        let mut out: Vec<f64> = points
            .windows(2)
            .map(|w| {
                let parts = w[0].values.iter().zip(&w[1].values).zip(&ranges);
                parts
                    .map(|((a, b), r)| ((a - b) / r).powi(2))
                    .sum::<f64>()
                    .sqrt()
            })
            .collect();
        let mean = out.iter().sum::<f64>() / out.len().max(1) as f64;
        out.iter_mut()
            .for_each(|d| *d /= mean.max(f64::MIN_POSITIVE));
        out.extend(out.last().copied().or(Some(1.0)));
        out
    }
}
