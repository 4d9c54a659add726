//! Newton matrix of all time nodes: derivative of the rows at node r by motions of node c + 1, in cell (r, c) of the grids.

use super::Galerkin;
use super::residual::total;
use crate::elements::Coefficients;
use crate::reduction::elimination::{Elimination, zero_grid};
use crate::step::forces::{LoadView, load_block};
use crate::step::{Stepper, Twist};
use crate::system::forces::{BlockSink, ForceElement, scatter};
use crate::system::invariant::{Invariant, PairBlocks};
use crate::system::path_motion::Along;
use crate::system::row::Second;
use alembert_math::Space;
use nalgebra::SMatrix;
use std::ops::Range;

/// One cell of the grids.
struct Cell<'a, S, const D: usize, const A: usize, const T: usize, const N: usize> {
    elimination: &'a mut Elimination<S, D, A, T, N>,
    row: usize,
    col: usize,
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> BlockSink<T>
    for Cell<'_, S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    #[inline]
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        if let Some(slot) = self.elimination.slot(row, col) {
            self.elimination.blocks[slot][self.row][self.col] += block;
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Galerkin<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Fills and factorises the Newton matrix at the current iterate.
    pub(super) fn factor(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) -> Result<(), usize> {
        s.counters.factorizations += 1;
        let empty = Elimination::new(vec![], &[], &[]);
        let mut e = std::mem::replace(&mut self.elimination, empty);
        let mut scratch = std::mem::take(&mut self.scratch);
        e.clear();
        for i in 0..s.mech.n() {
            e.blocks[i] = zero_grid();
            for r in 0..N {
                for c in 0..N {
                    e.blocks[i][r][c] = self.inertia_block(s, i, [r, c], h);
                }
            }
        }
        for j in 0..self.path.rule.len() {
            for f in &s.mech.forces {
                self.coefficients(s, f, j, h, &mut scratch);
                self.add_element(s, f, j, h, &scratch, &mut e);
            }
        }
        self.add_loads(s, h, &mut e);
        self.add_closures(s, &mut e);
        self.set_joints(s, &mut e);
        let result = e.factor();
        self.elimination = e;
        self.scratch = scratch;
        result
    }

    /// Derivative of the inertia rows of a body at node r by its own twist at node c + 1.
    fn inertia_block(
        &self,
        s: &Stepper<S, D, A, T>,
        i: usize,
        [r, c]: [usize; 2],
        h: f64,
    ) -> SMatrix<f64, T, T> {
        let body = &s.mech.bodies[i];
        let k = &self.table(i, s.mech.n()).k[r * (N + 1) + c + 1];
        let (test, end) = (&self.q[r][i].r, &self.q[c + 1][i].r);
        let mut block = SMatrix::<f64, T, T>::zeros();
        for d in 0..D {
            block[(d, d)] = -k[d] * body.mass / h;
        }
        let mut turn = SMatrix::<f64, A, A>::zeros();
        for d in 0..D {
            let (t, e) = (test.column(d).into_owned(), end.column(d).into_owned());
            turn += S::pair(&t, &e) * (-k[D] * body.euler[d] / h);
        }
        if r == c + 1 {
            // virtual motions turn with the unknown
            let row = self.inertia_row(s, i, r, h);
            for d in 0..D {
                let p = row.director.column(d).into_owned();
                turn -= S::pair(&p, &end.column(d).into_owned());
            }
        }
        for a in 0..A {
            for b in 0..A {
                block[(D + a, D + b)] = turn[(a, b)];
            }
        }
        block
    }

    /// Derivative of an element at quadrature point `j`, with its coefficients in `scratch`.
    fn add_element(
        &self,
        s: &Stepper<S, D, A, T>,
        f: &ForceElement<S, D, A, T>,
        j: usize,
        h: f64,
        scratch: &[Coefficients],
        e: &mut Elimination<S, D, A, T, N>,
    ) {
        let n = s.mech.n();
        let (w, eval) = (h * self.path.rule.weights[j], &self.stages[j]);
        let weights = |pair: &Range<usize>, r: usize| {
            let [a, b] = f.invariants[pair.start].nodes();
            self.weights(a, b, j, r, n)
        };
        let silent = |r: usize| {
            f.pairs().all(|[a, b]| {
                let (a, b) = self.weights(a, b, j, r, n);
                a.amax() + b.amax() == 0.0
            })
        };
        for r in (0..N).filter(|r| !silent(*r)) {
            for c in 0..N {
                let (q_test, q_end) = (&self.q[r], &self.q[c + 1]);
                let ends = f.gradients(q_end, eval);
                let mut cell = Cell {
                    elimination: e,
                    row: r,
                    col: c,
                };
                f.add_blocks(n, &mut cell, |rows, cols, blocks| {
                    let (ra, rb) = weights(rows, r);
                    let (ca, cb) = weights(cols, c + 1);
                    let [a, b] = f.invariants[cols.start].nodes();
                    let at = j * (N + 1) + c + 1;
                    let (da, db) = (&self.table(a, n).d[at], &self.table(b, n).d[at]);
                    for k in rows.clone() {
                        let row = f.invariants[k].gradient(q_test, eval);
                        let mut along = [Twist::<T>::zeros(); 2];
                        let [hc, hd] = [0, 1].map(|i| &scratch[i].h[k][cols.clone()]);
                        for ((hc, hd), [ga, gb]) in hc.iter().zip(hd).zip(&ends[cols.clone()]) {
                            let (hc, hd) = (w * hc, w * hd / h);
                            if hc != 0.0 || hd != 0.0 {
                                along[0] += ga.component_mul(&(ca * hc + da * hd));
                                along[1] += gb.component_mul(&(cb * hc + db * hd));
                            }
                        }
                        blocks.add_dyad(1.0, &row, &along);
                        if c + 1 == N && f.has_states() {
                            for l in cols.clone() {
                                let last = f.invariants[l].gradient(q_end, q_end);
                                blocks.add_dyad(w * scratch[2].h[k][l], &row, &last);
                            }
                        }
                    }
                    if rows == cols {
                        let (mut moved, mut turned) = (PairBlocks::zero(), PairBlocks::zero());
                        let second = |inv: &Invariant<S, D, A, T>, g: f64| {
                            inv.add_second(&mut moved, g, 0.0, 1.0, q_test, eval, q_end);
                            if r == c + 1 {
                                inv.add_second(&mut turned, g, 1.0, 0.0, q_test, eval, q_end);
                            }
                        };
                        f.sums_of(rows, |k| w * total(scratch, k), second);
                        scale_columns(&mut moved, ca, cb);
                        add_pair(blocks, &moved);
                        add_pair(blocks, &turned);
                    }
                    scale_rows(blocks, ra, rb);
                });
            }
        }
    }

    fn add_loads(&self, s: &Stepper<S, D, A, T>, h: f64, e: &mut Elimination<S, D, A, T, N>) {
        let n = s.mech.n();
        for load in &s.mech.loads {
            let i = load.node;
            for (j, weight) in self.path.rule.weights.iter().enumerate() {
                let t = s.state.time + self.path.rule.nodes[j] * h;
                for r in 0..N {
                    for c in 0..N {
                        let (row, _) = self.weights(i, i, j, r, n);
                        let (col, _) = self.weights(i, i, j, c + 1, n);
                        let view = LoadView {
                            eval: &self.stages[j][i],
                            test: &self.q[r][i],
                            end: &self.q[c + 1][i],
                            c_eval: col[D],
                            c_test: if r == c + 1 { 1.0 } else { 0.0 },
                        };
                        let mut block = load_block::<S, D, A, T>(load, t, h * weight, &view);
                        scale(&mut block, row, &Twist::from_element(1.0));
                        e.blocks[i][r][c] += block;
                    }
                }
            }
        }
    }

    fn add_closures(&self, s: &Stepper<S, D, A, T>, e: &mut Elimination<S, D, A, T, N>) {
        let n = s.mech.n();
        let mut at = 0;
        for (c, closure) in s.mech.closures.iter().enumerate() {
            let mut second: [PairBlocks<T>; N] = std::array::from_fn(|_| PairBlocks::zero());
            for (k, row) in closure.rows.iter().enumerate() {
                let forces = &self.closure_forces[at];
                at += 1;
                for m in 0..N {
                    let end = &self.q[m + 1];
                    let rate = row.gradient(end, end, None);
                    for (side, &b) in closure.nodes.iter().enumerate() {
                        if b < n
                            && let (Some(bc), Some(cb)) = (e.slot(b, n + c), e.slot(n + c, b))
                        {
                            e.blocks[bc][m][m].set_column(k, &forces[m][side]);
                            e.blocks[cb][m][m].set_row(k, &rate[side].transpose());
                        }
                    }
                    if m > 0 {
                        let (q, l) = (&self.q[m], self.lambda[c][m][k] * row.scale);
                        row.main.add_second(&mut second[m], l, 1.0, 1.0, q, q, q);
                        let at = Second {
                            test: q,
                            tau: 1.0,
                            end: q,
                            discrete: None,
                        };
                        let mut cell = Cell {
                            elimination: e,
                            row: m,
                            col: m - 1,
                        };
                        row.second_of_terms(self.lambda[c][m][k], &at, |pair, blocks| {
                            scatter(&mut cell, n, pair, pair, blocks);
                        });
                    }
                }
            }
            for m in 1..N {
                let mut cell = Cell {
                    elimination: e,
                    row: m,
                    col: m - 1,
                };
                let pair = closure.nodes.of_joint();
                scatter(&mut cell, n, pair, pair, &second[m]);
            }
        }
    }

    /// Joint data of variations, and derivatives of the virtual motions at inner nodes.
    fn set_joints(&self, s: &Stepper<S, D, A, T>, e: &mut Elimination<S, D, A, T, N>) {
        for (i, link) in s.mech.links.iter().enumerate() {
            for c in 0..N {
                let world = &self.world[c + 1];
                e.levers[i].end[c] = world.levers[i];
                if link.freedom.has_axes() {
                    let along = Along::At(self.c[c][i][0]);
                    link.motion(&world.frames[i], along, &mut e.motions[i].end[c]);
                }
            }
            e.levers[i].geometric = false;
            if !link.freedom.absolute_position() {
                for r in 1..N {
                    e.add_geometric(i, [r, r - 1], 1.0, &self.joint_wrench[i][r]);
                }
            }
        }
    }
}

/// Scales rows and columns of a block.
#[inline]
fn scale<const T: usize>(m: &mut SMatrix<f64, T, T>, rows: &Twist<T>, cols: &Twist<T>) {
    for c in 0..T {
        for r in 0..T {
            m[(r, c)] *= rows[r] * cols[c];
        }
    }
}

fn scale_rows<const T: usize>(p: &mut PairBlocks<T>, a: &Twist<T>, b: &Twist<T>) {
    let one = Twist::from_element(1.0);
    for (m, rows) in [
        (&mut p.aa, a),
        (&mut p.ab, a),
        (&mut p.ba, b),
        (&mut p.bb, b),
    ] {
        scale(m, rows, &one);
    }
}

fn scale_columns<const T: usize>(p: &mut PairBlocks<T>, a: &Twist<T>, b: &Twist<T>) {
    let one = Twist::from_element(1.0);
    for (m, cols) in [
        (&mut p.aa, a),
        (&mut p.ab, b),
        (&mut p.ba, a),
        (&mut p.bb, b),
    ] {
        scale(m, &one, cols);
    }
}

fn add_pair<const T: usize>(to: &mut PairBlocks<T>, from: &PairBlocks<T>) {
    to.aa += from.aa;
    to.ab += from.ab;
    to.ba += from.ba;
    to.bb += from.bb;
}
