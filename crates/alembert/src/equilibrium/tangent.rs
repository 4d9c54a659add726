//! The tangent at rest: filled, factorised, examined.
//!
//! # What it is
//! The matrix T-EQU-2 in the blocks of the elimination, the direction of the path, and the signs of its eigenvalues.
//!
//! # Equations
//! K + γ GᵀG in place of K: where a body is held by closures only, its own pivot would vanish before they are eliminated. Motions and signs
//! are the same, because G u is known; the multipliers change by γ times the gaps, which is given back (T-EQU-2).
//!
//! # Symbols
//! γ `penalty` [N/m]
//!
//! # Reference
//! Haynsworth 1968 (signs); augmented Lagrangian: Nocedal and Wright 2006, section 17.3.
//!
//! # Departures from the reference
//! γ only conditions the elimination; closures are met exactly.

use super::loading::{At, Part, add_damping};
use super::statics::{Point, Statics, metric};
use crate::reduction::elimination::{Elimination, Grid, one_node};
use crate::reduction::inertia::Signs;
use crate::step::Twist;
use crate::step::velocity::mass_block;
use crate::system::forces::{BlockSink, scatter};
use crate::system::invariant::PairBlocks;
use crate::system::row::Second;
use alembert_math::Space;
use nalgebra::SMatrix;

/// Asymmetry of the inverse tangent that counts as round-off.
const ASYMMETRY: f64 = 1e-5;

/// Part of a load along a motion without resistance that counts as round-off.
const ALONG: f64 = 1e-6;

impl<S, const D: usize, const A: usize, const T: usize> Statics<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Fills the tangent T-EQU-2 at the residual assembled last; `shift` times the mass matrix and `weight` times the metric
    /// are added.
    pub(crate) fn fill_tangent(&mut self, shift: f64, weight: f64) {
        self.fill_blocks(shift, weight, true);
    }

    /// Fills what stress, loads and joints contribute to the tangent, elasticity left out.
    pub(crate) fn fill_stress(&mut self) {
        self.fill_blocks(0.0, 0.0, true);
        let penalty = (self.stiffness, self.penalty);
        self.fill_blocks(0.0, 0.0, false);
        (self.stiffness, self.penalty) = penalty;
    }

    fn fill_blocks(&mut self, shift: f64, weight: f64, elastic: bool) {
        let (mech, state) = (&self.stepper.mech, &self.stepper.state);
        let e = &mut self.elimination;
        e.clear();
        for (i, body) in mech.bodies.iter().enumerate() {
            let mut block = SMatrix::<f64, T, T>::zeros();
            if shift != 0.0 {
                block += mass_block::<S, D, A, T>(body, &state.q[i].r) * shift;
            }
            if weight != 0.0 {
                for k in 0..T {
                    block[(k, k)] += weight * metric::<D>(k, mech.length);
                }
            }
            e.blocks[i] = [[block]];
        }
        let at = At {
            q: &state.q,
            coords: &state.coords,
            angles: &state.angles,
        };
        self.loading
            .add_blocks(mech, at, (self.factor, elastic), &mut self.scratch, e);
        let (n, mut k) = (mech.n(), 0);
        self.stiffness = largest_diagonal::<D, T>(&e.blocks[..n], mech.length);
        // forces say what is stiff where nothing is
        let least = self.scale / mech.length;
        self.penalty = match self.stiffness.max(least) {
            x if x > 0.0 => x,
            _ => 1.0,
        };
        // squared closures of this weight make it the compliance of every independent row
        e.compliance = Some(1.0 / self.penalty);
        for (c, closure) in mech.closures.iter().enumerate() {
            let nodes = closure.nodes;
            let mut second = PairBlocks::zero();
            for (r, row) in closure.rows.iter().enumerate() {
                let force = &self.closure_forces[k];
                k += 1;
                if elastic {
                    add_squares(e, n, &nodes, force, self.penalty);
                }
                for (&node, force) in nodes.iter().zip(force) {
                    if node < n
                        && let (Some(down), Some(right)) =
                            (e.slot(node, n + c), e.slot(n + c, node))
                    {
                        e.blocks[down][0][0].set_column(r, force);
                        e.blocks[right][0][0].set_row(r, &force.transpose());
                    }
                }
                let l = self.stepper.lambda[c][r] * row.scale;
                let q = &state.q;
                row.main.add_second(&mut second, l, 1.0, 1.0, q, q, q);
                let at = Second {
                    test: q,
                    tau: 1.0,
                    end: q,
                    discrete: None,
                };
                row.second_of_terms(self.stepper.lambda[c][r], &at, |pair, blocks| {
                    scatter(e, n, pair, pair, blocks);
                });
            }
            let pair = nodes.of_joint();
            scatter(e, n, pair, pair, &second);
        }
        for (i, link) in mech.links.iter().enumerate() {
            if !link.freedom.absolute_position() {
                e.add_geometric(i, [0, 0], 1.0, &self.transmitted[i]);
            }
        }
        for (d, block) in self.diagonal.iter_mut().zip(&e.blocks) {
            *d = Twist::from_fn(|k, _| block[0][0][(k, k)].abs());
        }
    }

    /// Fills and factorises the tangent; `false` when it is singular.
    pub(crate) fn factor_tangent(&mut self, shift: f64, weight: f64) -> bool {
        self.fill_tangent(shift, weight);
        self.stepper.counters.factorizations += 1;
        self.elimination.factor().is_ok()
    }

    /// Fills and factorises K + `mass` M + `damping` C; `false` when it is singular.
    pub(crate) fn factor_shifted(&mut self, mass: f64, damping: f64) -> bool {
        self.fill_tangent(mass, 0.0);
        if damping != 0.0 {
            let (mech, state) = (&self.stepper.mech, &self.stepper.state);
            let at = At {
                q: &state.q,
                coords: &state.coords,
                angles: &state.angles,
            };
            add_damping(mech, at, damping, &mut self.scratch, &mut self.elimination);
        }
        self.stepper.counters.factorizations += 1;
        self.elimination.factor().is_ok()
    }

    /// Solves with the factorised tangent for the right-hand sides in `rates` and `closures`, in place; twists of the bodies in `twists`.
    pub(crate) fn solve(&mut self) {
        let gaps = self.closures.clone();
        self.elimination.solve(
            one_node(&mut self.rates),
            one_node(&mut self.closures),
            one_node(&mut self.twists),
        );
        // what the squared closures took over of the multipliers
        for (l, gap) in self.closures.iter_mut().zip(&gaps) {
            *l += gap * self.penalty;
        }
    }

    /// Residual that the elements cannot resolve [N].
    pub(crate) fn round_off(&self) -> f64 {
        let noise = 4.0 * f64::EPSILON * self.stiffness * self.stepper.mech.length;
        noise.max(1e-12 * self.scale)
    }

    /// Factorises the tangent at the equilibrium just found, counts its negative eigenvalues and finds the direction of the path.
    pub(crate) fn examine(&mut self) -> Point<T> {
        self.assemble_rows(Part::At(self.factor));
        if !self.factor_held(&mut 0) {
            return Point {
                tangent: None,
                negative: None,
                odd: false,
            };
        }
        // held motions have a small positive resistance here, so what is counted are the others
        let Signs { negative, odd } = self.elimination.signs();
        let symmetric = self.is_symmetric();
        self.assemble_rows(Part::Slope);
        // a load along a motion without resistance says nothing about where to go
        let astray = self.part_along_held() > ALONG;
        self.solve_held();
        let clear = !astray && self.largest(&self.twists).is_finite();
        Point {
            tangent: clear.then(|| self.take_solution(1.0)),
            negative: symmetric.then_some(negative),
            odd,
        }
    }

    /// Whether the factorised tangent is symmetric: xᵀ K⁻¹ y = yᵀ K⁻¹ x for two arbitrary right-hand sides.
    fn is_symmetric(&mut self) -> bool {
        let screws = self.stepper.mech.closures.iter().flat_map(|c| &c.rows);
        if screws.into_iter().any(|r| !r.terms.is_empty()) {
            return false;
        }
        let [x, y] = [1_u64, 2].map(|seed| self.arbitrary(seed));
        let mut products = [0.0; 2];
        let mut sizes = [0.0; 2];
        for (k, (b, other)) in [(&x, &y), (&y, &x)].into_iter().enumerate() {
            self.rates.copy_from_slice(b);
            self.closures.fill(Twist::zeros());
            self.solve_held();
            let terms = self.rates.iter().zip(other).map(|(a, b)| a.dot(b));
            let own = self.rates.iter().zip(b).map(|(a, b)| a.dot(b));
            (products[k], sizes[k]) = (terms.sum(), own.sum::<f64>().abs());
        }
        let size = sizes[0].max(sizes[1]).max(products[0].abs());
        (products[0] - products[1]).abs() <= ASYMMETRY * size
    }

    /// Right-hand sides that favour no direction.
    pub(super) fn arbitrary(&self, seed: u64) -> Vec<Twist<T>> {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as f64 / f64::from(1_u32 << 31) - 0.5
        };
        let links = &self.stepper.mech.links;
        links
            .iter()
            .map(|l| {
                let dof = l.dof();
                Twist::from_fn(|k, _| if k < dof { next() } else { 0.0 })
            })
            .collect()
    }

    /// Multipliers of the closures that balance the forces best where the configuration stays as it is.
    pub(crate) fn balance_closures(&mut self) {
        if self.closures.is_empty() {
            return;
        }
        // a huge weight holds the bodies; twice, because it is not infinite
        for _ in 0..2 {
            self.assemble_rows(Part::At(self.factor));
            let weight = 1e6 * self.scale * self.stepper.mech.length;
            self.closures.fill(Twist::zeros());
            if self.scale > 0.0 && self.factor_tangent(0.0, weight) {
                self.solve();
                for (l, d) in self.stepper.lambda.iter_mut().zip(&self.closures) {
                    *l += d;
                }
            }
        }
    }
}

/// Largest entry on the diagonal of the blocks; rotational ones by the squared length.
fn largest_diagonal<const D: usize, const T: usize>(blocks: &[Grid<T, 1>], length: f64) -> f64 {
    let mut largest = 0.0_f64;
    for block in blocks {
        for k in 0..T {
            let by = if k < D { 1.0 } else { length * length };
            largest = largest.max(block[0][0][(k, k)].abs() / by);
        }
    }
    largest
}

/// Adds `weight` times the square of a closure row with these wrenches.
fn add_squares<S, const D: usize, const A: usize, const T: usize>(
    e: &mut Elimination<S, D, A, T>,
    n: usize,
    nodes: &[usize],
    force: &[Twist<T>],
    weight: f64,
) where
    S: Space<D, A, T>,
{
    let moving = || nodes.iter().zip(force).filter(|(node, _)| **node < n);
    for (&row, left) in moving() {
        for (&col, right) in moving() {
            e.add(row, col, &(left * right.transpose() * weight));
        }
    }
}
