//! Products with P and with Pᵀ K P, by the same recursions as the elimination.
//!
//! The blocks are those that were filled in, not yet factorised; multipliers of closures are left out.

use super::elimination::{Elimination, Vect, one_node};
use alembert_math::Space;
use nalgebra::SVector;

impl<S, const D: usize, const A: usize, const T: usize> Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// P u: twists of the bodies from the rates of the joints.
    pub fn spread(&self, rates: &[Vect<T>], twists: &mut [Vect<T>]) {
        for i in 0..self.tree.len() {
            let node = self.tree[i];
            let (levers, motion) = (&self.levers[i].end[0], &self.motions[i].end[0]);
            let shifted = !node.freedom.absolute_position();
            let mut twist = Vect::<T>::zeros();
            if let Some(p) = node.parent.filter(|_| shifted) {
                let up = twists[p];
                let w = SVector::<f64, A>::from_fn(|s, _| up[D + s]);
                let v = S::rate(&w, &levers.lever);
                for s in 0..D {
                    twist[s] = up[s] + v[s];
                }
                if !node.freedom.absolute_rotation() {
                    for s in 0..A {
                        twist[D + s] = w[s];
                    }
                }
            }
            for a in 0..node.dof {
                twist += motion.column(a) * rates[i][a];
            }
            if shifted {
                let w = SVector::<f64, A>::from_fn(|s, _| twist[D + s]);
                let v = S::rate(&w, &levers.r2);
                for s in 0..D {
                    twist[s] -= v[s];
                }
            }
            twists[i] = twist;
        }
    }

    /// Pᵀ K P u with the filled blocks and the derivatives of the test directions; `twists` and `wrenches` are memory.
    /// `parent` gives the node of the parent, ground and anchors included.
    pub fn multiply(
        &self,
        parent: impl Fn(usize) -> usize,
        rates: &[Vect<T>],
        twists: &mut [Vect<T>],
        wrenches: &mut [Vect<T>],
        rows: &mut [Vect<T>],
    ) {
        let n = self.tree.len();
        self.spread(rates, twists);
        wrenches.fill(Vect::zeros());
        for i in 0..n {
            let mut w = self.blocks[i][0][0] * twists[i];
            for (j, slot) in &self.slots[i] {
                if *j < n {
                    w += self.blocks[*slot][0][0] * twists[*j];
                }
            }
            wrenches[i] += w;
        }
        // what turning test directions add: on the parent before its rows are taken, on the rates afterwards
        for i in 0..n {
            let node = self.tree[i];
            if self.levers[i].geometric && node.parent.is_some() {
                wrenches[parent(i)] += self.geometric[i].up[0][0] * rates[i];
            }
        }
        let mut transmitted = vec![Vect::<T>::zeros(); n];
        self.test(
            parent,
            one_node(wrenches),
            one_node(&mut transmitted),
            one_node(rows),
        );
        for i in 0..n {
            if self.levers[i].geometric {
                let g = &self.geometric[i];
                let at_joint = to_joint::<S, D, A, T>(&twists[i], &self.levers[i].end[0].r2);
                rows[i] += g.row[0][0] * at_joint + g.d[0][0] * rates[i];
            }
        }
    }
}

/// Twist at the joint point from that at the centre.
fn to_joint<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    twist: &Vect<T>,
    r2: &SVector<f64, D>,
) -> Vect<T> {
    let w = SVector::<f64, A>::from_fn(|s, _| twist[D + s]);
    let v = S::rate(&w, r2);
    let mut out = *twist;
    for s in 0..D {
        out[s] += v[s];
    }
    out
}
