//! Wrong phases, contacts, actuators, boundaries, objectives, options.

use super::{ARM, Case, HEAD, MOTORS, PHASE, arm, check, space, whole};

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_keys_and_header() {
    check(vec![
        whole("title = 'x' #!\n[[phase]]\nname = 'main'\nsteps = 10\nduration = 1\n", "the problem has no `model`", "Model file"),
        whole("model = 'm.toml' #!\n", "no phases", "[[phase]]"),
        whole(&format!("{HEAD}max_turns = 1 #!\n{PHASE}"), "unknown key `max_turns` in the problem", "`max_turn`"),
        whole(&format!("{HEAD}max_turn = 0 #!\n{PHASE}"), "`max_turn`", "0.5"),
        whole(&format!("{HEAD}max_turn = 1.6 #!\n{PHASE}"), "at most pi/2", "0.5"),
        whole(&format!("{HEAD}max_turn = nan #!\n{PHASE}"), "not a finite number", ""),
        whole(&format!("{HEAD}name = 'a/b' #!\n{PHASE}"), "the name of the problem", "files"),
        whole(&format!("model = '' #!\n{PHASE}"), "the path of the model is empty", "model.toml"),
        arm("[[body]] #!\nname = 'x'\n", "unknown key `body`", ""),
        arm("[[control]] #!\nname = 'x'\n", "unknown key `control`", "`actuator`"),
        arm("[[condition]]\njoint = 'elbow'\nmin = 'a' #!\n", "`min` of condition number 1 must be a number", ""),
        arm("[[objective]]\nkind = 'efort' #!\n", "unknown value \"efort\"", "\"effort\""),
        arm("[[objective]]\nkind = 'effort'\nmax_turn = 1 #!\n", "unknown key `max_turn`", "belongs to the problem itself"),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_phases() {
    let phase = |text: &str, message, help| whole(&format!("{HEAD}[[phase]]\nname = 'main'\n{text}\n"), message, help);
    check(vec![
        phase("steps = 0 #!\nduration = 1", "must be at least 1", ""),
        phase("steps = 2.5 #!\nduration = 1", "must be a whole number", ""),
        phase("steps = 5\nduration = 0 #!", "must be positive, found 0", "seconds"),
        phase("steps = 5\nduration = -1 #!", "must be positive, found -1", "seconds"),
        phase("steps = 5\nduration = inf #!", "not a finite number", ""),
        phase("steps = 5\nduration = { min = 0, max = 1 } #!", "must be positive, found 0", "min = 0.01"),
        phase("steps = 5\nduration = { min = 2, max = 1 } #!", "min 2 is not below max 1", "number itself"),
        phase("steps = 5\nduration = { min = 1, max = 2, guess = 3 } #!", "the guess 3", "geometric mean"),
        phase("steps = 5\nduration = { min = 1 } #!", "has no `max`", "Longest"),
        phase("steps = 5\nduration = 1\nscheme = 'midpoint' #!", "unknown key `scheme` in phase", "leave it out"),
        phase("steps = 5\nduration = 1\ncontacts = ['foot'] #!", "there is no contact \"foot\"", "there are no contacts"),
        whole(&format!("{HEAD}{PHASE}{}", PHASE.replace("'main'", "'main' #!")), "have the name \"main\"", "(line 3)"),
        whole(&format!("{HEAD}{}", PHASE.replace("'main'", "'end' #!")), "a meaning of its own", "choose another"),
        whole(&format!("{HEAD}{}", PHASE.replace("'main'", "'a b' #!")), "contains white space", "letters"),
        whole(&format!("{HEAD}{}", PHASE.replace("'main'", "'' #!")), "the name is empty", ""),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_contacts() {
    let contact = |text: &str, message, help| arm(&format!("[[contact]]\nname = 'foot'\n{text}\n"), message, help);
    let closed = "[[phase]]\nname = 'stand'\nsteps = 5\nduration = 1\n";
    check(vec![
        contact("body = 'loer' #!", "there is no body \"loer\"", "`lower`"),
        contact("body = 'ground' #!", "belongs to the ground", "touches"),
        contact("body = 'lower'\nat = [0, 0, 0] #!", "must have 2 entries, found 3", "planar"),
        contact("body = 'ball'\nat = [0, 0] #!", "an offset from a point mass", "leave the key out"),
        contact("body = 'lower'\nnormal = [0, 0] #!", "has no length", "direction"),
        contact("body = 'lower'\nfriction = -1 #!", "must not be negative", "no cone"),
        contact("body = 'lower'\nfriction = 1 #!\npulls = true", "also pulls", "leave out"),
        contact("body = 'lower'\nrelease = 'force-fre' #!", "force-fre", "force-free"),
        contact(&format!("body = 'lower'\n{closed}contacts = ['fot'] #!"), "there is no contact \"fot\"", "`foot`"),
        contact(&format!("body = 'lower'\n{closed}contacts = ['foot', 'foot'] #!"), "twice", "once"),
        contact("body = 'lower'\n[[contact]]\nname = 'foot' #!\nbody = 'upper'", "have the name \"foot\"", "(line 13)"),
        space("[[contact]] #!\nname = 'foot'\nbody = 'a'\n", "no gravity", "normal"),
        space("[[contact]]\nname = 'foot'\nbody = 'a'\nnormal = [0, 1] #!\n", "must have 3 entries", "spatial"),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_actuators() {
    let act = |text: &str, message, help| whole(&format!("{HEAD}{PHASE}[[actuator]]\nname = 'm'\n{text}\n"), message, help);
    let three = |text: &str, message, help| space(&format!("[[actuator]]\nname = 'm'\n{text}\n"), message, help);
    check(vec![
        whole(&format!("{HEAD}{PHASE}[[actuator]] #!\nname = 'm'\n"), "acts on nothing", "joint ="),
        act("joint = 'elbow'\nbody = 'lower' #!", "on a joint and on a body", "leave one"),
        act("joint = 'elbo' #!", "there is no joint \"elbo\"", "`elbow`"),
        act("joint = 'elbow'\ncoordinate = 'angel' #!", "no coordinate \"angel\"", "`angle`"),
        act("joint = 'elbow'\nkind = 'torque' #!", "`kind` of actuator \"m\" has no meaning", "bodies"),
        act("joint = 'elbow'\nat = [0, 0] #!", "`at` of actuator", "bodies"),
        act("joint = 'elbow'\nlimit = 0 #!", "must be positive", "plus and minus"),
        act("joint = 'elbow'\nlimit = -3 #!", "must be positive, found -3", "plus and minus"),
        act("joint = 'elbow'\nlimit = { min = 1, max = -1 } #!", "min 1 is not below max -1", "exchange"),
        act("joint = 'elbow'\nlimit = {} #!", "neither `min` nor `max`", "one of them"),
        act("joint = 'elbow'\nlimit = [1, 2] #!", "must have 1 entries, found 2", "one for each"),
        act("body = 'ground' #!", "acts on the ground", "name a body"),
        act("body = 'plat' #!", "there is no body \"plat\"", "`plate`"),
        act("body = 'plate'\ncoordinate = 'x' #!", "`coordinate`", "only joints"),
        act("body = 'plate'\nkind = 'torque'\nat = [0, 0] #!", "`at`", "as a whole"),
        act("body = 'plate'\nkind = 'torque'\nlimit = [1, 2] #!", "must have 1 entries", ""),
        act("body = 'plate'\nlimit = [1, 2, 3] #!", "must have 2 entries", ""),
        act("body = 'plate'\nlimit = [1, -2] #!", "must be positive, found -2", ""),
        act("body = 'ball'\nkind = 'torque' #!", "no orientation", "force"),
        act("body = 'ball'\nframe = 'body' #!", "which has none", "world"),
        act("body = 'lower' #!\nkind = 'torque'", "free bodies only", "joint"),
        act("joint = 'elbow'\n[[actuator]]\nname = 'm' #!\njoint = 'shoulder'", "have the name \"m\"", "(line 7)"),
        three("joint = 'glue' #!", "a weld joint, which has no coordinates", "hip, pin, tube"),
        three("joint = 'nothing' #!", "a free joint", "named itself"),
        three("joint = 'link' #!", "closes a loop", "put \"link\" before"),
        three("joint = 'hip'\ncoordinate = 'x' #!", "no coordinate \"x\"", "leave the coordinate out"),
        three("joint = 'hip'\nlimit = [1, 2] #!", "must have 3 entries, found 2", ""),
        three("joint = 'tube'\nlimit = [1, 2, 3] #!", "must have 2 entries, found 3", ""),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_boundaries() {
    let start = |text: &str, message, help| arm(&format!("[start]\n{text}\n"), message, help);
    let three = |text: &str, message, help| space(&format!("[start]\n{text}\n"), message, help);
    check(vec![
        start("joints = { elbo = 1 } #!", "there is no joint \"elbo\"", "`elbow`"),
        start("[start.joints]\nshoulder = 1\nelbo = 1 #!", "there is no joint \"elbo\"", "`elbow`"),
        start("joints = { elbow = [1, 2] } #!", "must have 1 value, found 2", "one number"),
        start("joints = { elbow = { min = 2, max = 1 } } #!", "min 2 is not below max 1", "exchange"),
        start("joints = { elbow = {} } #!", "neither `min` nor `max`", ""),
        start("joints = { elbow = inf } #!", "not a finite number", ""),
        start("bodies = { lower = { position = [0, 0] } } #!", "is not free: a joint carries it", "joint"),
        start("bodies = { plat = { position = [0, 0] } } #!", "there is no body \"plat\"", "`plate`"),
        start("bodies = { plate = { position = [0, 0, 0] } } #!", "must have 2 entries", "planar"),
        start("bodies = { plate = {} } #!", "says nothing", "position"),
        start("bodies = { plate = { rotation = [0, 0, 1] } } #!", "one angle", "one number"),
        start("bodies = { ball = { rotation = 1 } } #!", "no orientation", "leave out"),
        start("momentum = { elbo = 1 } #!", "there is no joint \"elbo\"", "`elbow`"),
        start("rest = true #!\nmomentum = { elbow = 1 }", "but `momentum` is given", "rest = ["),
        start("rest = ['elbow'] #!\nmomentum = { elbow = 1 }", "its `momentum` is given", "leave one"),
        start("rest = ['elbo'] #!", "no joint or free body \"elbo\"", "`elbow`"),
        start("rest = ['lower'] #!", "is not free", "joint"),
        start("configuration = 'modell' #!", "unknown value \"modell\"", "\"model\""),
        three("joints = { hip = 1 } #!", "must have 3 values, found 1", "list of 3"),
        three("joints = { hip = { min = 0, max = 1 } } #!", "no bounds by component", "rotation vector"),
        three("joints = { tube = 1 } #!", "must have 2 values, found 1", "list of 2"),
        three("joints = { glue = 1 } #!", "no coordinates", "hip"),
        three("joints = { link = [0, 0, 0] } #!", "closes a loop", ""),
        three("bodies = { flyer = { position = [0, 0, 0] } } #!", "is not free", ""),
        three("bodies = { bob = { position = [0, 0] } } #!", "must have 3 entries", "spatial"),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_periodic() {
    let cycle = |text: &str, message, help| arm(&format!("[periodic]\n{text}\n"), message, help);
    check(vec![
        cycle("advance = { elbo = 1 } #!", "no coordinate \"elbo\"", "`elbow`"),
        cycle("[periodic.advance]\nelbow = 1\n'plate.z' = 1 #!", "no coordinate \"plate.z\"", "did you mean"),
        cycle("advance = { elbow = [1, 2] } #!", "must have 1 value, found 2", ""),
        cycle("[end]\njoints = { elbow = 1 } #!", "the end repeats the start", "[start]"),
        cycle("[end]\nrest = true #!", "the end repeats the start", "[start]"),
        cycle("[end]\nconfiguration = 'model' #!", "the end repeats the start", "[start]"),
        space("[periodic]\nadvance = { hip = 1 } #!", "no coordinate \"hip\"", "pin"),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_objectives() {
    let aim = |text: &str, message, help| arm(&format!("[[objective]]\n{text}\n"), message, help);
    let front = |text: &str, message, help| {
        let two = "[[objective]]\nkind = 'effort'\n[[objective]]\nkind = 'kinetic-energy'\nname = 'swing'\n";
        arm(&format!("{two}[pareto]\n{text}\n"), message, help)
    };
    check(vec![
        aim("kind = 'effort'\npoint = { body = 'lower' } #!", "unknown key `point`", "keys: actuators, kind"),
        aim("kind = 'effort'\naxis = 'x' #!", "unknown key `axis`", "keys: actuators"),
        aim("kind = 'kinetic-energy'\nweights = { m1 = 1 } #!", "unknown key `weights`", "did you mean `weight`"),
        aim("kind = 'effort'\nactuators = ['m3'] #!", "there is no actuator \"m3\"", "`m1`"),
        aim("kind = 'effort'\nactuators = [] #!", "of no actuator", "leave the key out"),
        aim("kind = 'effort'\nweights = { m3 = 1 } #!", "there is no actuator \"m3\"", "`m1`"),
        aim("kind = 'effort'\nweights = { m1 = -1 } #!", "must not be negative", ""),
        aim("kind = 'effort'\nactuators = ['m1']\nweights = { m2 = 1 } #!", "not among its actuators", "add it"),
        aim("kind = 'effort'\nper = 'elbow' #!", "no advance of [periodic]", "[periodic]"),
        aim("kind = 'effort'\nper = 'elbo' #!\n[periodic]\nadvance = { elbow = 1 }", "no advance", "`elbow`"),
        aim("kind = 'time' #!", "the durations of all phases are given", "min"),
        aim("kind = 'position' #!\npoint = { body = 'lower' }", "", "").header("has no `axis`", "axis = \"x\""),
        aim("kind = 'position' #!\naxis = 'x'", "", "").header("has no `point`", "point ="),
        aim("kind = 'position'\npoint = { body = 'lower' }\naxis = 'z' #!", "no axis z", "x, y"),
        aim("kind = 'position'\npoint = { body = 'ground' } #!\naxis = 'x'", "on the ground", "name a body"),
        aim("kind = 'target' #!\npoint = { body = 'lower' }", "", "").header("has no `target`", "target ="),
        aim("kind = 'target'\npoint = { body = 'lower' }\ntarget = [1, 2, 3] #!", "must have 2 entries", "planar"),
        aim("kind = 'contact-impulse' #!", "no contact closes", "phase before"),
        aim("kind = 'contact-impulse'\ncontact = 'foot' #!", "there is no contact \"foot\"", ""),
        aim("kind = 'work' #!", "", "").header("has no `smooth`", "a power [W]"),
        aim("kind = 'work'\nsmooth = 0 #!", "`smooth` must be positive, found 0", "a power [W]"),
        aim("kind = 'work'\nsmooth = '1 J' #!", "wrong dimension: `smooth` is in W", "NUMBER W"),
        aim("kind = 'effort'\nsmooth = 1 #!", "unknown key `smooth`", "keys: actuators, kind"),
        aim("kind = 'effort'\n[[objective]]\nkind = 'effort' #!", "two objectives are called \"effort\"", "name ="),
        arm("[[objective]]\nkind = 'effort'\nweight = 2 #!\n[[objective]]\nkind = 'kinetic-energy'\n[pareto]\nobjectives = ['effort', 'kinetic-energy']\n", "has a weight", "leave the weight out"),
        arm("[[objective]]\nkind = 'effort'\n[[objective]]\nkind = 'kinetic-energy'\n[[objective]] #!\nkind = 'effort-rate'\n[pareto]\nobjectives = ['effort', 'kinetic-energy']\n", "not part of the front", "[pareto]"),
        aim("kind = 'effort'\nname = 'a.b' #!", "contains white space or one of", "letters"),
        whole(&format!("{HEAD}{PHASE}[[objective]]\nkind = 'effort' #!\n"), "no actuators", "[[actuator]]"),
        front("objectives = ['effort'] #!", "two or three objectives, found 1", "effort, swing"),
        front("objectives = ['effort', 'swing', 'effort', 'swing'] #!", "found 4", ""),
        front("objectives = ['effort', 'sving'] #!", "there is no objective \"sving\"", "`swing`"),
        front("objectives = ['effort', 'effort'] #!", "named twice", "different"),
        front("objectives = ['effort', 'swing']\npoints = 0 #!", "at least 1", "leave it out"),
        front("objectives = ['effort', 'swing']\nstarts = 0 #!", "at least 1", "leave it out"),
    ]);
}

impl Case {
    /// The place of the error is the header of the objective.
    fn header(mut self, message: &'static str, help: &'static str) -> Self {
        self.text = self
            .text
            .replace(" #!", "")
            .replace("[[objective]]", "[[objective]] #!");
        (self.message, self.help) = (message, help);
        self
    }
}

#[test]
#[rustfmt::skip]
fn e2e_guess_and_solver() {
    let guess = |text: &str, message, help| arm(&format!("[guess]\n{text}\n"), message, help);
    let solver = |text: &str, message, help| arm(&format!("[solver]\n{text}\n"), message, help);
    check(vec![
        guess("kind = 'solution' #!", "needs a `file`", "file ="),
        guess("file = 'x.npz' #!", "`file`", "solution"),
        guess("refine = [0] #!", "between 0 and 1, found 0", "[0.25, 0.5]"),
        guess("refine = [0.5, 1] #!", "between 0 and 1, found 1", "[0.25, 0.5]"),
        guess("refine = [0.5, 0.25] #!", "not finer", "increase"),
        guess("starts = 5\nspread = -1 #!", "must not be negative", "0.2"),
        guess("spread = 1 #!", "no meaning", "starts"),
        guess("starts = 0 #!", "at least 1", "leave it out"),
        guess("via = { man = { elbow = 1 } } #!", "there is no phase \"man\"", "`main`"),
        guess("via = { main = { elbo = 1 } } #!", "there is no joint \"elbo\"", "`elbow`"),
        guess("via = { main = { elbow = { min = 1 } } } #!", "at one value", "number"),
        guess("kind = 'static'\nvia = { main = { elbow = 1 } } #!", "`via`", "interpolate"),
        solver("tolerance = 0 #!", "must be positive", "1e-9"),
        solver("max_seconds = -1 #!", "must be positive", "no limit"),
        solver("max_iterations = 0 #!", "at least 1", "1000"),
        solver("backend = 'ipot' #!", "unknown value \"ipot\"", "\"ipopt\""),
    ]);
}

/// What of a model is not supported is refused at the path of the model.
#[test]
#[rustfmt::skip]
fn e2e_models_that_are_not_supported() {
    let torque = "[[force]]\nname = 'f'\nkind = 'torque'\nbody = 'upper'\nvalue = 1\n";
    let follower = "[[force]]\nname = 'f'\nkind = 'force'\nbody = 'upper'\nvalue = [1, 0]\nframe = 'body'\n";
    let servo = "[[servo]]\nname = 's'\njoint = 'elbow'\nmotion = 't'\n";
    let supported = "optimal control takes bodies";
    let cases = [
        (torque, "\"f\" is a torque", "a drive"), (follower, "\"f\" turns with its body", "an actuator"),
        (servo, "servo \"s\"", supported),
    ];
    for (more, message, help) in cases {
        let model = super::model(&format!("{ARM}{more}"));
        let text = format!("{HEAD}{PHASE}{MOTORS}");
        let errors = alembert_ocp::problem::ProblemFile::from_toml_str(&text, "bad.toml", &model).expect_err(message);
        assert!(errors.0[0].message.contains(message), "{errors}");
        assert_eq!(errors.0[0].line(), Some(1), "{errors}");
        assert!(errors.to_string().contains(help), "{errors}");
    }
}

/// What forces of the model cannot be combined with is refused where it stands.
#[test]
#[rustfmt::skip]
fn e2e_forces_and_what_they_do_not_go_with() {
    let spring = "[[force]]\nname = 'f'\nkind = 'torsion'\njoint = 'elbow'\nstiffness = 1\n";
    let drive = "[[force]]\nname = 'f'\nkind = 'drive'\njoint = 'elbow'\nvalue = 't'\n";
    let friction = "[[force]]\nname = 'f'\nkind = 'friction'\njoint = 'elbow'\nstiffness = 1\nyield = 1\n";
    let driven = "[[point]]\nname = 'road'\nmotion = ['t', '0']\n[[force]]\nname = 'f'\nkind = 'spring'\nbodies = ['road', 'lower']\nat_second = [0, 0]\nstiffness = 1\n";
    let free = PHASE.replace("duration = 1", "duration = { min = 0.5, max = 2, guess = 1 }");
    assert_ne!(free, PHASE);
    let lifted = "[solver]\ntranscription = 'lifted'\n";
    let at_road = "[[condition]]\npoint = { body = 'road' }\naxis = 'x'\nmin = 0\n";
    let cases = [
        (drive, free.as_str(), "", "phase[0].duration", "a function of time"), (driven, &free, "", "phase[0].duration", "a function of time"),
        (spring, PHASE, lifted, "solver.transcription", "no force elements"), (friction, PHASE, lifted, "solver.transcription", "no force elements"),
        (friction, PHASE, "[periodic]\n", "periodic", "has states, and the problem is periodic"),
        (driven, PHASE, at_road, "condition[0].point.body", "no body \"road\""),
    ];
    for (more, phase, end, path, message) in cases {
        let model = super::model(&format!("{ARM}{more}"));
        let text = format!("{HEAD}{phase}{MOTORS}{end}");
        let file = alembert_ocp::problem::ProblemFile::from_toml_str(&text, "bad.toml", &model);
        let errors = file.and_then(|f| alembert_ocp::compile::compile(&f, &model)).expect_err(message);
        assert!(errors.0[0].message.contains(message), "{errors}");
        assert_eq!(errors.0[0].path, path, "{errors}");
    }
    // and each of them goes alone
    for more in [spring, drive, driven, friction] {
        let model = super::model(&format!("{ARM}{more}"));
        let file = alembert_ocp::problem::ProblemFile::from_toml_str(&format!("{HEAD}{PHASE}{MOTORS}"), "good.toml", &model);
        assert!(file.and_then(|f| alembert_ocp::compile::compile(&f, &model)).is_ok());
    }
}
