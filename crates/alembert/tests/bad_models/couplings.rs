//! Wrong couplings and custom joints.

use super::{check, parts, plane};

/// Joints on which the cases below stand: `pin` (ground, crank), `rail` (ground, rod).
const JOINTS: &str = "[[joint]]\nname = 'pin'\nkind = 'revolute'\nbodies = ['ground', 'crank']\nat = [0, 0, 0]\naxis = [0, 0, 1]\n[[joint]]\nname = 'rail'\nkind = 'prismatic'\nbodies = ['ground', 'rod']\nat = [0, 0, 0]\naxis = [1, 0, 0]\n";

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_couplings() {
    let couple = |text: &str, message, help| parts(&format!("{JOINTS}[[coupling]]\nname = 'c'\n{text}"), message, help);
    check(vec![
        couple("joint = 'pinn' #!\nfollows = [{ joint = 'rail', factor = 2 }]", "there is no joint \"pinn\"", "`pin`"),
        couple("joint = 'pin'\nfollows = [] #!", "follows nothing", "factor = 2"),
        couple("joint = 'pin'\nfollows = [{ joint = 'rail' }] #!", "does not say how it follows", "factor = 2"),
        couple("joint = 'pin'\nfollows = [{ joint = 'rail', factor = 0 }] #!", "has the factor 0", "leave this entry out"),
        couple("joint = 'pin'\nfollows = [{ joint = 'rail', factor = 2, value = 'q' }] #!", "both `factor` and `value`", "keep one"),
        couple("joint = 'pin'\nfollows = [{ joint = 'pin', factor = 2 }] #!", "the same coordinate twice", "once"),
        couple("joint = 'rail'\nfollows = [{ joint = 'pin', value = 'abs(q)' }] #!", "its slope jumps at q = 0.0000", "interpolation = \"spline\""),
        couple("joint = 'rail'\nfollows = [{ joint = 'pin', value = { table = [[0, 0], [1, 1], [2, 0]], interpolation = 'linear' } }] #!", "its slope jumps at q = 1.0000", "spline"),
        couple("joint = 'rail'\nfollows = [{ joint = 'pin', value = { table = [[0, 0], [0, 1]] } }] #!", "must increase", ""),
        couple("joint = 'rail'\nfollows = [{ joint = 'pin', value = { table = [[0, 0], [3, 1], [7, 0]] } }] #!", "a full turn or more", "gear the angle down"),
        couple("joint = 'rail'\nfollows = [{ joint = 'pin', value = 'sin(p)' }] #!", "in the expression", ""),
        couple("joint = 'rail'\nfollows = [{ joint = 'pin', value = '1/q' }] #!", "not finite at q = 0", "half a turn"),
        couple("joint = 'rail'\nratio = 2 #!\nfollows = [{ joint = 'pin', factor = 1 }]", "unknown key `ratio`", ""),
        parts(&format!("{JOINTS}[[coupling]]\nname = 'pin' #!\njoint = 'rail'\nfollows = [{{ joint = 'pin', factor = 1 }}]"), "used twice", "already"),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_custom_joints() {
    let knee = |text: &str, message, help| parts(&format!("[[joint]]\nname = 'knee' #0\nkind = 'custom'\nbodies = ['ground', 'crank']\nat = [0, 0, 0]\naxis = [0, 0, 1]\n{text}"), message, help);
    check(vec![
        knee("slides = ['q^2', 0] #!", "must have 3 entries, found 2", "write 0"),
        knee("turns = ['q^2', 0, 0] #!", "must have 2 entries, found 3", "write 0"),
        knee("turns = ['max(0, q)', 0] #!", "not smooth", "spline"),
        knee("turns = [1.6, 0] #!", "no meaning from a right angle on", "the small one"),
        knee("turns = [0, { table = [[-4, 0], [4, 1]] }] #!", "a full turn or more", "gear"),
        knee("pitch = 1 #!\nslides = [0, 0, 'q']", "has no meaning for a custom joint", "slides, turns"),
        parts("[[joint]] #!\nname = 'knee'\nkind = 'custom'\nbodies = ['ground', 'crank']\nat = [0, 0, 0]\naxis = [0, 0, 1]\n", "neither `slides` nor `turns`", "revolute"),
        parts("[[joint]]\nname = 'pin'\nkind = 'revolute'\nbodies = ['ground', 'crank']\nat = [0, 0, 0]\naxis = [0, 0, 1]\nslides = [0, 0, 'q'] #!", "has no meaning for a revolute joint", ""),
        plane("[[joint]]\nname = 'knee'\nkind = 'custom'\nbodies = ['ground', 'crank']\nat = [0, 0]\nslides = ['q', 0]\nturns = [0, 0] #!", "has no meaning for a custom joint", ""),
    ]);
}
