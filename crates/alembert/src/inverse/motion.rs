//! From the columns of a recording to an admissible configuration at any time.
//!
//! Tree joints take their coordinates from the columns of the joint, else from the recorded poses of their two bodies (angles
//! followed over full turns). Bodies without a joint, points and spherical joints take them from their recorded poses. Coordinates, positions
//! and quaternions (of continuous sign, normalised afterwards) are splines of time. What is missing must follow from loops.

use super::closing::{Closing, Guide, Open};
use super::poses::{Rotation, pose_columns};
use super::recording::{Quantity, Recording};
use super::spline::{Moment, Spline};
use crate::elements::Coordinate;
use crate::error::ModelErrors;
use crate::joints::Turns;
use crate::model::{Joint, Model};
use crate::system::compile::{BodyFrame, JointInfo, JointRole, offsets, tree_coordinates};
use crate::system::mechanism::Mechanism;
use crate::system::pose::{Configuration, Pose};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// How the tree joint of a body moves.
#[derive(Debug)]
enum Track {
    /// Joint coordinates.
    Coordinates(Vec<Spline>),
    /// Absolute position (empty for spherical joints) and orientation (none for points).
    Pose(Vec<Spline>, Option<Turning>),
    /// Not recorded.
    Missing,
}

/// How a body turns.
#[derive(Debug)]
enum Turning {
    Angle(Spline),
    Quaternion([Spline; 4]),
}

/// A track, and the poses at all rows that it leads to.
type Tracked<const D: usize> = (Track, Option<Vec<Pose<D>>>);

/// What of the model the motion needs.
pub(super) struct Context<'a, S, const D: usize, const A: usize, const T: usize> {
    pub model: &'a Model,
    pub mech: &'a Mechanism<S, D, A, T>,
    pub joints: &'a [JointInfo<S, D, A, T>],
    pub frames: &'a [BodyFrame<D>],
    pub node_of: &'a [usize],
    pub recording: &'a Recording,
}

/// Recorded pose of one body over all rows: positions of its centre of mass, and directors.
pub(super) struct Recorded<const D: usize> {
    pub position: Option<Vec<SVector<f64, D>>>,
    pub rotation: Option<Rotation<D>>,
}

/// A motion; see the module documentation.
#[derive(Debug)]
pub(super) struct Motion<S, const D: usize, const A: usize, const T: usize> {
    tracks: Vec<Track>,
    guides: Vec<Guide<S, D, A, T>>,
    /// Rates that are not recorded.
    missing: Vec<bool>,
    /// Configuration at the last time asked for.
    pub q: Configuration<D>,
    pub coords: Vec<[f64; T]>,
    followed: Vec<f64>,
    /// Largest correction that closed the loops [rad, m].
    pub correction: f64,
    /// Largest distance of recorded poses from what the tree joints allow [m, 1].
    pub misfit: f64,
}

impl<S, const D: usize, const A: usize, const T: usize> Motion<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Reads the motion of all tree joints; `q` and `coords` are a configuration near its start.
    pub fn new(
        context: &Context<'_, S, D, A, T>,
        q: Configuration<D>,
        coords: Vec<[f64; T]>,
    ) -> Result<Self, ModelErrors> {
        let mech = context.mech;
        let mut motion = Self {
            tracks: vec![],
            guides: vec![],
            missing: vec![false; mech.n_rates()],
            followed: mech.angles.iter().map(|a| a.value(&q)).collect(),
            q,
            coords,
            correction: 0.0,
            misfit: 0.0,
        };
        let recorded = context.recorded_poses()?;
        let at = offsets(mech);
        let mut placed: Vec<Option<Vec<Pose<D>>>> = vec![];
        for i in 0..mech.n() {
            let (track, poses) = context.track(i, &recorded, &placed, &mut motion.misfit)?;
            if matches!(track, Track::Missing) {
                if mech.closures.is_empty() {
                    return Err(context.undetermined(i));
                }
                motion.missing[at[i]..at[i] + mech.links[i].dof()].fill(true);
            }
            motion.tracks.push(track);
            placed.push(poses);
        }
        if motion.missing.contains(&true) {
            motion.guides = context.guides(&motion.tracks)?;
        }
        Ok(motion)
    }

    /// Whether loops and guides determine what is not recorded; asked once, at the first configuration.
    pub fn check_missing(&mut self, context: &Context<'_, S, D, A, T>) -> Result<(), ModelErrors> {
        let count = self.missing.iter().filter(|m| **m).count();
        let (missing, guides) = (self.missing.clone(), std::mem::take(&mut self.guides));
        let rank = self.closing(context.mech).rank(&missing, &guides);
        self.guides = guides;
        if rank >= count {
            return Ok(());
        }
        let first = (0..self.tracks.len()).find(|&i| matches!(self.tracks[i], Track::Missing));
        Err(context.undetermined(first.unwrap_or(0)))
    }

    fn closing<'a>(&'a mut self, mech: &'a Mechanism<S, D, A, T>) -> Closing<'a, S, D, A, T> {
        Closing {
            mech,
            q: &mut self.q,
            coords: &mut self.coords,
            followed: &self.followed,
        }
    }

    /// Moves to a time: splines, driven points, loops.
    pub fn go(&mut self, mech: &Mechanism<S, D, A, T>, moment: &Moment) -> Result<(), Open> {
        for (i, track) in self.tracks.iter().enumerate() {
            let link = &mech.links[i];
            match track {
                Track::Coordinates(splines) => {
                    for (c, spline) in self.coords[i].iter_mut().zip(splines) {
                        *c = spline.at(moment);
                    }
                }
                Track::Pose(position, turning) => {
                    for (k, spline) in position.iter().enumerate() {
                        self.q[i].x[k] = spline.at(moment);
                    }
                    if let Some(turning) = turning {
                        self.q[i].r = turning.eval::<S, D, A, T>(moment);
                    }
                }
                Track::Missing => {}
            }
            let parent = self.q[link.parent];
            link.place(&parent, &self.coords[i], &mut self.q[i]);
        }
        mech.place_anchors(moment.time, &mut self.q);
        let mut result = Ok(0.0);
        if !mech.closures.is_empty() {
            let (missing, guides) = (
                std::mem::take(&mut self.missing),
                std::mem::take(&mut self.guides),
            );
            let mut closing = self.closing(mech);
            if missing.contains(&true) {
                closing.complete(&missing, &guides, moment);
            }
            result = closing.close();
            (self.missing, self.guides) = (missing, guides);
        }
        for (angle, value) in mech.angles.iter().zip(&mut self.followed) {
            let s = [angle.cos.value(&self.q), angle.sin.value(&self.q)];
            *value = Coordinate::Angle.value(&s, *value);
        }
        let correction = result?;
        if moment.is_inside() {
            self.correction = self.correction.max(correction);
        }
        Ok(())
    }

    /// Whether anything must follow from loops.
    pub fn has_missing(&self) -> bool {
        self.missing.contains(&true)
    }
}

impl Turning {
    fn eval<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        &self,
        moment: &Moment,
    ) -> SMatrix<f64, D, D> {
        match self {
            Self::Angle(spline) => S::turn(spline.at(moment)),
            Self::Quaternion(splines) => {
                let [w, x, y, z] = [0, 1, 2, 3].map(|k| splines[k].at(moment));
                let q = nalgebra::Quaternion::new(w, x, y, z);
                let m = nalgebra::UnitQuaternion::from_quaternion(q).to_rotation_matrix();
                SMatrix::from_fn(|r, c| m[(r.min(2), c.min(2))])
            }
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Context<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Index of a moving body among bodies and points of the model.
    fn model_index(&self, body: usize) -> usize {
        let found = self.node_of.iter().position(|&n| n == body);
        found.unwrap_or(0)
    }

    /// Name of a moving body or point.
    pub fn name(&self, body: usize) -> &str {
        let k = self.model_index(body);
        let bodies = self.model.bodies.len();
        match k < bodies {
            true => &self.model.bodies[k].name,
            false => &self.model.points[k - bodies].name,
        }
    }

    /// The joint that carries a body, and whether that body is its first one.
    fn carrier(&self, body: usize) -> Option<(usize, bool)> {
        self.joints
            .iter()
            .enumerate()
            .find_map(|(k, j)| match j.role {
                JointRole::Tree { body: b, reversed } if b == body => Some((k, reversed)),
                _ => None,
            })
    }

    /// The pose columns of bodies whose joints do not tell their motion, and of the parents of these.
    fn recorded_poses(&self) -> Result<Vec<Recorded<D>>, ModelErrors> {
        let n = self.mech.n();
        let mut wanted = vec![false; n];
        for (i, link) in self.mech.links.iter().enumerate() {
            let told = self.carrier(i).is_some_and(|(k, _)| {
                let joint = &self.model.joints[k];
                let mut names = joint.kind.coordinate_names().iter();
                !joint.kind.freedom(self.model.space).is_ball()
                    && names.all(|c| self.recording.has(&format!("joint.{}.{c}", joint.name)))
            });
            if !told {
                wanted[i] = true;
                if link.parent < n {
                    wanted[link.parent] = true;
                }
            }
        }
        let read = |i: usize| match wanted[i] {
            true => {
                let frame = &self.frames[self.model_index(i)];
                pose_columns::<S, D, A, T>(self.recording, self.name(i), frame)
            }
            false => Ok(Recorded {
                position: None,
                rotation: None,
            }),
        };
        (0..n).map(read).collect()
    }

    /// Columns of the coordinates of a joint, if all are there.
    fn joint_columns(&self, joint: &Joint) -> Result<Option<Vec<Vec<f64>>>, ModelErrors> {
        let mut out = vec![];
        for c in joint.kind.coordinate_names() {
            match self
                .recording
                .column(&format!("joint.{}.{c}", joint.name), quantity(c))?
            {
                Some(values) => out.push(values),
                None => return Ok(None),
            }
        }
        Ok(Some(out))
    }

    /// The motion of the tree joint of a body, and the poses of the body at all rows as the tree has it.
    fn track(
        &self,
        i: usize,
        recorded: &[Recorded<D>],
        placed: &[Option<Vec<Pose<D>>>],
        misfit: &mut f64,
    ) -> Result<Tracked<D>, ModelErrors> {
        let link = &self.mech.links[i];
        let time = &self.recording.time;
        let rows = time.len();
        let ground = vec![Pose::<D>::identity(); rows];
        let parent_placed = match link.parent < self.mech.n() {
            true => placed[link.parent].as_ref(),
            false => Some(&ground),
        };
        let spline = |values: &[f64]| Spline::new(time, values);
        let own = &recorded[i];
        if link.freedom.absolute_position() || link.freedom.is_ball() {
            return Ok(self.absolute_track(i, own, parent_placed, misfit));
        }
        let (coords, from_poses) = match self.coordinates(i, recorded, parent_placed)? {
            Some(found) => found,
            None => return Ok((Track::Missing, None)),
        };
        let splines = (0..link.dof())
            .map(|k| spline(&coords.iter().map(|c| c[k]).collect::<Vec<_>>()))
            .collect();
        let poses = parent_placed.map(|parents| {
            let place = |(c, parent): (&[f64; T], &Pose<D>)| {
                let mut pose = Pose::identity();
                link.place(parent, c, &mut pose);
                pose
            };
            coords.iter().zip(parents).map(place).collect::<Vec<_>>()
        });
        if let (Some(poses), true) = (&poses, from_poses) {
            *misfit = misfit.max(distance(poses, own));
        }
        Ok((Track::Coordinates(splines), poses))
    }

    /// The same for a body whose position or orientation is absolute.
    fn absolute_track(
        &self,
        i: usize,
        own: &Recorded<D>,
        parent_placed: Option<&Vec<Pose<D>>>,
        misfit: &mut f64,
    ) -> Tracked<D> {
        let (link, time) = (&self.mech.links[i], &self.recording.time);
        let free = link.freedom.absolute_position();
        let point = link.freedom.is_point();
        if (free && own.position.is_none()) || (!point && own.rotation.is_none()) {
            return (Track::Missing, None);
        }
        let position = own.position.as_ref().filter(|_| free);
        let component = |x: &[SVector<f64, D>], k: usize| -> Spline {
            Spline::new(time, &x.iter().map(|x| x[k]).collect::<Vec<_>>())
        };
        let rotation = own.rotation.as_ref().filter(|_| !point);
        let track = Track::Pose(
            position.map_or(vec![], |x| (0..D).map(|k| component(x, k)).collect()),
            rotation.map(|r| turning(r, time)),
        );
        let poses = parent_placed.map(|parents| {
            let pose = |row: usize| {
                let mut pose = Pose::identity();
                if let Some(x) = position {
                    pose.x = x[row];
                }
                if let Some(r) = rotation {
                    pose.r = r.directors[row];
                }
                link.place(&parents[row], &[0.0; T], &mut pose);
                pose
            };
            (0..time.len()).map(pose).collect::<Vec<_>>()
        });
        if let (Some(poses), Some(x)) = (&poses, &own.position) {
            let far = poses.iter().zip(x).map(|(p, x)| (p.x - x).amax());
            *misfit = far.fold(*misfit, f64::max);
        }
        (track, poses)
    }

    /// Tree coordinates of a joint at all rows, and whether they come from poses.
    #[allow(clippy::type_complexity)] // a pair that is taken apart at once
    fn coordinates(
        &self,
        i: usize,
        recorded: &[Recorded<D>],
        parent_placed: Option<&Vec<Pose<D>>>,
    ) -> Result<Option<(Vec<[f64; T]>, bool)>, ModelErrors> {
        let link = &self.mech.links[i];
        let rows = self.recording.time.len();
        let Some((k, reversed)) = self.carrier(i) else {
            return Ok(None);
        };
        let joint = &self.model.joints[k];
        if let Some(columns) = self.joint_columns(joint)? {
            let row = |r: usize| {
                let given: Vec<f64> = columns.iter().map(|c| c[r]).collect();
                tree_coordinates::<T>(joint.kind, &given, reversed)
            };
            return Ok(Some(((0..rows).map(row).collect(), false)));
        }
        // from poses: of the parent as recorded, else as the tree has it
        let turns_only = link.freedom.sliding(D) == 0
            && matches!(link.freedom.turns, Turns::Axis | Turns::Cross)
            && !link.freedom.slides();
        let pose = |r: &Recorded<D>, row: usize| -> Option<Pose<D>> {
            let x = r.position.as_ref().map(|x| x[row]);
            Some(Pose {
                x: match turns_only {
                    true => x.unwrap_or_else(SVector::zeros),
                    false => x?,
                },
                r: r.rotation.as_ref()?.directors[row],
            })
        };
        let mut out: Vec<[f64; T]> = Vec::with_capacity(rows);
        for row in 0..rows {
            let parent = recorded
                .get(link.parent)
                .and_then(|r| pose(r, row))
                .or_else(|| parent_placed.map(|p| p[row]));
            let (Some(parent), Some(child)) = (parent, pose(&recorded[i], row)) else {
                return Ok(None);
            };
            let mut c = link.coordinates(&parent, &child);
            if let Some(last) = out.last() {
                for (k, c) in c
                    .iter_mut()
                    .enumerate()
                    .filter(|(k, _)| link.freedom.is_angle(*k))
                {
                    *c = near(*c, last[k]);
                }
            }
            out.push(c);
        }
        Ok(Some((out, true)))
    }

    /// Recorded coordinates of joints that close loops, or that are recorded in part.
    fn guides(&self, tracks: &[Track]) -> Result<Vec<Guide<S, D, A, T>>, ModelErrors> {
        let mut out = vec![];
        for (joint, info) in self.model.joints.iter().zip(self.joints) {
            let leads = match info.role {
                JointRole::Tree { body, .. } => matches!(tracks[body], Track::Missing),
                JointRole::Closure(_) => true,
                JointRole::Free => false,
            };
            for (c, measure) in joint.kind.coordinate_names().iter().zip(&info.measures) {
                let name = format!("joint.{}.{c}", joint.name);
                if let (true, Some(values)) = (leads, self.recording.column(&name, quantity(c))?) {
                    out.push(Guide {
                        measure: measure.clone(),
                        spline: Spline::new(&self.recording.time, &values),
                    });
                }
            }
        }
        Ok(out)
    }

    /// The motion of a tree joint cannot be told from the columns.
    fn undetermined(&self, body: usize) -> ModelErrors {
        let name = self.name(body);
        let link = &self.mech.links[body];
        let point = link.freedom.is_point();
        let pose = match (point, D) {
            (true, 2) => format!("`point.{name}.position.x` and `.y`"),
            (true, _) => format!("`point.{name}.position.x`, `.y` and `.z`"),
            (false, 2) => format!("`body.{name}.position.x`, `.y` and `body.{name}.angle`"),
            (false, _) => format!(
                "`body.{name}.position.x`, `.y`, `.z` and the directors `body.{name}.d1.x` ... `body.{name}.d3.z`"
            ),
        };
        let kind = if point { "point" } else { "body" };
        let Some((k, _)) = self.carrier(body) else {
            let message = format!("the motion of {kind} \"{name}\" is not in the recording");
            return self
                .recording
                .refuse(&message, &format!("give the columns {pose}"));
        };
        let joint = &self.model.joints[k];
        let names = joint.kind.coordinate_names().iter();
        let columns: Vec<String> = names
            .map(|c| format!("`joint.{}.{c}`", joint.name))
            .collect();
        let message = format!(
            "the motion of joint \"{}\", which carries body \"{name}\", is not in the recording{}",
            joint.name,
            match self.mech.closures.is_empty() {
                true => "",
                false => " and does not follow from the loops",
            }
        );
        let help = match columns.is_empty() {
            true => format!("give the columns {pose}"),
            false => format!("give {}, or the pose: {pose}", columns.join(", ")),
        };
        self.recording.refuse(&message, &help)
    }
}

/// What a joint coordinate measures.
fn quantity(coordinate: &str) -> Quantity {
    match coordinate.starts_with("angle") {
        true => Quantity::Angle,
        false => Quantity::Length,
    }
}

/// The same angle, by full turns as near as possible to another.
pub(crate) fn near(angle: f64, other: f64) -> f64 {
    let turn = std::f64::consts::TAU;
    angle + turn * ((other - angle) / turn).round()
}

/// Largest distance of placed from recorded poses [m, 1].
fn distance<const D: usize>(placed: &[Pose<D>], recorded: &Recorded<D>) -> f64 {
    let mut worst = 0.0_f64;
    for (row, pose) in placed.iter().enumerate() {
        if let Some(x) = &recorded.position {
            worst = worst.max((pose.x - x[row]).amax());
        }
        if let Some(r) = &recorded.rotation {
            worst = worst.max((pose.r - r.directors[row]).amax());
        }
    }
    worst
}

/// The recorded orientation as a function of time.
fn turning<const D: usize>(rotation: &Rotation<D>, time: &[f64]) -> Turning {
    if let Some(angle) = &rotation.angle {
        return Turning::Angle(Spline::new(time, angle));
    }
    let mut last = nalgebra::Quaternion::identity();
    let mut parts: [Vec<f64>; 4] = Default::default();
    for r in &rotation.directors {
        let m = nalgebra::Matrix3::from_fn(|i, j| r[(i.min(D - 1), j.min(D - 1))]);
        let rotation = nalgebra::Rotation3::from_matrix_unchecked(m);
        let mut q = nalgebra::UnitQuaternion::from_rotation_matrix(&rotation).into_inner();
        // both signs are the same rotation: the one near the last keeps the motion continuous
        if q.coords.dot(&last.coords) < 0.0 {
            q = -q;
        }
        for (part, v) in parts.iter_mut().zip([q.w, q.i, q.j, q.k]) {
            part.push(v);
        }
        last = q;
    }
    Turning::Quaternion(parts.map(|values| Spline::new(time, &values)))
}
