//! A proposal of what to mark as fast: local frequencies of bodies and coordinates.
//!
//! # What it is
//! ω_i = √(K_ii/m_i) for each scalar coordinate of a point on which only combinations of
//! coordinates act, and √ of the largest eigenvalue of M_b⁻¹ K_bb for every other point and body, with
//! K the second derivative of the potential at the initial configuration (T-MUL-10). Constraints are not looked at: a
//! frequency is that of the coordinate with all others held. The proposal cuts the sorted list at its widest gap.

use crate::elements::Coefficients;
use crate::error::ModelErrors;
use crate::model::{self, Model};
use crate::step::velocity::mass_block;
use crate::system::compile::{Compiled, compile};
use crate::system::forces::{BlockSink, ForceElement};
use crate::system::invariant::Form;
use crate::system::pose::Pose;
use alembert_math::{Planar, Space, Spatial};
use nalgebra::{DMatrix, SMatrix, SVector};
use std::ops::Range;

/// The least ratio of neighbouring frequencies that counts as a gap.
const GAP: f64 = 3.0;

/// A local frequency.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalFrequency {
    /// Body or point.
    pub name: String,
    /// Axis, 0 to 2; `None` for a body, and for a point as a whole.
    pub axis: Option<usize>,
    /// Angular frequency [rad/s]; zero where the potential does not hold the coordinate.
    pub omega: f64,
    /// Whether it should be marked.
    pub fast: bool,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// All frequencies, in the order of the model.
    pub list: Vec<LocalFrequency>,
    /// Largest slow and smallest fast frequency [rad/s], when there is a gap.
    pub gap: Option<(f64, f64)>,
    /// Suggested number of micro steps in a macro step.
    pub ratio: u32,
}

/// Local frequencies of a model and what follows from them.
pub fn propose(model: &Model) -> Result<Proposal, ModelErrors> {
    let mut list = model.with_expanded(|model| {
        Ok(match model.space {
            model::Space::Spatial => frequencies(model, &compile::<Spatial, 3, 3, 6>(model)?),
            model::Space::Planar => frequencies(model, &compile::<Planar, 2, 1, 3>(model)?),
        })
    })?;
    let mut sorted: Vec<f64> = list.iter().map(|f| f.omega).collect();
    sorted.sort_by(f64::total_cmp);
    let fastest = sorted.last().copied().unwrap_or(0.0);
    // where the potential does not hold a coordinate there is no frequency to compare with
    let held: Vec<f64> = sorted.into_iter().filter(|w| *w > 1e-3 * fastest).collect();
    let best = held
        .windows(2)
        .max_by(|a, b| (a[1] / a[0]).total_cmp(&(b[1] / b[0])))
        .filter(|w| w[1] / w[0] >= GAP);
    let gap = best.map(|w| (w[0], w[1]));
    let mut ratio = 1;
    if let Some((slow, fast)) = gap {
        for f in &mut list {
            f.fast = f.omega >= fast;
        }
        // as many micro steps as make a slow period as well resolved as a fast one
        ratio = (fastest / slow).floor().clamp(1.0, 1000.0) as u32;
    }
    Ok(Proposal { list, gap, ratio })
}

fn frequencies<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    compiled: &Compiled<S, D, A, T>,
) -> Vec<LocalFrequency> {
    let (mech, q) = (&compiled.mech, &compiled.q);
    let n = mech.n();
    let mut stiffness = vec![SMatrix::<f64, T, T>::zeros(); n];
    let mut by_axis = vec![true; n];
    let mut c = Coefficients::default();
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    for f in &mech.forces {
        let phase = mech.angle(f.angle, &compiled.coords, &angles);
        add_stiffness(f, n, q, phase, &mut c, &mut Diagonal(&mut stiffness));
        for inv in &f.invariants {
            for node in inv.nodes().into_iter().filter(|k| *k < n) {
                by_axis[node] &= inv.form == Form::Linear;
            }
        }
    }
    let names = model
        .bodies
        .iter()
        .map(|b| &b.name)
        .chain(model.points.iter().map(|p| &p.name));
    let mut list = vec![];
    for (name, &node) in names.zip(&compiled.node_of) {
        if node >= n {
            continue;
        }
        let mut add = |axis: Option<usize>, square: f64| {
            list.push(LocalFrequency {
                name: name.clone(),
                axis,
                omega: square.max(0.0).sqrt(),
                fast: false,
            });
        };
        // axes of a point may have rates of their own only where nothing asks for equal treatment under rotations
        if mech.links[node].freedom.is_point() && by_axis[node] {
            for k in 0..D {
                add(Some(k), stiffness[node][(k, k)] / mech.bodies[node].mass);
            }
        } else {
            let mass = mass_block::<S, D, A, T>(&mech.bodies[node], &q[node].r);
            add(None, largest_eigenvalue::<T>(&mass, &stiffness[node]));
        }
    }
    list
}

/// Keeps the blocks of bodies on their own.
struct Diagonal<'a, const T: usize>(&'a mut [SMatrix<f64, T, T>]);

impl<const T: usize> BlockSink<T> for Diagonal<'_, T> {
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        if row == col {
            self.0[row] += block;
        }
    }
}

/// Adds the second derivative of the potential of an element, in twists of its nodes below `n`.
pub(crate) fn add_stiffness<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    f: &ForceElement<S, D, A, T>,
    n: usize,
    q: &[Pose<D>],
    phase: f64,
    c: &mut Coefficients,
    sink: &mut impl BlockSink<T>,
) {
    f.gradient(0.0, &f.values(q), phase, c);
    let gradients = f.gradients(q, q);
    let along = |i: usize, of: Range<usize>| {
        let mut sum = [SVector::<f64, T>::zeros(); 2];
        for j in of {
            sum[0] += gradients[j][0] * c.h[i][j];
            sum[1] += gradients[j][1] * c.h[i][j];
        }
        sum
    };
    f.add_blocks(
        n,
        sink,
        |i| gradients[i],
        along,
        |i| c.g[i],
        |out, inv, g| inv.add_second(out, g, 1.0, 1.0, q, q, q),
    );
}

/// Largest eigenvalue of M⁻¹ K for a symmetric positive M; motions without inertia are left out.
fn largest_eigenvalue<const N: usize>(m: &SMatrix<f64, N, N>, k: &SMatrix<f64, N, N>) -> f64 {
    largest_of_pencil(
        DMatrix::from_fn(N, N, |i, j| m[(i, j)]),
        &DMatrix::from_fn(N, N, |i, j| k[(i, j)]),
    )
}

/// The same for matrices of any size.
pub(crate) fn largest_of_pencil(m: DMatrix<f64>, k: &DMatrix<f64>) -> f64 {
    let mass = m.symmetric_eigen();
    let floor = 1e-12 * mass.eigenvalues.amax();
    let mut half = mass.eigenvectors.clone();
    for (i, value) in mass.eigenvalues.iter().enumerate() {
        let scale = if *value > floor {
            1.0 / value.sqrt()
        } else {
            0.0
        };
        half.column_mut(i).scale_mut(scale);
    }
    let k = (k + k.transpose()) * 0.5;
    (half.transpose() * k * half).symmetric_eigenvalues().max()
}
