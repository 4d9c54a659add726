//! From a compiled model to nodes and elements.

use super::element::{Beam, End};
use super::grid::{self, Fraction};
use super::node::{Flight, NodeInertia};
use super::{Engine, Loaded, Member, Memory, Queue, Sums, Updates};
use crate::error::{ModelError, ModelErrors};
use crate::model::geometry::rotation_matrix;
use crate::model::{CurvatureMeasure, Force, GROUND, JointKind, Model, Study};
use crate::step::{Stepper, Velocities};
use crate::system::compile::{BodyFrame, JointInfo, JointRole};
use crate::system::mechanism::Inertia;
use alembert_math::Spatial;
use alembert_math::se3::{RigidMotion, Rotation, Screw};
use nalgebra::{Matrix3, SymmetricEigen, Vector3};
use std::collections::BTreeMap;
use std::collections::BinaryHeap;

/// Part of the largest stable step that an element takes when nothing is said.
pub(super) const COURANT: f64 = 0.5;

/// Below this, relative to the length of an element, an offset is none.
const NO_OFFSET: f64 = 1e-13;

/// A compiled model, taken apart.
pub(super) struct Source<'a> {
    pub model: &'a Model,
    pub study: &'a Study,
    pub place: &'a str,
    pub stepper: &'a Stepper<Spatial, 3, 3, 6>,
    pub velocities: &'a Velocities<3, 3, 6>,
    pub joints: &'a [JointInfo<Spatial, 3, 3, 6>],
    pub frames: &'a [BodyFrame<3>],
    pub node_of: &'a [usize],
}

/// Nodes under construction.
struct Nodes {
    members: Vec<Member>,
    flights: Vec<Flight>,
    inertia: Vec<NodeInertia>,
}

impl Source<'_> {
    /// Builds the integrator.
    pub fn build(&self) -> Result<Engine, ModelErrors> {
        let nodes = self.nodes()?;
        let ground = nodes.flights.len() - 1;
        let (mut beams, origin) = self.beams(&nodes)?;
        let mut near_lists = vec![vec![]; ground + 1];
        for (e, beam) in beams.iter().enumerate() {
            for end in &beam.ends {
                near_lists[end.node].push(e as u32);
            }
        }
        let singles: Vec<usize> = (0..ground).filter(|&k| near_lists[k].is_empty()).collect();
        for (k, &node) in singles.iter().enumerate() {
            near_lists[node].push((beams.len() + k) as u32);
        }
        let (base, steps) = self.steps(&beams, &nodes, &near_lists, singles.len())?;
        for (node, near) in near_lists[..ground].iter().enumerate() {
            let host = near.iter().min_by_key(|&&e| steps[e as usize]);
            let host = host.and_then(|&e| beams.get_mut(e as usize));
            if let Some(end) = host.and_then(|b| b.ends.iter_mut().find(|e| e.node == node)) {
                end.host = true;
            }
        }
        let mut first = vec![0_u32];
        for list in &near_lists {
            first.push(first.last().copied().unwrap_or(0) + list.len() as u32);
        }
        let (load_of, loaded) = self.loads(&nodes, ground + 1);
        let zero = Memory {
            relative: Screw::zero(),
            rate: Screw::zero(),
        };
        let queue = self.study.asynchronous.then(|| Queue {
            heap: BinaryHeap::with_capacity(steps.len() + 1),
            due: Vec::with_capacity(steps.len()),
            touched: Vec::with_capacity(ground + 1),
        });
        Ok(Engine {
            fixed: (0..=ground).map(|k| k == ground).collect(),
            times: vec![0; ground + 1],
            inertia: nodes.inertia,
            nodes: nodes.flights,
            memory: vec![zero; beams.len()],
            beams,
            singles,
            next: vec![0; steps.len()],
            steps,
            first,
            near: near_lists.concat(),
            load_of,
            loaded,
            gravity: self.stepper.mech.gravity,
            tick: self.study.step / base as f64,
            base,
            done: 0,
            started: false,
            queue,
            sums: Sums::default(),
            updates: Updates::default(),
            members: nodes.members,
            origin,
        })
    }

    /// Welded bodies become one node; those welded to ground the last one, which does not move.
    fn nodes(&self) -> Result<Nodes, ModelErrors> {
        let mech = &self.stepper.mech;
        let n = mech.n();
        let mut welded = vec![false; n];
        for (k, (joint, info)) in self.model.joints.iter().zip(self.joints).enumerate() {
            match (joint.kind, info.role) {
                (JointKind::Weld, JointRole::Tree { body, .. }) => welded[body] = true,
                (JointKind::Weld, JointRole::Closure(_)) => {
                    let message = format!(
                        "weld \"{}\" closes a loop of welds, for which the lie-group scheme has no equations",
                        joint.name
                    );
                    let help = "leave it out: its bodies are welded together already";
                    let error = ModelError::new(format!("joint[{k}]"), message);
                    return Err(error.with_help(help).into());
                }
                _ => {}
            }
        }
        let mut groups: Vec<Vec<usize>> = vec![];
        let mut node = vec![usize::MAX; n];
        for i in 0..n {
            let parent = mech.links[i].parent;
            node[i] = match welded[i] {
                true if parent < n => node[parent],
                true => usize::MAX,
                false => {
                    groups.push(vec![]);
                    groups.len() - 1
                }
            };
            if let Some(group) = groups.get_mut(node[i]) {
                group.push(i);
            }
        }
        let ground = groups.len();
        let mut out = Nodes {
            members: vec![],
            flights: vec![],
            inertia: vec![],
        };
        for group in &groups {
            let (pose, inertia) = self.rigid(group)?;
            let twist = self.twist(group[0], &pose);
            out.flights.push(Flight {
                pose,
                momentum: inertia.momentum(&twist),
                twist,
            });
            out.inertia.push(inertia);
        }
        out.flights.push(Flight {
            pose: RigidMotion::identity(),
            momentum: Screw::zero(),
            twist: Screw::zero(),
        });
        out.inertia.push(NodeInertia {
            mass: 1.0,
            moments: Vector3::from_element(1.0),
        });
        for (i, node) in node.into_iter().enumerate() {
            let node = node.min(ground);
            let offset = out.flights[node].pose.to(&self.pose(i));
            out.members.push(Member { node, offset });
        }
        Ok(out)
    }

    /// Centre of mass and directors of a body.
    fn pose(&self, body: usize) -> RigidMotion {
        let pose = &self.stepper.state.q[body];
        RigidMotion {
            r: Rotation::from_matrix(&pose.r),
            x: pose.x,
        }
    }

    /// Common centre of mass, principal axes and inertia of bodies.
    fn rigid(&self, group: &[usize]) -> Result<(RigidMotion, NodeInertia), ModelErrors> {
        let bodies = &self.stepper.mech.bodies;
        let first = self.pose(group[0]);
        if let [only] = group {
            let inertia = NodeInertia {
                mass: bodies[*only].mass,
                moments: moments(&bodies[*only]),
            };
            self.check_inertia(*only, &inertia)?;
            return Ok((first, inertia));
        }
        let mass: f64 = group.iter().map(|&i| bodies[i].mass).sum();
        let weighted = group.iter().map(|&i| self.pose(i).x * bodies[i].mass);
        let center = weighted.sum::<Vector3<f64>>() / mass;
        // about the centre, along the axes of the first body
        let mut tensor = Matrix3::zeros();
        for &i in group {
            let seen = first.to(&self.pose(i));
            let (r, arm) = (
                seen.r.matrix(),
                first.r.apply_inverse(&(self.pose(i).x - center)),
            );
            tensor += r * Matrix3::from_diagonal(&moments(&bodies[i])) * r.transpose();
            let steiner = Matrix3::identity() * arm.norm_squared() - arm * arm.transpose();
            tensor += steiner * bodies[i].mass;
        }
        let off = tensor - Matrix3::from_diagonal(&tensor.diagonal());
        let (axes, moments) = if off.amax() <= 1e-14 * tensor.trace() {
            (Matrix3::identity(), tensor.diagonal())
        } else {
            let eigen = SymmetricEigen::new(tensor);
            let mut axes = eigen.eigenvectors;
            if axes.determinant() < 0.0 {
                axes.column_mut(2).neg_mut();
            }
            (axes, eigen.eigenvalues)
        };
        let pose = RigidMotion {
            r: first.r.times(&Rotation::from_matrix(&axes)),
            x: center,
        };
        let inertia = NodeInertia { mass, moments };
        self.check_inertia(group[0], &inertia)?;
        Ok((pose, inertia))
    }

    fn check_inertia(&self, body: usize, inertia: &NodeInertia) -> Result<(), ModelErrors> {
        let least = inertia.moments.min();
        if least > 1e-12 * inertia.moments.max() && inertia.mass > 0.0 {
            return Ok(());
        }
        let index = self.node_of.iter().position(|&n| n == body);
        let path = index.map_or(String::new(), |k| format!("body[{k}]"));
        let message = "a body has no moment of inertia about one of its axes".to_owned();
        let help = "the lie-group scheme needs all three; use scheme = \"midpoint\", or give it a small one";
        Err(ModelError::new(path, message).with_help(help).into())
    }

    /// Initial twist of a node, from that of one of its bodies.
    fn twist(&self, body: usize, pose: &RigidMotion) -> Screw {
        let twist = &self.velocities.twists[body];
        let v = Vector3::new(twist[0], twist[1], twist[2]);
        let w = Vector3::new(twist[3], twist[4], twist[5]);
        let arm = pose.x - self.stepper.state.q[body].x;
        Screw {
            w: pose.r.apply_inverse(&w),
            v: pose.r.apply_inverse(&(v + w.cross(&arm))),
        }
    }

    /// The elements, with where they come from.
    #[allow(clippy::type_complexity)] // index of the force and both bodies of each element
    fn beams(&self, nodes: &Nodes) -> Result<(Vec<Beam>, Vec<(usize, [usize; 2])>), ModelErrors> {
        let n = self.stepper.mech.n();
        let names = self.model.bodies.iter().enumerate();
        let index: BTreeMap<&str, usize> = names.map(|(k, b)| (b.name.as_str(), k)).collect();
        let (mut beams, mut origin) = (vec![], vec![]);
        for (k, force) in self.model.forces.iter().enumerate() {
            let Force::Beam(f) = force else { continue };
            let model_index = [0, 1].map(|i| index.get(f.bodies[i].as_str()).copied());
            let known = |i: usize| f.bodies[i] == GROUND || model_index[i].is_some();
            if !known(0) || !known(1) {
                let message = format!("beam \"{}\" is not attached to bodies", f.name);
                return Err(ModelError::new(format!("force[{k}].bodies"), message).into());
            }
            let drawn = model_index.map(|i| i.map_or(RigidMotion::identity(), |i| self.drawn(i)));
            let relative = match &f.rest {
                Some(rest) => at_rest(rest),
                None => drawn[0].to(&drawn[1]),
            };
            let known = relative.cay_inv().zip(drawn[0].to(&drawn[1]).cay_inv());
            let Some((mut xi, shape)) = known else {
                let message = format!(
                    "the ends of beam \"{}\" are turned by more than 169 degrees",
                    f.name
                );
                let error = ModelError::new(format!("force[{k}]"), message);
                return Err(error.with_help("use more elements").into());
            };
            let length = f.length.unwrap_or_else(|| xi.arc());
            // where drawn and natural shape are bent differently, what the Cayley map makes of the arc is no strain (T-LIE-12)
            if f.curvature != CurvatureMeasure::Tangent {
                xi.v *= lengthening(&shape) / lengthening(&xi);
            }
            let bodies = model_index.map(|i| i.map_or(n, |i| self.node_of[i]));
            let ends = [0, 1].map(|i| self.end(nodes, model_index[i], length));
            let [stiffness, viscosity] = coefficients(f);
            beams.push(Beam {
                ends,
                length,
                stiffness,
                viscosity: viscosity
                    .iter()
                    .any(|v| *v > 0.0)
                    .then(|| Box::new(viscosity)),
                reference: xi.array().map(|x| x / length),
            });
            origin.push((k, bodies));
        }
        Ok((beams, origin))
    }

    /// Drawn centre of mass and axes of a body of the model.
    fn drawn(&self, index: usize) -> RigidMotion {
        let frame = &self.frames[index];
        RigidMotion {
            r: Rotation::from_matrix(&(frame.drawn.r * frame.directors.transpose())),
            x: frame.drawn.x,
        }
    }

    /// An end of an element: at the centre of mass of a body, along its axes.
    fn end(&self, nodes: &Nodes, index: Option<usize>, length: f64) -> End {
        let ground = nodes.flights.len() - 1;
        let Some(index) = index else {
            return End {
                node: ground,
                offset: None,
                host: false,
            };
        };
        let member = nodes.members[self.node_of[index]];
        let axes = RigidMotion {
            r: Rotation::from_matrix(&self.frames[index].directors.transpose()),
            x: Vector3::zeros(),
        };
        let offset = member.offset.times(&axes);
        let none = offset.r.u.norm() < NO_OFFSET && offset.x.norm() < NO_OFFSET * length;
        End {
            node: member.node,
            offset: (!none).then(|| Box::new(offset)),
            host: false,
        }
    }

    /// Steps of elements and single nodes in ticks, and the ticks in a step of the study.
    fn steps(
        &self,
        beams: &[Beam],
        nodes: &Nodes,
        near: &[Vec<u32>],
        singles: usize,
    ) -> Result<(u64, Vec<u64>), ModelErrors> {
        let step = self.study.step;
        if !self.study.asynchronous {
            return Ok((1, vec![1; beams.len() + singles]));
        }
        let given = self.given_steps();
        let courant = self.study.courant.unwrap_or(COURANT);
        let path = |key: &str| format!("{}.{key}", self.place);
        let mut limits = Limits::new(beams, nodes, near);
        let mut fractions = vec![];
        for (e, force) in self.beam_forces().enumerate() {
            let fraction = match given.get(force) {
                Some(h) => Fraction::near(h / step).ok_or_else(|| {
                    let message = format!(
                        "the step {h} s of element \"{force}\" is no simple fraction of the step {step} s"
                    );
                    let help = "give all element steps as simple multiples of a common tick, so that events coincide: for example step/2, 3*step/5";
                    ModelErrors::from(ModelError::new(path("element_steps"), message).with_help(help))
                })?,
                None => {
                    let largest = limits.of(e);
                    Fraction::below(courant * largest / step).ok_or_else(|| {
                        let message = format!(
                            "element \"{force}\" is stable only up to a step of {largest:.3e} s, more than a million times below the step of the study"
                        );
                        let help = "use a smaller step, or look at stiffness and inertia of the rod";
                        ModelErrors::from(ModelError::new(path("step"), message).with_help(help))
                    })?
                }
            };
            fractions.push(fraction);
        }
        fractions.extend(std::iter::repeat_n(Fraction::ONE, singles));
        grid::ticks(&fractions).map_err(|e| {
            let name = self.beam_forces().nth(e).unwrap_or_default();
            let message = format!("the element steps have no common grid: the first one that does not fit is that of \"{name}\"");
            let help = "use steps that are simple fractions of the step of the study";
            ModelError::new(path("element_steps"), message).with_help(help).into()
        })
    }

    /// Names of the elements.
    fn beam_forces(&self) -> impl Iterator<Item = &str> {
        let beams = self.model.forces.iter();
        beams
            .filter(|f| matches!(f, Force::Beam(_)))
            .map(Force::name)
    }

    /// Steps by the names of elements [s].
    fn given_steps(&self) -> BTreeMap<String, f64> {
        let mut out = BTreeMap::new();
        let single: Vec<&str> = self.beam_forces().collect();
        let single: std::collections::BTreeSet<&str> = single.into_iter().collect();
        for (name, list) in &self.study.element_steps {
            if let ([h], true) = (list.as_slice(), single.contains(name.as_str())) {
                out.insert(name.clone(), *h);
                continue;
            }
            for (i, h) in list.iter().enumerate() {
                out.insert(format!("{name}.element.{i}"), *h);
            }
        }
        out
    }

    /// Loads by nodes.
    fn loads(&self, nodes: &Nodes, count: usize) -> (Vec<u32>, Vec<Loaded>) {
        let (mut load_of, mut loaded) = (vec![0; count], Vec::<Loaded>::new());
        for load in &self.stepper.mech.loads {
            let member = nodes.members[load.node];
            if load_of[member.node] == 0 {
                loaded.push(Loaded {
                    list: vec![],
                    last: Screw::zero(),
                    way: Screw::zero(),
                });
                load_of[member.node] = loaded.len() as u32;
            }
            let entry = &mut loaded[load_of[member.node] as usize - 1];
            entry.list.push((load.clone(), member.offset));
        }
        (load_of, loaded)
    }
}

/// Largest stable steps of elements; neighbours that are alike are computed once.
struct Limits<'a> {
    beams: &'a [Beam],
    nodes: &'a Nodes,
    near: &'a [Vec<u32>],
    last: Option<([f64; 26], f64)>,
}

impl<'a> Limits<'a> {
    fn new(beams: &'a [Beam], nodes: &'a Nodes, near: &'a [Vec<u32>]) -> Self {
        Self {
            beams,
            nodes,
            near,
            last: None,
        }
    }

    /// Largest stable step of an element [s].
    fn of(&mut self, element: usize) -> f64 {
        let beam = &self.beams[element];
        let relative = Screw::from_array(&beam.reference.map(|x| x * beam.length));
        let shares = [0, 1].map(|k| self.share(beam, k));
        let mut key = [0.0; 26];
        key[..6].copy_from_slice(&beam.stiffness);
        key[6..12].copy_from_slice(&beam.reference);
        if let Some(viscosity) = &beam.viscosity {
            key[12..18].copy_from_slice(&viscosity[..]);
        }
        for (k, share) in shares.iter().flatten().enumerate() {
            key[18 + 4 * k] = share.mass;
            key[19 + 4 * k..22 + 4 * k].copy_from_slice(share.moments.as_slice());
        }
        let plain = beam.ends.iter().all(|e| e.offset.is_none());
        if let Some((known, limit)) = &self.last {
            let alike = known.iter().zip(&key);
            let alike = alike
                .into_iter()
                .all(|(a, b)| (a - b).abs() <= 1e-9 * (a.abs() + b.abs()));
            if plain && alike {
                return *limit;
            }
        }
        let limit = beam.largest_step(beam.frequency(&relative, shares));
        self.last = plain.then_some((key, limit));
        limit
    }

    /// The part of the inertia of a node that belongs to an element: by lengths.
    fn share(&self, beam: &Beam, end: usize) -> Option<NodeInertia> {
        let node = beam.ends[end].node;
        if node + 1 == self.nodes.inertia.len() {
            return None;
        }
        let near = self.near[node].iter();
        let total: f64 = near.map(|&e| self.beams[e as usize].length).sum();
        let (inertia, part) = (&self.nodes.inertia[node], beam.length / total);
        Some(NodeInertia {
            mass: part * inertia.mass,
            moments: inertia.moments * part,
        })
    }
}

impl Engine {
    /// Largest stable step of all elements, and which element it is; from their state without force (T-LIE-10).
    pub fn largest_stable_step(&self) -> Option<(usize, f64)> {
        let near: Vec<Vec<u32>> = (0..self.nodes.len())
            .map(|k| self.near[self.first[k] as usize..self.first[k + 1] as usize].to_vec())
            .collect();
        let nodes = Nodes {
            members: vec![],
            flights: vec![],
            inertia: self.inertia.clone(),
        };
        let mut limits = Limits::new(&self.beams, &nodes, &near);
        let each = (0..self.beams.len()).map(|e| (e, limits.of(e)));
        each.min_by(|a, b| a.1.total_cmp(&b.1))
    }
}

/// Principal moments of inertia from the Euler tensor.
fn moments(inertia: &Inertia<3>) -> Vector3<f64> {
    Vector3::from_element(inertia.euler.sum()) - inertia.euler
}

/// Stiffness and viscosity of an element: bending, bending, torsion, shear, shear, extension.
fn coefficients(f: &crate::model::Beam) -> [[f64; 6]; 2] {
    let entry = |list: &[f64], i: usize| list.get(i).copied().unwrap_or(0.0);
    let stiffness = [
        entry(&f.bending, 0),
        entry(&f.bending, 1),
        f.torsion.unwrap_or(0.0),
        entry(&f.shear, 0),
        entry(&f.shear, 1),
        f.extension,
    ];
    let (t, s) = (f.retardation, f.shear_retardation.unwrap_or(f.retardation));
    let times = [t, t, s, s, s, t];
    let viscosity = match &f.damping {
        Some(d) => [
            entry(&d.bending, 0),
            entry(&d.bending, 1),
            d.torsion.unwrap_or(0.0),
            entry(&d.shear, 0),
            entry(&d.shear, 1),
            d.extension,
        ],
        None => std::array::from_fn(|k| stiffness[k] * times[k]),
    };
    [stiffness, viscosity]
}

/// By how much |v| is longer than the arc.
fn lengthening(xi: &Screw) -> f64 {
    match xi.arc() {
        arc if arc > 0.0 => xi.v.norm() / arc,
        _ => 1.0,
    }
}

/// The second body of a beam without stress, seen from the first.
fn at_rest(rest: &crate::model::BeamRest) -> RigidMotion {
    let turn = rotation_matrix(rest.rotation.xyz());
    RigidMotion {
        r: Rotation::from_matrix(&Matrix3::from_fn(|i, j| turn[i][j])),
        x: Vector3::from(rest.displacement.xyz()),
    }
}
