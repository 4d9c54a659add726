//! Random mechanisms with all kinds of elements, their simulated motions in the discrete equations, and what tests ask of them.

use super::loaded;
use alembert::model::Model;
use alembert_nlp::Problem;
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::transcription::Transcription;

/// A random mechanism with all kinds of elements between random bodies.
pub struct Tree {
    seed: u64,
    random: Random,
    planar: bool,
    /// Whether forces and a point follow given functions of time.
    timed: bool,
    /// Whether its bodies are two branches whose ends meet.
    loops: bool,
    bodies: usize,
    /// Joints with an angle or a displacement: name.
    scalar: Vec<String>,
    pub text: String,
    pub used: Vec<&'static str>,
}

impl Tree {
    pub fn new(seed: u64, planar: bool, timed: bool) -> Self {
        Self::build(seed, planar, timed, false)
    }

    /// With joints that close loops.
    pub fn closed(seed: u64, planar: bool, timed: bool) -> Self {
        Self::build(seed, planar, timed, true)
    }

    fn build(seed: u64, planar: bool, timed: bool, loops: bool) -> Self {
        let mut t = Self {
            seed,
            random: Random::new(seed),
            planar,
            timed,
            loops,
            bodies: if loops { 6 } else { 4 },
            scalar: vec![],
            text: String::new(),
            used: vec![],
        };
        t.text = match planar {
            true => "space = \"planar\"\ngravity = [0.3, -9.81]\n".to_owned(),
            false => "gravity = [0.3, -0.2, -9.81]\n".to_owned(),
        };
        t.add_bodies();
        if loops {
            t.close_loops();
        }
        t.add_elements();
        t.orient();
        t
    }

    /// Exchanges the bodies of joints that the spanning tree runs through backwards, as the errors say.
    fn orient(&mut self) {
        let build = |text: &str| {
            let model = Model::from_toml_str(text, "model.toml").unwrap_or_else(|e| panic!("{e}"));
            alembert_ocp::tree::build(&model).map(|_| ())
        };
        while let Err(e) = build(&self.text) {
            let path = e.0[0].path.clone();
            let k = path
                .strip_prefix("joint[")
                .and_then(|p| p.strip_suffix("].bodies"));
            let k: usize = k
                .unwrap_or_else(|| panic!("{e}\n{}", self.text))
                .parse()
                .unwrap();
            let joints: Vec<usize> = self.text.match_indices("[[joint]]").map(|m| m.0).collect();
            let begin = joints[k] + self.text[joints[k]..].find("bodies = [").unwrap();
            let end = begin + self.text[begin..].find(']').unwrap();
            let names: Vec<String> = self.text[begin + 10..end]
                .split(", ")
                .map(str::to_owned)
                .collect();
            self.text
                .replace_range(begin + 10..end, &format!("{}, {}", names[1], names[0]));
        }
    }

    fn number(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * 0.5 * (1.0 + self.random.symmetric())
    }

    fn below(&mut self, n: usize) -> usize {
        (self.number(0.0, n as f64) as usize).min(n - 1)
    }

    fn vector(&mut self, size: f64) -> String {
        let n = if self.planar { 2 } else { 3 };
        let list: Vec<String> = (0..n)
            .map(|_| format!("{:.4}", size * self.random.symmetric()))
            .collect();
        format!("[{}]", list.join(", "))
    }

    /// Joints that every seed turns by one: all kinds come up in a few seeds.
    fn add_bodies(&mut self) {
        let kinds: &[&str] = match self.planar {
            _ if self.loops => self.in_branches(),
            true => &["revolute", "prismatic", "free", "custom"],
            false => &[
                "revolute",
                "spherical",
                "universal",
                "prismatic",
                "cylindrical",
                "screw",
                "free",
                "custom",
            ],
        };
        let first = self.below(kinds.len());
        for k in 0..self.bodies {
            let (mass, at) = (self.number(0.5, 2.0), self.vector(1.0));
            let inertia = if self.planar {
                format!("{:.4}", self.number(0.1, 0.4))
            } else {
                let [a, b] = [0, 1].map(|_| self.number(0.1, 0.2));
                format!("[{a:.4}, {b:.4}, {:.4}]", 0.8 * (a + b))
            };
            self.text += &format!(
                "[[body]]\nname = \"b{k}\"\nmass = {mass:.4}\ninertia = {inertia}\nposition = {at}\n"
            );
            let kind = kinds[(first + k) % kinds.len()];
            self.used.push(kind);
            if kind == "free" {
                continue;
            }
            let parent = match self.parent(k) {
                0 => "ground".to_owned(),
                p => format!("b{}", p - 1),
            };
            let at = self.vector(1.0);
            self.text += &format!(
                "[[joint]]\nname = \"j{k}\"\nkind = \"{kind}\"\nbodies = [\"{parent}\", \"b{k}\"]\nat = {at}\n"
            );
            self.add_axes(kind);
            if kind != "spherical" {
                self.scalar.push(format!("j{k}"));
            }
        }
    }

    /// One more than the body that carries body k: in loops two branches, whose ends meet.
    fn parent(&mut self, k: usize) -> usize {
        match (self.loops, k) {
            (false, _) => self.below(k + 1),
            (true, 3) => self.below(2),
            (true, _) => k,
        }
    }

    /// Joints of branches that meet: they leave them room to move.
    fn in_branches(&self) -> &'static [&'static str] {
        match self.planar {
            true => &["revolute", "revolute", "prismatic"],
            false => &[
                "revolute",
                "spherical",
                "universal",
                "prismatic",
                "cylindrical",
                "screw",
            ],
        }
    }

    /// Directions of a joint, skew in loops.
    fn add_axes(&mut self, kind: &str) {
        let [axis, second] = match (self.planar, self.loops) {
            (true, _) => ["[0.6, 0.8]".to_owned(), String::new()],
            (_, false) => [
                "[0.48, 0.6, 0.64]".to_owned(),
                "[0.8, 0.0, -0.6]".to_owned(),
            ],
            (_, true) => {
                let [a, b] = [0, 1].map(|_| self.number(-1.0, 1.0));
                [
                    format!("[{a:.4}, {b:.4}, 1.0]"),
                    format!("[1.0, 0.0, {:.4}]", -(a * 1e4).round() * 1e-4),
                ]
            }
        };
        if !self.planar && !matches!(kind, "spherical" | "weld")
            || kind == "prismatic"
            || kind == "slot"
        {
            self.text += &format!("axis = {axis}\n");
        }
        match kind {
            "universal" => self.text += &format!("second_axis = {second}\n"),
            "screw" => self.text += "pitch = 0.2\n",
            "custom" => {
                self.text += match self.planar {
                    true => "slides = [\"0.2*sin(q)\", \"0.1*q^2\"]\n",
                    false => {
                        "slides = [\"0.2*sin(q)\", \"0.1*q^2\", \"0.3*q\"]\nturns = [\"0.3*q\", \"0.2*cos(q) + 0.1*q^2\"]\n"
                    }
                };
            }
            _ => {}
        }
    }

    /// The ends of the branches are joined, and two bodies before them keep their distance.
    fn close_loops(&mut self) {
        let kinds: &[&str] = match self.planar {
            true => &["revolute", "prismatic", "slot", "weld", "custom"],
            false => &[
                "spherical",
                "revolute",
                "universal",
                "cylindrical",
                "prismatic",
                "planar",
                "weld",
                "screw",
                "custom",
            ],
        };
        // every kind comes up in as many seeds as there are kinds
        let kind = kinds[self.seed as usize % kinds.len()];
        self.used.extend([kind, "distance"]);
        let at = self.vector(1.0);
        self.text += &format!(
            "[[joint]]\nname = \"closing\"\nkind = \"{kind}\"\nbodies = [\"b2\", \"b5\"]\nat = {at}\n"
        );
        self.add_axes(kind);
        let (a, b) = (self.vector(0.3), self.vector(0.3));
        self.text += &format!(
            "[[joint]]\nname = \"rod\"\nkind = \"distance\"\nbodies = [\"b1\", \"b4\"]\nat_first = {a}\nat_second = {b}\n"
        );
    }

    /// Two different carriers, the second one a body.
    fn pair(&mut self) -> String {
        let second = self.below(self.bodies);
        let first = match self.below(self.bodies) {
            k if k == second => "ground".to_owned(),
            k => format!("b{k}"),
        };
        format!("bodies = [\"{first}\", \"b{second}\"]\n")
    }

    /// Friction and viscoelastic springs on all joints, and between bodies: elements with states.
    pub fn with_states(mut self) -> Self {
        for joint in self.scalar.clone() {
            self.text += &format!(
                "[[force]]\nkind = \"friction\"\nname = \"{joint}-friction\"\njoint = \"{joint}\"\ncoordinate = 0\nstiffness = 60.0\nyield = 0.4\nhardening = 2.0\nstatic = 0.6\nstribeck_velocity = 0.7\nviscous = 0.05\n\
                 [[force]]\nkind = \"maxwell\"\nname = \"{joint}-maxwell\"\njoint = \"{joint}\"\ncoordinate = 0\nstiffness = 1.0\nrest = 0.1\nbranches = [4.0, 2.0]\ntimes = [0.1, 0.4]\nstart = [0.2, 0.0]\n"
            );
        }
        let (a, b) = (self.vector(0.3), self.vector(0.3));
        self.text += &format!(
            "[[coordinate]]\nkind = \"distance\"\nname = \"gap\"\nbodies = [\"ground\", \"b0\"]\nat_first = {a}\nat_second = {b}\n\
             [[force]]\nkind = \"maxwell\"\nname = \"band\"\ncoordinate = \"gap\"\nstiffness = 3.0\nrest = 0.4\nbranches = [9.0]\ntimes = [0.2]\n\
             [[force]]\nkind = \"friction\"\nname = \"brake\"\ncoordinate = \"gap\"\nstiffness = 80.0\nyield = 0.5\n\
             [[force]]\nkind = \"motor\"\nname = \"pump\"\ncoordinate = \"gap\"\ndelay = 0.15\nstart = 0.4\n"
        );
        if self.timed {
            self.text += "value = \"2*sin(9*t)\"\n";
        }
        self
    }

    /// A rope over three bodies, and a tackle that comes back to the first of them; the second one only pulls, and is always taut.
    fn add_ropes(&mut self) {
        // numbers of its own: those of all other elements stay as they are
        let own = Random::new(self.text.len() as u64);
        let others = std::mem::replace(&mut self.random, own);
        let first = self.below(self.bodies);
        let second = (first + 1 + self.below(self.bodies - 1)) % self.bodies;
        for (name, keys) in [
            ("rope", "length = 1.0"),
            ("tackle", "length = 0.01\nslack = true"),
        ] {
            let mut path = vec![
                "ground".to_owned(),
                format!("b{first}"),
                format!("b{second}"),
            ];
            if name == "tackle" {
                path.push(format!("b{first}"));
            }
            let points: Vec<String> = path
                .iter()
                .map(|body| format!("{{ body = \"{body}\", at = {} }}", self.vector(0.3)))
                .collect();
            self.text += &format!(
                "[[force]]\nkind = \"rope\"\nname = \"{name}\"\npath = [{}]\nstiffness = 12.0\ndamping = 0.8\n{keys}\n",
                points.join(", ")
            );
        }
        self.random = others;
    }

    /// A flexible rod that is clamped to the last body on a joint. More elements (friction, custom joints) have their place here: numbers of their own leave
    /// those of all others as they are.
    pub fn add_rod(&mut self) {
        let own = Random::new(self.text.len() as u64 + 1);
        let others = std::mem::replace(&mut self.random, own);
        let carried = |k: &usize| self.text.contains(&format!("name = \"j{k}\""));
        let last = (0..self.bodies).rev().find(carried).unwrap_or(0);
        let [x, y] = [0, 1].map(|_| self.number(-1.0, 1.0));
        let (start, end, keys) = match self.planar {
            true => (
                format!("[{x:.4}, {y:.4}]"),
                format!("[{:.4}, {y:.4}]", x + 0.5),
                "stiffness = { extension = 90, shear = [30], bending = [0.5] }\ninertia_per_length = 2e-3",
            ),
            false => (
                format!("[{x:.4}, {y:.4}, 0.1]"),
                format!("[{:.4}, {y:.4}, 0.1]", x + 0.5),
                "normal = [0, 0, 1]\nstiffness = { extension = 80, shear = [22, 25], bending = [0.5, 0.7], torsion = 0.4 }\ninertia_per_length = [2e-3, 1e-3, 3e-3]",
            ),
        };
        self.text += &format!(
            "[[rod]]\nname = \"whip\"\nelements = 2\nstart = {start}\nend = {end}\n{keys}\nmass_per_length = 0.6\nretardation = 0.01\n\
             [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"b{last}\", \"whip.start\"]\nat = {start}\n"
        );
        self.used.push("rod");
        self.random = others;
        self.orient();
    }

    fn add_elements(&mut self) {
        let points = |t: &mut Self| {
            let (a, b) = (t.vector(0.3), t.vector(0.3));
            format!("at_first = {a}\nat_second = {b}\n")
        };
        let (pair, at) = (self.pair(), points(self));
        self.text += &format!(
            "[[force]]\nkind = \"spring\"\nname = \"spring\"\n{pair}{at}stiffness = 40.0\ndamping = 1.5\nlength = 0.4\n"
        );
        let (pair, at) = (self.pair(), points(self));
        self.text += &format!(
            "[[force]]\nkind = \"gravitation\"\nname = \"attraction\"\n{pair}{at}constant = -3.0\n"
        );
        let pair = self.pair();
        let (at, turn) = match self.planar {
            true => (
                "[0.1, 0.2]",
                "rotational_stiffness = 6.0\nrotational_damping = 0.2\n",
            ),
            false => (
                "[0.1, 0.2, 0.3]",
                "rotational_stiffness = [3.0, 4.0, 5.0]\nrotational_damping = [0.2, 0.1, 0.3]\n",
            ),
        };
        let stiff = if self.planar {
            "[30.0, 20.0]"
        } else {
            "[30.0, 20.0, 10.0]"
        };
        self.text += &format!(
            "[[force]]\nkind = \"bushing\"\nname = \"bushing\"\n{pair}at = {at}\nstiffness = {stiff}\ndamping = {stiff}\n{turn}"
        );
        self.add_ropes();
        let (body, at, flow) = (self.below(self.bodies), self.vector(0.3), self.vector(1.0));
        self.text += &format!(
            "[[force]]\nkind = \"drag\"\nname = \"drag\"\nbody = \"b{body}\"\nat = {at}\nlinear = 0.7\nquadratic = 0.4\nflow = {flow}\n"
        );
        let (body, at) = (self.below(self.bodies), self.vector(0.3));
        let value = match (self.timed, self.planar) {
            (true, true) => "[\"2*sin(3*t)\", 1.0]",
            (true, false) => "[\"2*sin(3*t)\", 1.0, \"t\"]",
            (false, true) => "[2.0, 1.0]",
            (false, false) => "[2.0, 1.0, -0.5]",
        };
        let torque = if self.timed {
            "\"0.5*cos(5*t)\""
        } else {
            "0.5"
        };
        self.text += &format!(
            "[[force]]\nkind = \"force\"\nname = \"push\"\nbody = \"b{body}\"\nat = {at}\nvalue = {value}\n"
        );
        for joint in self.scalar.clone() {
            self.text += &format!(
                "[[force]]\nkind = \"torsion\"\nname = \"{joint}-torsion\"\njoint = \"{joint}\"\ncoordinate = 0\nstiffness = 9.0\ndamping = 0.3\nrest = 0.2\n\
                 [[force]]\nkind = \"limit\"\nname = \"{joint}-limit\"\njoint = \"{joint}\"\ncoordinate = 0\nupper = -0.05\nstiffness = 30.0\ndamping = 0.5\n\
                 [[force]]\nkind = \"drive\"\nname = \"{joint}-drive\"\njoint = \"{joint}\"\ncoordinate = 0\nvalue = {torque}\n"
            );
        }
        let (motion, weights) = match self.planar {
            true => ("[\"0.3*sin(2*t)\", 1.5]", "[0.6, -0.3]"),
            false => ("[\"0.3*sin(2*t)\", 1.5, \"t^2\"]", "[0.6, -0.3, 0.2]"),
        };
        if self.timed {
            let (body, hook) = (self.below(self.bodies), self.vector(0.3));
            self.text += &format!(
                "[[point]]\nname = \"driven\"\nmotion = {motion}\n\
                 [[force]]\nkind = \"spring\"\nname = \"led\"\nbodies = [\"driven\", \"b{body}\"]\nat_second = {hook}\nstiffness = 25.0\ndamping = 0.4\nlength = 0.3\n"
            );
        }
        let (place, other) = (self.vector(1.0), self.vector(1.0));
        self.text += &format!(
            "[[point]]\nname = \"p\"\nmass = 0.7\nposition = {place}\n\
             [[point]]\nname = \"q\"\nmass = 0.4\nposition = {other}\n\
             [[force]]\nkind = \"lennard-jones\"\nname = \"pair\"\npoints = [\"p\", \"q\"]\nepsilon = 0.2\nsigma = 0.2\n\
             [[force]]\nkind = \"combination\"\nname = \"quartic\"\nbodies = [\"p\", \"q\"]\nfirst = {weights}\nsecond = {weights}\nstiffness = 5.0\nquartic = 8.0\ndamping = 0.3\nrest = 0.1\n"
        );
    }
}

/// The program of a model, and the motion of the simulator in it.
pub fn simulated(model: &str, problem: &str) -> Transcription {
    let loaded = loaded(model, problem);
    let ocp = alembert_ocp::compile::compile(&loaded.file, &loaded.model)
        .unwrap_or_else(|e| panic!("{e}\n{model}"));
    let first = Motion::interpolate(&ocp, &[]);
    let motion = alembert_ocp::simulated::motion(&loaded, &ocp, &first)
        .unwrap_or_else(|e| panic!("{e}\n{model}"));
    let mut t = Transcription::new(ocp, &motion.theta, motion.refs.clone(), false).unwrap();
    t.begin_with(&motion);
    t
}

/// Largest defect of the equations of motion and of closed loops, and the largest momentum, in the units of the coordinates.
pub fn defect(t: &mut Transcription) -> [f64; 2] {
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let mut rows = vec![0.0; t.constraints()];
    t.constraint_values(&x, &mut rows).unwrap();
    let mut worst = 0.0_f64;
    for (k, v) in rows.iter().enumerate() {
        let name = t.constraint_name(k);
        if ["equation of", "begin of", "start momentum", "loop closed"]
            .iter()
            .any(|own| name.starts_with(own))
        {
            worst = worst.max(v.abs());
        }
    }
    let inner = t.steps() / 2;
    // the momentum in the middle of the motion, by the first step of a program that begins there
    let momentum = t.start_momentum(&x[t.theta_at[inner]..]);
    let size = momentum.iter().fold(0.0_f64, |a, p| a.max(p.abs()));
    [worst, size]
}

/// One sweep for Jacobian and Hessian gives what two give.
pub fn both_at_once(t: &mut Transcription, x: &[f64]) {
    let mut random = Random::new(5);
    let y: Vec<f64> = (0..t.constraints()).map(|_| random.symmetric()).collect();
    let derivatives = |t: &mut Transcription| {
        let mut first = vec![0.0; t.jacobian_structure().len()];
        let mut second = vec![0.0; t.hessian_structure().len()];
        t.jacobian(x, &mut first).unwrap();
        t.hessian(x, 0.7, &y, &mut second).unwrap();
        first.extend(second);
        first
    };
    let apart = derivatives(t);
    t.prepare(x, 0.7, &y);
    let both = derivatives(t);
    for (k, (a, b)) in apart.iter().zip(&both).enumerate() {
        assert!((a - b).abs() <= 1e-12 * (1.0 + a.abs()), "{k}: {a} {b}");
    }
}

/// From rest, wherever it is.
pub const PROBLEM: &str = r#"
model = "model.toml"
[start]
configuration = "free"
[[phase]]
name = "main"
steps = 25
duration = 0.5
[[objective]]
kind = "kinetic-energy"
"#;

/// Free durations, an actuator, a condition.
pub const PROBLEM_FREE: &str = r#"
model = "model.toml"
[start]
configuration = "free"
[[phase]]
name = "one"
steps = 2
duration = { min = 0.2, max = 1.0, guess = 0.5 }
[[phase]]
name = "two"
steps = 2
duration = { min = 0.2, max = 1.0, guess = 0.6 }
[[objective]]
kind = "kinetic-energy"
[[objective]]
kind = "time"
[[actuator]]
name = "thrust"
body = "b0"
kind = "force"
[[condition]]
point = { body = "b1" }
axis = "x"
min = -1.0
"#;

/// The last problem with a contact that opens: the trial step has what acts and what holds too.
pub fn releases(timed: bool) -> String {
    let closed = PROBLEM_FREE.replace("name = \"one\"\n", "name = \"one\"\ncontacts = [\"toe\"]\n");
    let contact = "[[contact]]\nname = \"toe\"\nbody = \"b1\"\npulls = true\n";
    let text = closed + contact;
    match timed {
        false => text,
        true => text
            .replace("{ min = 0.2, max = 1.0, guess = 0.5 }", "0.5")
            .replace("{ min = 0.2, max = 1.0, guess = 0.6 }", "0.6")
            .replace("[[objective]]\nkind = \"time\"\n", ""),
    }
}
