//! Builds the engine: refusals, patterns, memory.

use super::linear::BlockSolver;
use super::partition::Partition;
use super::terms::{Evaluator, MAX_LOCAL, Slot};
use super::{Multirate, NodeForces, Settings};
use crate::error::{ModelError, ModelErrors};
use crate::model::Model;
use crate::step::{Totals, Twist};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Multirate<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Plans the scheme for a mechanism at its initial configuration; `place` is the path of the study in the model.
    pub fn new(
        model: &Model,
        mech: &Mechanism<S, D, A, T>,
        node_of: &[usize],
        q: &[Pose<D>],
        settings: Settings,
        place: &str,
    ) -> Result<Self, ModelErrors> {
        super::refuse::unsupported(model, mech, node_of)?;
        let mut part = Partition::new(model, mech, node_of, q, settings);
        super::refuse::nothing_slow(&part, place)?;
        super::refuse::rigid_coupling(model, mech, &part, q)?;
        let (p, nf, ni) = (settings.ratio, part.fast.len(), part.interface.len());
        let (na, mf, ms) = (part.n_active, part.bonds.len(), part.slow_bonds.len());
        let [block, slow] = part.patterns();
        let singular = |()| {
            let message = "the matrix of the multirate scheme cannot be planned";
            ModelErrors(vec![
                ModelError::new(place, message)
                    .with_help("check the constraints of the fast bodies"),
            ])
        };
        let block = BlockSolver::new(nf + mf, block, 1 + ni).map_err(singular)?;
        let slow = BlockSolver::new(na + ms, slow, 1).map_err(singular)?;
        for term in &mut part.terms {
            let mut places = Vec::new();
            for i in &term.locals {
                for j in &term.locals {
                    places.push(match (i.slot, j.slot) {
                        (Slot::Fast(a), Slot::Fast(b)) => block.index(a, b),
                        (Slot::Slow(a), Slot::Slow(b)) if a < na && b < na && !term.mixed => {
                            slow.index(a, b)
                        }
                        _ => 0,
                    });
                }
            }
            term.places = places;
        }
        let scalars = part.mass.len();
        let node = || NodeForces {
            time: 0.0,
            valid: false,
            q: q.to_vec(),
            gradient: [vec![0.0; scalars], vec![0.0; scalars]],
            wrench: [Twist::zeros(); 2],
        };
        let zeros = |n: usize| vec![0.0; n];
        let most = part.terms.iter().map(|t| t.locals.len()).max().unwrap_or(0);
        let bond_pool = part.bond_pool.last().copied().unwrap_or(0);
        Ok(Self {
            settings,
            eval: Evaluator::new(most),
            y0: zeros(part.slow.len()),
            y: zeros(part.slow.len()),
            dy: zeros(part.slow.len()),
            dx: zeros(p * nf),
            x: zeros((p + 1) * nf),
            mu: zeros(p * mf),
            lambda: zeros(ms),
            rhs: zeros((nf + mf) * (1 + ni)),
            b: zeros((p + 1) * nf * ni),
            c: zeros(p * mf * ni),
            pi: zeros(nf),
            mid_force: zeros(nf),
            a_pi: zeros(nf * ni),
            pool: zeros(part.pool),
            bond_pool: zeros(bond_pool),
            phases: zeros(mech.forces.len()),
            slow_rhs: zeros(na + ms),
            slow_base: zeros(part.slow.len()),
            schur: zeros(ni * ni),
            row: zeros(ni.max(MAX_LOCAL)),
            qa: q.to_vec(),
            qm: q.to_vec(),
            qb: q.to_vec(),
            start: node(),
            end: node(),
            p_slow: zeros(part.slow.len()),
            totals: Totals {
                work: 0.0,
                dissipated: 0.0,
                impulse: Twist::zeros(),
            },
            block,
            slow,
            watch: super::watch::Watch::default(),
            part,
        })
    }
}
