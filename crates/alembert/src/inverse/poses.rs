//! Recorded poses: from the user's body frames to centres of mass and principal directors.

use super::motion::{Recorded, near};
use super::recording::{Quantity, Recording};
use crate::error::ModelErrors;
use crate::system::compile::BodyFrame;
use alembert_math::{Space, det};
use nalgebra::{SMatrix, SVector};

const AXES: [&str; 3] = ["x", "y", "z"];

/// Directors that are further than this from orthonormal are refused; nearer ones are made so.
const RIGID: f64 = 0.05;

/// A recorded orientation.
pub(super) struct Rotation<const D: usize> {
    /// Directors at all rows.
    pub directors: Vec<SMatrix<f64, D, D>>,
    /// In the plane: the angle, followed over full turns [rad].
    pub angle: Option<Vec<f64>>,
}

/// The pose columns of a body or point: `body.NAME.position.x`, `body.NAME.d1.x`, in the plane `body.NAME.angle`.
pub(super) fn pose_columns<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    recording: &Recording,
    name: &str,
    frame: &BodyFrame<D>,
) -> Result<Recorded<D>, ModelErrors> {
    let base = match frame.point {
        true => format!("point.{name}"),
        false => format!("body.{name}"),
    };
    let place = format!("{base}.position");
    let columns = recording.columns(&place, &AXES[..D], Quantity::Length)?;
    let origin = columns.map(|c| vectors::<D>(&c));
    if frame.point {
        return Ok(Recorded {
            position: origin,
            rotation: None,
        });
    }
    let Some((axes, angle)) = orientation::<S, D, A, T>(recording, &base)? else {
        return Ok(Recorded {
            position: None,
            rotation: None,
        });
    };
    // from the origin of the body frame to the centre of mass, from body axes to principal ones
    let position = origin.map(|x| {
        let center = |(x, axes): (&SVector<f64, D>, &SMatrix<f64, D, D>)| x + axes * frame.center;
        x.iter().zip(&axes).map(center).collect()
    });
    let directors = axes.iter().map(|axes| axes * frame.directors).collect();
    Ok(Recorded {
        position,
        rotation: Some(Rotation { directors, angle }),
    })
}

type Axes<const D: usize> = (Vec<SMatrix<f64, D, D>>, Option<Vec<f64>>);

/// Body axes at all rows; in the plane with their angle.
fn orientation<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    recording: &Recording,
    base: &str,
) -> Result<Option<Axes<D>>, ModelErrors> {
    if D == 2 {
        let given = recording.column(&format!("{base}.angle"), Quantity::Angle)?;
        let angle = match given {
            Some(angle) => angle,
            None => {
                let d1 = format!("{base}.d1");
                let Some(d) = recording.columns(&d1, &AXES[..2], Quantity::Direction)? else {
                    return Ok(None);
                };
                let mut out: Vec<f64> = vec![];
                for (x, y) in d[0].iter().zip(&d[1]) {
                    let angle = y.atan2(*x);
                    out.push(out.last().map_or(angle, |last| near(angle, *last)));
                }
                out
            }
        };
        let axes = angle.iter().map(|a| S::turn(*a)).collect();
        return Ok(Some((axes, Some(angle))));
    }
    let mut columns = vec![];
    for c in 1..=D {
        let name = format!("{base}.d{c}");
        match recording.columns(&name, &AXES[..D], Quantity::Direction)? {
            Some(d) => columns.push(vectors::<D>(&d)),
            None => return Ok(None),
        }
    }
    let mut out = Vec::with_capacity(recording.time.len());
    for row in 0..recording.time.len() {
        let raw = SMatrix::<f64, D, D>::from_fn(|r, c| columns[c][row][r]);
        let gap = (raw.transpose() * raw - SMatrix::identity()).amax();
        if gap > RIGID || det(&raw) < 0.0 {
            let message = format!(
                "the directors `{base}.d1`, `.d2`, `.d3` are not three unit vectors at right angles, right-handed (off by {gap:.2})"
            );
            return Err(recording.refuse_row(
                row,
                &message,
                "give the columns of the rotation matrix of the body",
            ));
        }
        out.push((0..4).fold(raw, |r, _| S::orthonormalize(&r)));
    }
    Ok(Some((out, None)))
}

fn vectors<const D: usize>(columns: &[Vec<f64>]) -> Vec<SVector<f64, D>> {
    let rows = columns.first().map_or(0, Vec::len);
    (0..rows)
        .map(|row| SVector::from_fn(|k, _| columns[k][row]))
        .collect()
}
