//! The equations of motion of a model at one state, in the coordinates of its joints.
//!
//! ```
//! use alembert::{dynamics, model::Model};
//!
//! let text = r#"
//!     [[body]]
//!     name = "arm"
//!     mass = 2
//!     inertia = [0.1, 0.1, 0.1]
//!     center_of_mass = [0.5, 0, 0]
//!
//!     [[joint]]
//!     name = "pivot"
//!     kind = "revolute"
//!     bodies = ["ground", "arm"]
//!     at = [0, 0, 0]
//!     axis = [0, -1, 0]
//! "#;
//! let model = Model::from_toml_str(text, "arm.toml").expect("a valid model");
//! let state = dynamics::State::default();
//! let found = dynamics::at(&model, &state).expect("a valid state");
//! assert_eq!(found.coordinates, ["pivot.angle"]);
//! assert!((found.mass_matrix[0][0] - 0.6).abs() < 1e-15);
//! ```

use crate::error::{ModelError, ModelErrors};
use crate::joints::{Freedom, JointKind, Turns};
use crate::model::{Model, Orientation, Scheme, Space as ModelSpace, Study, suggest};
use crate::simulate::Simulation;
use crate::step::{Generalized, Stepper, Twist};
use crate::system::compile::{BodyFrame, JointRole, tree_signs};
use crate::velocities::no_inertia;
use alembert_math::{Planar, Space, Spatial};
use nalgebra::{SMatrix, SVector};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Numbers of joints and of bodies that no joint carries, by name.
pub type Named = BTreeMap<String, Vec<f64>>;

/// Where and under what the equations are asked; what is missing is that of the model's start, forces and accelerations are zero.
///
/// A joint has its coordinates and their rates, as in the model file. A spherical joint has the orientation of its body as a quaternion w, x, y, z,
/// and as rates the angular velocity of the body. A body that nothing carries has the place of its centre of mass, its orientation (in the plane an
/// angle; a point none), and the rates of both. All in world axes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct State {
    /// Coordinates [rad, m].
    pub q: Named,
    /// Rates [rad/s, m/s].
    pub v: Named,
    /// Accelerations, for `inverse` [rad/s², m/s²].
    pub a: Named,
    /// Forces on the coordinates, for `forward` [N m, N].
    pub tau: Named,
}

/// The equations of motion M a + bias = tau at a state; rows and columns as in `coordinates`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Dynamics {
    /// Names: `JOINT.COORDINATE`, and `NAME.vx` ... `NAME.wz` for velocities and angular velocities.
    pub coordinates: Vec<String>,
    /// Mass matrix.
    pub mass_matrix: Vec<Vec<f64>>,
    /// What tau must be without acceleration: inertia, gravity and all forces of the model.
    pub bias: Vec<f64>,
    /// The part of gravity in it.
    pub gravity: Vec<f64>,
    /// Accelerations under `tau`; closed loops stay closed.
    pub forward: Vec<f64>,
    /// Forces of the accelerations `a`; loops are taken as open.
    pub inverse: Vec<f64>,
    /// Kinetic energy [J].
    pub kinetic_energy: f64,
    /// Potential energy: gravity, zero at the origin, and force elements [J].
    pub potential_energy: f64,
}

/// The equations at a state.
pub fn at(model: &Model, state: &State) -> Result<Dynamics, ModelErrors> {
    let study = Study {
        scheme: Scheme::Midpoint,
        step: 1.0,
        duration: 1.0,
        ..Study::default()
    };
    model.with_expanded(|model| match model.space {
        ModelSpace::Spatial => evaluate::<Spatial, 3, 3, 6>(model, &study, state),
        ModelSpace::Planar => evaluate::<Planar, 2, 1, 3>(model, &study, state),
    })
}

/// The numbers of one body of the tree.
struct Block {
    /// Joint, or body that none carries.
    name: String,
    /// Names of the rates.
    rates: Vec<String>,
    /// Numbers of the configuration.
    length: usize,
    kind: Option<(JointKind, bool)>,
    turns: bool,
}

impl Block {
    /// Numbers of a joint as the tree has them; the way back is the same.
    fn signs<const T: usize>(&self, given: &[f64]) -> Twist<T> {
        match self.kind {
            Some((kind, reversed)) if !self.turns => {
                let c = tree_signs::<T>(kind, given, reversed);
                SVector::from_fn(|k, _| if k < given.len() { c[k] } else { 0.0 })
            }
            _ => SVector::from_fn(|k, _| given.get(k).copied().unwrap_or(0.0)),
        }
    }
}

fn evaluate<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    state: &State,
) -> Result<Dynamics, ModelErrors>
where
    S: Space<D, A, T>,
{
    let (mut stepper, (joints, frames, node_of, _)) =
        Simulation::<S, D, A, T>::stepper(model, study, study.scheme, None)?;
    let n = stepper.mech.n();
    // bodies and points of the model, and joints, by their node
    let mut names = vec![("", 0); n];
    let bodies = model.bodies.iter().map(|b| &b.name);
    let bodies = bodies.chain(model.points.iter().map(|p| &p.name));
    for (k, (name, &node)) in bodies.zip(&node_of).enumerate() {
        if node < n {
            names[node] = (name, k);
        }
    }
    let mut carried = vec![None; n];
    for (info, joint) in joints.iter().zip(&model.joints) {
        if let JointRole::Tree { body, reversed } = info.role {
            carried[body] = Some((joint, reversed));
        }
    }
    let mut blocks = vec![];
    for i in 0..n {
        let freedom = stepper.mech.links[i].freedom;
        blocks.push(block::<D>(freedom, names[i].0, carried[i])?);
    }
    check(&blocks, state)?;
    place(&mut stepper, &blocks, &names, &frames, state)?;
    let mut rates = stepper.start_rates();
    let list = |from: &Named, to: &mut [Twist<T>]| {
        for (block, to) in blocks.iter().zip(to) {
            if let Some(given) = from.get(&block.name) {
                *to = block.signs(given);
            }
        }
    };
    list(&state.v, &mut rates);
    let mut asked = [vec![Twist::zeros(); n], vec![Twist::zeros(); n]];
    list(&state.a, &mut asked[0]);
    list(&state.tau, &mut asked[1]);
    let [a, tau] = &asked;
    let found = stepper.generalized(rates, a, tau).ok_or_else(no_inertia)?;
    let s = &stepper.state;
    let potential = stepper
        .mech
        .potential(&s.q, &s.coords, &s.angles, &s.memory);
    Ok(report(&blocks, &found, potential))
}

/// What a body of the tree has.
fn block<const D: usize>(
    freedom: Freedom,
    body: &str,
    joint: Option<(&crate::model::Joint, bool)>,
) -> Result<Block, ModelErrors> {
    let ball = freedom.turns == Turns::Ball;
    let turns: &[&str] = match (ball, D) {
        (false, _) => &[],
        (true, 2) => &["wz"],
        (true, _) => &["wx", "wy", "wz"],
    };
    let orientation = match (ball, D) {
        (false, _) => 0,
        (true, 2) => 1,
        (true, _) => 4,
    };
    if freedom.absolute_position() {
        let slides = ["vx", "vy", "vz"];
        let rates = slides[..D].iter().chain(turns);
        return Ok(Block {
            name: body.to_owned(),
            rates: rates.map(|r| format!("{body}.{r}")).collect(),
            length: D + orientation,
            kind: None,
            turns: ball,
        });
    }
    let Some((joint, reversed)) = joint else {
        let message = format!("body \"{body}\" hangs on nothing that has a name");
        return Err(ModelError::new("", message)
            .with_help("this is an error of the program")
            .into());
    };
    let name = &joint.name;
    if reversed && joint.kind == JointKind::Planar {
        let message = format!(
            "joint \"{name}\" runs from its second body to the first one, where its displacements turn with the body"
        );
        let help = "exchange its two bodies";
        return Err(ModelError::new("", message).with_help(help).into());
    }
    let own = match ball {
        true => turns,
        false => &joint.kind.spec().names[..freedom.dof(D)],
    };
    Ok(Block {
        name: name.clone(),
        rates: own.iter().map(|r| format!("{name}.{r}")).collect(),
        length: if ball { orientation } else { own.len() },
        kind: Some((joint.kind, reversed)),
        turns: ball,
    })
}

/// Refuses names that nothing has, and lists of another length.
fn check(blocks: &[Block], state: &State) -> Result<(), ModelErrors> {
    let mut errors = vec![];
    let valid: Vec<&str> = blocks
        .iter()
        .filter(|b| b.length > 0)
        .map(|b| b.name.as_str())
        .collect();
    for (key, named) in [
        ("q", &state.q),
        ("v", &state.v),
        ("a", &state.a),
        ("tau", &state.tau),
    ] {
        for (name, given) in named {
            let place = format!("{key}.{name}");
            let Some(block) = blocks.iter().find(|b| b.name == *name && b.length > 0) else {
                let shown = suggest::shorten(name);
                let message = format!(
                    "\"{shown}\" is no joint of the spanning tree with coordinates, and no body that nothing carries"
                );
                let help = suggest::did_you_mean(name, &valid, "names");
                errors.push(ModelError::new(place, message).with_help(help));
                continue;
            };
            let wanted = if key == "q" {
                block.length
            } else {
                block.rates.len()
            };
            if given.len() != wanted {
                let message = format!(
                    "\"{name}\" has {wanted} numbers in `{key}`, found {}",
                    given.len()
                );
                let help = format!("its rates are {}", block.rates.join(", "));
                errors.push(ModelError::new(place, message).with_help(help));
            } else if let Some(wrong) = given.iter().find(|x| !x.is_finite()) {
                let message = format!("`{key}` of \"{name}\" must be finite, found {wrong}");
                errors.push(ModelError::new(place, message));
            }
        }
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(ModelErrors(errors)),
    }
}

/// Puts the bodies where the state says they are.
fn place<S, const D: usize, const A: usize, const T: usize>(
    stepper: &mut Stepper<S, D, A, T>,
    blocks: &[Block],
    names: &[(&str, usize)],
    frames: &[BodyFrame<D>],
    state: &State,
) -> Result<(), ModelErrors>
where
    S: Space<D, A, T>,
{
    for (i, block) in blocks.iter().enumerate() {
        let Some(given) = state.q.get(&block.name) else {
            continue;
        };
        let pose = &mut stepper.state.q[i];
        let own = stepper.mech.links[i].freedom.absolute_position();
        let turn = if own {
            pose.x = SVector::from_fn(|k, _| given[k]);
            &given[D..]
        } else {
            given
        };
        match turn {
            _ if !block.turns && !own => {
                let c = block.signs::<T>(given);
                stepper.state.coords[i] = std::array::from_fn(|k| c[k]);
            }
            _ if !block.turns => {}
            [angle] => pose.r = S::turn(*angle) * frames[names[i].1].directors,
            [w, x, y, z] => {
                let rotation = Orientation::Quaternion {
                    quaternion: [*w, *x, *y, *z],
                };
                let r = rotation.to_matrix().map_err(|e| {
                    let message = format!("orientation of \"{}\": {}", block.name, e.message);
                    ModelError::new(format!("q.{}", block.name), message)
                        .with_help("no rotation is [1, 0, 0, 0]")
                })?;
                let r = SMatrix::<f64, D, D>::from_fn(|a, b| r[a.min(2)][b.min(2)]);
                pose.r = r * frames[names[i].1].directors;
            }
            _ => {}
        }
    }
    let state = &mut stepper.state;
    stepper.mech.place_bodies(&state.coords, &mut state.q);
    Ok(())
}

/// Lists in the order of the names.
fn report<const T: usize>(blocks: &[Block], found: &Generalized<T>, potential: f64) -> Dynamics {
    let flat = |rows: &[Twist<T>]| -> Vec<f64> {
        let rows = blocks.iter().zip(rows);
        rows.flat_map(|(block, row)| {
            let count = block.rates.len();
            let own = block.signs::<T>(&row.as_slice()[..count]);
            own.iter().take(count).copied().collect::<Vec<f64>>()
        })
        .collect()
    };
    // columns belong to rates of the tree: their order and sign are changed as those of the rows
    let mut columns: Vec<Vec<f64>> = vec![];
    let mut at = 0;
    for block in blocks {
        let count = block.rates.len();
        for k in 0..count {
            let mut unit = vec![0.0; count];
            unit[k] = 1.0;
            let tree = block.signs::<T>(&unit);
            let mut column = vec![0.0; found.mass.len()];
            for (j, weight) in tree
                .iter()
                .take(count)
                .enumerate()
                .filter(|(_, w)| **w != 0.0)
            {
                for (to, from) in column.iter_mut().zip(flat(&found.mass[at + j])) {
                    *to += weight * from;
                }
            }
            columns.push(column);
        }
        at += count;
    }
    Dynamics {
        coordinates: blocks.iter().flat_map(|b| b.rates.clone()).collect(),
        mass_matrix: columns,
        bias: flat(&found.bias),
        gravity: flat(&found.gravity),
        forward: flat(&found.forward),
        inverse: flat(&found.inverse),
        kinetic_energy: found.kinetic,
        potential_energy: potential,
    }
}
