//! Solution with a factorised elimination: forward from the leaves, back from the root.

use super::elimination::{Elimination, Vect, thin_apply};
use super::small::shift_wrench;
use crate::system::link::LinkKind;
use alembert_math::{Space, mv};
use nalgebra::SVector;

impl<S, const D: usize, const A: usize, const T: usize> Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Solves with the last factorisation. `rates` are right-hand sides of the joint rows, `closures` of the closure rows;
    /// on return the increments of the rates, the multipliers in `closures`, and the twists of the bodies in `twists`.
    pub fn solve(
        &mut self,
        rates: &mut [Vect<T>],
        closures: &mut [Vect<T>],
        twists: &mut [Vect<T>],
    ) {
        let n = self.tree.len();
        self.b[..n].fill(Vect::zeros());
        self.b[n..].copy_from_slice(closures);
        // forward: leaves to root
        for &i in &self.order {
            if i >= n {
                let plan = &self.plan[i];
                let mut y = self.b[i];
                self.lu[i].solve(&mut y);
                self.y[i] = y;
                for k in &plan.neighbors {
                    let push = mv(&self.blocks[k.col], &y);
                    self.b[k.node] -= push;
                }
                continue;
            }
            let (node, j) = (self.tree[i], &self.joints[i]);
            let shifted = !node.kind.absolute_position();
            let mut b = self.b[i];
            if shifted {
                shift_wrench::<S, D, A, T>(&mut b, &-j.r2_test);
            }
            if node.kind == LinkKind::Spherical && node.single {
                let row = SVector::<f64, A>::from_fn(|a, _| rates[i][a] + b[D + a]);
                let y = mv(&self.ball[i], &row);
                for a in 0..A {
                    self.y[i][a] = y[a];
                }
                if let Some(p) = node.parent {
                    let push = mv(&self.ball_c[i], &y);
                    let f = SVector::<f64, D>::from_fn(|a, _| b[a] - push[a]);
                    let m = S::cross(&j.lever_test, &f);
                    for a in 0..D {
                        self.b[p][a] += f[a];
                    }
                    for a in 0..A {
                        self.b[p][D + a] += m[a];
                    }
                }
                continue;
            }
            let mut y = rates[i];
            for a in 0..node.dof {
                y[a] += j.s_test.column(a).dot(&b);
            }
            self.lu[i].solve(&mut y);
            for a in node.dof..T {
                y[a] = 0.0;
            }
            self.y[i] = y;
            for k in &self.plan[i].neighbors {
                let push = thin_apply(&self.blocks[k.col], &y, node.dof);
                self.b[k.node] -= push;
            }
            if let Some(p) = node.parent
                && shifted
            {
                if node.kind.absolute_rotation() {
                    for s in 0..A {
                        b[D + s] = 0.0;
                    }
                }
                shift_wrench::<S, D, A, T>(&mut b, &j.lever_test);
                self.b[p] += b - thin_apply(&self.c_parent[i], &y, node.dof);
            }
        }
        // back: root to leaves; self.b becomes the solution of each node
        for &i in self.order.iter().rev() {
            let mut z = self.y[i];
            let dof = if i < n {
                self.tree[i].dof
            } else {
                self.closure_rows[i - n]
            };
            let single = i < n && self.tree[i].single;
            let neighbors = if single {
                &[][..]
            } else {
                &self.plan[i].neighbors[..]
            };
            for k in neighbors {
                let pull = mv(&self.blocks[k.row], &self.b[k.node]);
                for a in 0..dof {
                    z[a] -= pull[a];
                }
            }
            if i >= n {
                for a in dof..T {
                    z[a] = 0.0;
                }
                self.b[i] = z;
                closures[i - n] = z;
                continue;
            }
            let (node, j) = (self.tree[i], &self.joints[i]);
            let shifted = !node.kind.absolute_position();
            let mut twist = Vect::<T>::zeros();
            if let Some(p) = node.parent
                && shifted
            {
                let xp = self.b[p];
                let w = SVector::<f64, A>::from_fn(|s, _| xp[D + s]);
                let v = S::rate(&w, &j.lever);
                for s in 0..D {
                    twist[s] = xp[s] + v[s];
                }
                if node.kind == LinkKind::Spherical && node.single {
                    let pull = mv(
                        &self.ball_u[i],
                        &SVector::<f64, D>::from_fn(|s, _| twist[s]),
                    );
                    for a in 0..A {
                        z[a] -= pull[a];
                    }
                } else {
                    let pull = mv(&self.u_parent[i], &xp);
                    for a in 0..dof {
                        z[a] -= pull[a];
                    }
                }
                if !node.kind.absolute_rotation() {
                    for s in 0..A {
                        twist[D + s] = w[s];
                    }
                }
            }
            rates[i] = z;
            for a in 0..dof {
                twist.axpy(z[a], &j.s.column(a), 1.0);
            }
            if shifted {
                let w = SVector::<f64, A>::from_fn(|s, _| twist[D + s]);
                let v = S::rate(&w, &j.r2);
                for s in 0..D {
                    twist[s] -= v[s];
                }
            }
            self.b[i] = twist;
            twists[i] = twist;
        }
    }
}
