//! Solution with a factorised elimination: rows of Pᵀ w, forward from the leaves, back from the root.

use super::elimination::{Elimination, Mat, Stack, Vect};
use super::small::shift_wrench;
use alembert_math::Space;
use nalgebra::SVector;

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Rows P_τᵀ w: `wrenches` of all nodes become those transmitted to each node with everything beyond it, `transmitted` what
    /// each tree joint transmits at its joint point, and `rows` what does work on its rates. `parent` gives the node of the
    /// parent, ground and anchors included.
    #[inline]
    pub fn test(
        &self,
        parent: impl Fn(usize) -> usize,
        wrenches: &mut [Stack<T, N>],
        transmitted: &mut [Stack<T, N>],
        rows: &mut [Stack<T, N>],
    ) {
        for i in (0..self.tree.len()).rev() {
            let node = self.tree[i];
            let relative = !node.freedom.absolute_position();
            let up = parent(i);
            for m in 0..N {
                let levers = &self.levers[i].test[m];
                let mut w = wrenches[i][m];
                if relative {
                    shift_wrench::<S, D, A, T>(&mut w, &-levers.r2);
                }
                transmitted[i][m] = w;
                rows[i][m] = if node.freedom.is_ball() {
                    Vect::from_fn(|k, _| if k < A { w[D + k] } else { 0.0 })
                } else if node.freedom.is_free() {
                    w
                } else {
                    thin_rows(&self.motions[i].test[m], &w, node.dof)
                };
                if relative {
                    if node.freedom.absolute_rotation() {
                        for k in 0..A {
                            w[D + k] = 0.0;
                        }
                    }
                    shift_wrench::<S, D, A, T>(&mut w, &levers.lever);
                    wrenches[up][m] += w;
                }
            }
        }
    }

    /// Solves with the last factorisation. `rates` are right-hand sides of the joint rows, `closures` of the closure rows;
    /// on return the increments of the rates, the multipliers in `closures`, and the twists of the bodies in `twists`.
    pub fn solve(
        &mut self,
        rates: &mut [Stack<T, N>],
        closures: &mut [Stack<T, N>],
        twists: &mut [Stack<T, N>],
    ) {
        let n = self.tree.len();
        self.b[..n].fill([Vect::zeros(); N]);
        self.b[n..].copy_from_slice(closures);
        for o in 0..self.order.len() {
            let i = self.order[o];
            if i >= n {
                self.forward_closure(i);
            } else if N == 1 && self.tree[i].freedom.is_ball() && self.tree[i].single {
                self.forward_ball(i, &rates[i][0]);
            } else if self.tree[i].freedom.is_free() {
                self.forward_free(i, &rates[i]);
            } else if N == 1 && self.tree[i].is_hinge() {
                self.forward_hinge(i, rates[i][0][0]);
            } else {
                self.forward_body(i, &rates[i]);
            }
        }
        // back: root to leaves; self.b becomes the solution of each node
        for o in (0..self.order.len()).rev() {
            let i = self.order[o];
            if i >= n {
                let z = self.pull(i, self.closure_rows[i - n]);
                self.b[i] = z;
                closures[i - n] = z;
            } else if N == 1 && self.tree[i].freedom.is_ball() && self.tree[i].single {
                self.back_ball(i, &mut rates[i][0]);
                twists[i] = self.b[i];
            } else if self.tree[i].freedom.is_free() {
                self.back_free(i, &mut rates[i]);
                twists[i] = self.b[i];
            } else if N == 1 && self.tree[i].is_hinge() {
                let rate = self.back_hinge(i);
                rates[i][0] = Vect::zeros();
                rates[i][0][0] = rate;
                twists[i] = self.b[i];
            } else {
                self.back_body(i, &mut rates[i]);
                twists[i] = self.b[i];
            }
        }
    }

    fn forward_closure(&mut self, i: usize) {
        let mut y = self.b[i];
        self.lu[i].solve(&mut y);
        self.y[i] = y;
        let rows = self.closure_rows[i - self.tree.len()];
        for k in &self.plan[i].neighbors {
            push(&mut self.b[k.node], &self.blocks[k.col], &y, rows);
        }
    }

    fn forward_body(&mut self, i: usize, rates: &Stack<T, N>) {
        let node = self.tree[i];
        let shifted = !node.freedom.absolute_position();
        let (levers, motions) = (&self.levers[i], &self.motions[i]);
        let mut b = self.b[i];
        let mut y = *rates;
        for m in 0..N {
            if shifted {
                shift_wrench::<S, D, A, T>(&mut b[m], &-levers.test[m].r2);
            }
            y[m] += thin_rows(&motions.test[m], &b[m], node.dof);
        }
        self.lu[i].solve(&mut y);
        self.y[i] = y;
        for k in &self.plan[i].neighbors {
            push(&mut self.b[k.node], &self.blocks[k.col], &y, node.dof);
        }
        if let Some(p) = node.parent
            && shifted
        {
            for m in 0..N {
                if node.freedom.absolute_rotation() {
                    for s in 0..A {
                        b[m][D + s] = 0.0;
                    }
                }
                shift_wrench::<S, D, A, T>(&mut b[m], &levers.test[m].lever);
                self.b[p][m] += b[m];
            }
            push(&mut self.b[p], &self.c_parent[i], &y, node.dof);
        }
    }

    /// y minus what the neighbours, which are known by now, take of it.
    fn pull(&self, i: usize, rows: usize) -> Stack<T, N> {
        let mut z = self.y[i];
        for k in &self.plan[i].neighbors {
            pull_rows(&mut z, &self.blocks[k.row], &self.b[k.node], rows);
        }
        for z in &mut z {
            for a in rows..T {
                z[a] = 0.0;
            }
        }
        z
    }

    fn back_body(&mut self, i: usize, rates: &mut Stack<T, N>) {
        let node = self.tree[i];
        let shifted = !node.freedom.absolute_position();
        let mut z = self.pull(i, node.dof);
        let (levers, motions) = (&self.levers[i], &self.motions[i]);
        let parent = node.parent.filter(|_| shifted);
        if let Some(p) = parent {
            pull_rows(&mut z, &self.u_parent[i], &self.b[p], node.dof);
        }
        for m in 0..N {
            let mut twist = Vect::<T>::zeros();
            if let Some(p) = parent {
                let xp = &self.b[p][m];
                let w = SVector::<f64, A>::from_fn(|s, _| xp[D + s]);
                let v = S::rate(&w, &levers.end[m].lever);
                for s in 0..D {
                    twist[s] = xp[s] + v[s];
                }
                if !node.freedom.absolute_rotation() {
                    for s in 0..A {
                        twist[D + s] = w[s];
                    }
                }
            }
            for a in 0..node.dof {
                for r in 0..T {
                    twist[r] += z[m][a] * motions.end[m][(r, a)];
                }
            }
            if shifted {
                let w = SVector::<f64, A>::from_fn(|s, _| twist[D + s]);
                let v = S::rate(&w, &levers.end[m].r2);
                for s in 0..D {
                    twist[s] -= v[s];
                }
            }
            self.b[i][m] = twist;
        }
        *rates = z;
    }
}

/// Sᵀ w for the first `f` rates.
#[inline]
fn thin_rows<const T: usize>(s: &Mat<T>, w: &Vect<T>, f: usize) -> Vect<T> {
    let mut out = Vect::<T>::zeros();
    for a in 0..f {
        for r in 0..T {
            out[a] += s[(r, a)] * w[r];
        }
    }
    out
}

/// to -= L y for the first `f` columns of the blocks.
#[inline]
fn push<const T: usize, const N: usize>(
    to: &mut Stack<T, N>,
    l: &[[Mat<T>; N]; N],
    y: &Stack<T, N>,
    f: usize,
) {
    for row in 0..N {
        for col in 0..N {
            for a in 0..f {
                for r in 0..T {
                    to[row][r] -= l[row][col][(r, a)] * y[col][a];
                }
            }
        }
    }
}

/// to -= U x for the first `f` rows of the blocks.
#[inline]
fn pull_rows<const T: usize, const N: usize>(
    to: &mut Stack<T, N>,
    u: &[[Mat<T>; N]; N],
    x: &Stack<T, N>,
    f: usize,
) {
    for row in 0..N {
        for col in 0..N {
            for c in 0..T {
                for a in 0..f {
                    to[row][a] -= u[row][col][(a, c)] * x[col][c];
                }
            }
        }
    }
}
