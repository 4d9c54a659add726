//! Force elements and loads.

use super::bodies::BodyFrame;
use super::coordinates::{Builder, measure};
use super::joints::JointParts;
use super::tree::Tree;
use crate::elements::Compiling;
use crate::error::ModelErrors;
use crate::model::{Model, On};
use crate::system::forces::ForceElement;
use crate::system::invariant::Invariant;
use crate::system::mechanism::{Load, Measure};
use alembert_math::Space;
use nalgebra::SVector;

/// Force elements and loads of a mechanism.
type Built<S, const D: usize, const A: usize, const T: usize> =
    (Vec<ForceElement<S, D, A, T>>, Vec<Load<D>>);

/// Builds force elements and loads.
pub fn build<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    frames: &[BodyFrame<D>],
    tree: &Tree,
    parts: &JointParts<S, D, A, T>,
    coordinates: &[Measure<S, D, A, T>],
) -> Result<Built<S, D, A, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let b = Builder::new(model, frames, tree);
    let on = |on: On<'_>| measure(model, parts, coordinates, on);
    let (mut elements, mut loads) = (vec![], vec![]);
    for (k, force) in model.forces.iter().enumerate() {
        force.compile(&mut Compiling {
            force: k,
            bodies: &b,
            measure: &on,
            elements: &mut elements,
            loads: &mut loads,
        })?;
    }
    // what acts on ground or on a driven anchor moves nothing
    loads.retain(|l| l.node < tree.ground());
    let mut at = 0;
    for f in &mut elements {
        f.memory = at..at + f.internal();
        at = f.memory.end;
    }
    Ok((elements, loads))
}

/// Squared distance of two points.
pub(super) fn square<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    b: &Builder<'_, D>,
    bodies: &[String; 2],
    p: [SVector<f64, D>; 2],
) -> Invariant<S, D, A, T> {
    Invariant::square(b.node(&bodies[0]), p[0], b.node(&bodies[1]), p[1])
}
