//! Recursive elimination of the reduced Newton system along the spanning tree.
//!
//! # What it is
//! A direct solver for P_τᵀ K P' with loop closures, in time linear in the number of bodies. Bodies are eliminated
//! from the leaves to the root as in the articulated-body algorithm, but for the unsymmetric
//! matrices of a discrete step, with force elements between any two bodies and with closure
//! multipliers as further nodes. The pattern, fill included, is found once.
//!
//! # Equations
//! Child c with parent p, twist at the joint point ξ̃ = X̃' ξ_p + S' u, block K̃ of c in joint-point coordinates, neighbours k:
//! ```text
//! D = L S' + E_D,  L = S_τᵀ K̃ + E,     u = D⁻¹ (b_u - L X̃' ξ_p - Σ S_τᵀ K̃_ck z_k)                     (T-RED-5)
//! K_pp += X̃_τᵀ K̃ X̃' - C D⁻¹ L X̃',   C = X̃_τᵀ K̃ S' + E_p                                        (T-RED-6)
//! ```
//! and likewise for K_pk, K_kp, K_kl. E, E_D and E_p are derivatives of the test directions (zero for variational schemes).
//! A closure node has the block -ε I: rows that depend on others (redundant closures, singular positions) then
//! give the multiplier increment of least norm, and the constraint itself is met by the Newton iteration.
//!
//! # Reference
//! Featherstone 2008, chapter 7 (articulated bodies); Betsch and Leyendecker 2006 (discrete null space).
//!
//! # Departures from the reference
//! Unsymmetric, with couplings beyond parent and child, and closures in the same recursion.

use super::small::{SmallLu, shift_cols, shift_rows};
use crate::system::link::LinkKind;
use alembert_math::{Space, mm, mv, tmm, tmv};
use nalgebra::{SMatrix, SVector};
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;

/// Relative regularisation of closure blocks.
const CLOSURE_REGULARIZATION: f64 = 1e-11;

pub(super) type Mat<const T: usize> = SMatrix<f64, T, T>;
pub(super) type Vect<const T: usize> = SVector<f64, T>;

/// Numbers of a joint at one Newton iterate, set before factorising.
#[derive(Clone, Copy, Debug)]
pub struct JointBlock<const D: usize, const T: usize> {
    /// Motion matrix for virtual motions.
    pub s_test: Mat<T>,
    /// Motion matrix for variations.
    pub s: Mat<T>,
    /// Levers for virtual motions: parent to joint point, child to joint point.
    pub lever_test: SVector<f64, D>,
    /// Child centre to joint point, virtual motions.
    pub r2_test: SVector<f64, D>,
    /// Parent to joint point, variations.
    pub lever: SVector<f64, D>,
    /// Child centre to joint point, variations.
    pub r2: SVector<f64, D>,
    /// Whether the derivatives of the test directions are used.
    pub geometric: bool,
}

/// Derivatives of the test directions of a joint.
#[derive(Clone, Copy, Debug)]
pub struct Geometric<const T: usize> {
    /// Rows E, per rate.
    pub row: Mat<T>,
    /// Correction of D.
    pub d: Mat<T>,
    /// E_p: derivative of the transfer by the rates (column k is a wrench on the parent).
    pub up: Mat<T>,
}

impl<const D: usize, const T: usize> JointBlock<D, T> {
    /// All zero.
    pub fn zero() -> Self {
        let (m, v) = (Mat::zeros(), SVector::zeros());
        Self {
            s_test: m,
            s: m,
            lever_test: v,
            r2_test: v,
            lever: v,
            r2: v,
            geometric: false,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Neighbor {
    pub(super) node: usize,
    /// Block (this, node), later U.
    pub(super) row: usize,
    /// Block (node, this), later L.
    pub(super) col: usize,
}

#[derive(Clone, Debug)]
pub(super) struct NodePlan {
    pub(super) neighbors: Vec<Neighbor>,
    /// Target slots of L_k U_l, row-major over neighbours.
    targets: Vec<usize>,
    /// Target slots (p, k) and (k, p).
    parent_targets: Vec<(usize, usize)>,
}

/// A tree node as the elimination sees it.
#[derive(Clone, Copy, Debug)]
pub struct TreeNode {
    /// Parent body, if it moves.
    pub parent: Option<usize>,
    /// Kind of the joint to the parent.
    pub kind: LinkKind,
    /// Number of rates.
    pub dof: usize,
    /// Nothing but the parent is coupled to the body (found by [`Elimination::new`]).
    pub single: bool,
}

/// The factorisation; see the module documentation.
#[derive(Clone, Debug)]
pub struct Elimination<S, const D: usize, const A: usize, const T: usize> {
    pub(super) tree: Vec<TreeNode>,
    pub(super) plan: Vec<NodePlan>,
    pub(super) order: Vec<usize>,
    /// Slots of the off-diagonal blocks of each row: (column, slot).
    slots: Vec<Vec<(usize, usize)>>,
    /// Blocks: the first are the diagonal ones of bodies and closures.
    pub blocks: Vec<Mat<T>>,
    /// Joint data, per body.
    pub joints: Vec<JointBlock<D, T>>,
    /// Derivatives of test directions, per body.
    pub geometric: Vec<Geometric<T>>,
    /// Number of rows of each closure.
    pub(super) closure_rows: Vec<usize>,
    pub(super) lu: Vec<SmallLu<T>>,
    pub(super) u_parent: Vec<Mat<T>>,
    pub(super) c_parent: Vec<Mat<T>>,
    pub(super) ball: Vec<SMatrix<f64, A, A>>,
    pub(super) ball_u: Vec<SMatrix<f64, A, D>>,
    pub(super) ball_c: Vec<SMatrix<f64, D, A>>,
    pub(super) y: Vec<Vect<T>>,
    pub(super) b: Vec<Vect<T>>,
    space: PhantomData<S>,
}

impl<S, const D: usize, const A: usize, const T: usize> Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Plans the elimination. `couplings` are pairs of moving bodies joined by force elements; `closures` lists the moving
    /// bodies of each closure (one or two) and its number of rows.
    pub fn new(
        tree: Vec<TreeNode>,
        couplings: &[(usize, usize)],
        closures: &[(Vec<usize>, usize)],
    ) -> Self {
        let n = tree.len();
        let total = n + closures.len();
        let mut adjacent: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); total];
        for &(a, b) in couplings {
            if a != b {
                adjacent[a].insert(b);
                adjacent[b].insert(a);
            }
        }
        for (c, (bodies, _)) in closures.iter().enumerate() {
            for &b in bodies {
                adjacent[n + c].insert(b);
                adjacent[b].insert(n + c);
            }
        }
        let order = super::order::elimination_order(&tree, closures);
        let mut slot_of: BTreeMap<(usize, usize), usize> =
            (0..total).map(|i| ((i, i), i)).collect();
        let mut slots = total;
        let mut slot = |i: usize, j: usize| {
            *slot_of.entry((i, j)).or_insert_with(|| {
                slots += 1;
                slots - 1
            })
        };
        let mut plan: Vec<NodePlan> = vec![
            NodePlan {
                neighbors: vec![],
                targets: vec![],
                parent_targets: vec![]
            };
            total
        ];
        for &i in &order {
            let near: Vec<usize> = adjacent[i].iter().copied().collect();
            let parent = if i < n { tree[i].parent } else { None };
            for &k in &near {
                plan[i].neighbors.push(Neighbor {
                    node: k,
                    row: slot(i, k),
                    col: slot(k, i),
                });
                for &l in &near {
                    plan[i].targets.push(slot(k, l));
                    if l != k {
                        adjacent[k].insert(l);
                    }
                }
                if let Some(p) = parent {
                    plan[i].parent_targets.push((slot(p, k), slot(k, p)));
                    if p != k {
                        adjacent[p].insert(k);
                        adjacent[k].insert(p);
                    }
                }
                adjacent[k].remove(&i);
            }
        }
        let mut tree = tree;
        for (node, plan) in tree.iter_mut().zip(&plan) {
            node.single = plan.neighbors.is_empty();
        }
        let count = slots;
        let mut slots = vec![vec![]; total];
        for (&(i, j), &at) in slot_of.iter().filter(|((i, j), _)| i != j) {
            slots[i].push((j, at));
        }
        Self {
            plan,
            order,
            slots,
            blocks: vec![Mat::zeros(); count],
            joints: vec![JointBlock::zero(); n],
            geometric: vec![
                Geometric {
                    row: Mat::zeros(),
                    d: Mat::zeros(),
                    up: Mat::zeros()
                };
                n
            ],
            closure_rows: closures.iter().map(|c| c.1).collect(),
            lu: vec![SmallLu::empty(); total],
            u_parent: vec![Mat::zeros(); n],
            c_parent: vec![Mat::zeros(); n],
            ball: vec![SMatrix::zeros(); n],
            ball_u: vec![SMatrix::zeros(); n],
            ball_c: vec![SMatrix::zeros(); n],
            y: vec![Vect::zeros(); total],
            b: vec![Vect::zeros(); total],
            tree,
            space: PhantomData,
        }
    }

    /// Slot of block (i, j), for filling.
    #[inline]
    pub fn slot(&self, i: usize, j: usize) -> Option<usize> {
        if i == j {
            return Some(i);
        }
        self.slots[i]
            .iter()
            .find(|(col, _)| *col == j)
            .map(|(_, at)| *at)
    }

    /// Clears all blocks but the diagonal ones of bodies, which are set as a whole.
    pub fn clear(&mut self) {
        let n = self.tree.len();
        self.blocks[n..].fill(Mat::zeros());
    }

    /// Factorises the filled blocks in place; returns the node at which a pivot vanished.
    pub fn factor(&mut self) -> Result<(), usize> {
        let n = self.tree.len();
        for o in 0..self.order.len() {
            let i = self.order[o];
            let ok = if i < n {
                self.factor_body(i)
            } else {
                self.factor_closure(i)
            };
            if !ok {
                return Err(i);
            }
        }
        Ok(())
    }

    fn factor_closure(&mut self, i: usize) -> bool {
        let rows = self.closure_rows[i - self.tree.len()];
        let mut d = self.blocks[i];
        let scale = (0..rows).fold(0.0_f64, |m, r| m.max(d[(r, r)].abs()));
        for r in 0..T {
            if r < rows {
                d[(r, r)] -= CLOSURE_REGULARIZATION * scale + f64::MIN_POSITIVE;
            }
        }
        if !self.lu[i].factor(&d, rows) {
            return false;
        }
        let plan = &self.plan[i];
        for k in &plan.neighbors {
            let lu = self.lu[i];
            lu.solve_columns(&mut self.blocks[k.row]);
        }
        let m = plan.neighbors.len();
        for k in 0..m {
            for l in 0..m {
                let product = mm(
                    &self.blocks[plan.neighbors[k].col],
                    &self.blocks[plan.neighbors[l].row],
                );
                self.blocks[plan.targets[k * m + l]] -= product;
            }
        }
        true
    }

    fn factor_body(&mut self, i: usize) -> bool {
        let node = self.tree[i];
        if node.kind == LinkKind::Spherical && node.single {
            return self.factor_ball(i);
        }
        let f = node.dof;
        let absolute = node.kind.absolute_rotation();
        let j = &self.joints[i];
        // joint-point coordinates
        let mut k = self.blocks[i];
        let shifted = !node.kind.absolute_position();
        if shifted {
            shift_rows::<S, D, A, T>(&mut k, &-j.r2_test);
            shift_cols::<S, D, A, T>(&mut k, &-j.r2);
        }
        // rows L = S_τᵀ K̃ + E, columns K̃ S'
        let mut l = Mat::<T>::zeros();
        let mut c = Mat::<T>::zeros();
        let mut d = Mat::<T>::zeros();
        if node.kind == LinkKind::Free {
            (l, c, d) = (k, k, k);
        } else {
            for a in 0..f {
                let row = tmv(&k, &j.s_test.column(a).into_owned());
                l.set_row(a, &row.transpose());
                c.set_column(a, &mv(&k, &j.s.column(a).into_owned()));
            }
            if j.geometric {
                l += self.geometric[i].row;
            }
            for b in 0..f {
                for a in 0..f {
                    d[(a, b)] = l.row(a).transpose().dot(&j.s.column(b));
                }
            }
            if j.geometric {
                d += self.geometric[i].d;
            }
        }
        if !self.lu[i].factor(&d, f) {
            return false;
        }
        if !self.plan[i].neighbors.is_empty() {
            self.factor_neighbors(i, f, shifted);
        }
        if let Some(p) = node.parent
            && shifted
        {
            self.transfer(i, p, f, absolute, k, l, c);
        }
        true
    }

    /// A spherical joint without further couplings: the rotation block is eliminated whole, only forces go on.
    fn factor_ball(&mut self, i: usize) -> bool {
        let j = &self.joints[i];
        let mut k = self.blocks[i];
        shift_rows::<S, D, A, T>(&mut k, &-j.r2_test);
        shift_cols::<S, D, A, T>(&mut k, &-j.r2);
        let kww = SMatrix::<f64, A, A>::from_fn(|r, c| k[(D + r, D + c)]);
        let Some(inverse) = kww.try_inverse() else {
            return false;
        };
        self.ball[i] = inverse;
        let Some(p) = self.tree[i].parent else {
            return true;
        };
        let kwv = SMatrix::<f64, A, D>::from_fn(|r, c| k[(D + r, c)]);
        let kvw = SMatrix::<f64, D, A>::from_fn(|r, c| k[(r, D + c)]);
        let kvv = SMatrix::<f64, D, D>::from_fn(|r, c| k[(r, c)]);
        // U = K_ww⁻¹ K_wv and C = K_vw, both still at the joint point
        let u = mm(&inverse, &kwv);
        let schur = kvv - mm(&kvw, &u);
        let (bt, b) = (S::spin(&j.lever_test), S::spin(&j.lever));
        let right = mm(&schur, &b);
        let left = tmm(&bt, &schur);
        let corner = tmm(&bt, &right);
        let out = &mut self.blocks[p];
        for c in 0..D {
            for r in 0..D {
                out[(r, c)] += schur[(r, c)];
            }
            for r in 0..A {
                out[(D + r, c)] += left[(r, c)];
                out[(c, D + r)] += right[(c, r)];
            }
        }
        for c in 0..A {
            for r in 0..A {
                out[(D + r, D + c)] += corner[(r, c)];
            }
        }
        self.ball_u[i] = u;
        self.ball_c[i] = kvw;
        true
    }

    /// U_k = D⁻¹ S_τᵀ K̃_ik and L_k = K̃_ki S'; the blocks themselves are kept for the transfer in `blocks`.
    fn factor_neighbors(&mut self, i: usize, f: usize, shifted: bool) {
        let j = &self.joints[i];
        let m = self.plan[i].neighbors.len();
        let lu = self.lu[i];
        let parent = self.tree[i].parent.filter(|_| shifted);
        let absolute = self.tree[i].kind.absolute_rotation();
        for a in 0..m {
            let (row, col) = (self.plan[i].neighbors[a].row, self.plan[i].neighbors[a].col);
            let (mut kr, mut kc) = (self.blocks[row], self.blocks[col]);
            if shifted {
                shift_rows::<S, D, A, T>(&mut kr, &-j.r2_test);
                shift_cols::<S, D, A, T>(&mut kc, &-j.r2);
            }
            let (mut u, mut l) = (Mat::<T>::zeros(), Mat::<T>::zeros());
            for r in 0..f {
                u.set_row(r, &tmv(&kr, &j.s_test.column(r).into_owned()).transpose());
                l.set_column(r, &mv(&kc, &j.s.column(r).into_owned()));
            }
            lu.solve_columns(&mut u);
            self.blocks[row] = u;
            self.blocks[col] = l;
            // the part that reaches the neighbour through the parent's motion
            if parent.is_some() {
                let (pk, kp) = self.plan[i].parent_targets[a];
                if absolute {
                    drop_rotation::<D, A, T>(&mut kr, &mut kc);
                }
                shift_rows::<S, D, A, T>(&mut kr, &j.lever_test);
                shift_cols::<S, D, A, T>(&mut kc, &j.lever);
                self.blocks[pk] += kr;
                self.blocks[kp] += kc;
            }
        }
        for a in 0..m {
            for b in 0..m {
                let t = self.plan[i].targets[a * m + b];
                let (lk, ul) = (self.plan[i].neighbors[a].col, self.plan[i].neighbors[b].row);
                let product = thin_product(&self.blocks[lk], &self.blocks[ul], f);
                self.blocks[t] -= product;
            }
        }
    }

    /// Passes the eliminated body on to its parent: T-RED-6.
    fn transfer(
        &mut self,
        i: usize,
        p: usize,
        f: usize,
        absolute: bool,
        mut k: Mat<T>,
        mut l: Mat<T>,
        mut c: Mat<T>,
    ) {
        let j = &self.joints[i];
        // virtual and actual motions of the parent
        if absolute {
            for s in 0..A {
                k.row_mut(D + s).fill(0.0);
                k.column_mut(D + s).fill(0.0);
            }
            drop_rotation::<D, A, T>(&mut c, &mut l);
        }
        shift_rows::<S, D, A, T>(&mut k, &j.lever_test);
        shift_cols::<S, D, A, T>(&mut k, &j.lever);
        shift_rows::<S, D, A, T>(&mut c, &j.lever_test);
        shift_cols::<S, D, A, T>(&mut l, &j.lever);
        if j.geometric {
            c += self.geometric[i].up;
        }
        self.lu[i].solve_columns(&mut l);
        k -= thin_product(&c, &l, f);
        self.blocks[p] += k;
        self.u_parent[i] = l;
        self.c_parent[i] = c;
        for a in 0..self.plan[i].neighbors.len() {
            let (pk, kp) = self.plan[i].parent_targets[a];
            let (row, col) = (self.plan[i].neighbors[a].row, self.plan[i].neighbors[a].col);
            let product = thin_product(&c, &self.blocks[row], f);
            self.blocks[pk] -= product;
            let product = thin_product(&self.blocks[col], &l, f);
            self.blocks[kp] -= product;
        }
    }
}

/// Product of the first `f` columns of `l` with the first `f` rows of `u`.
#[inline]
fn thin_product<const T: usize>(l: &Mat<T>, u: &Mat<T>, f: usize) -> Mat<T> {
    if f == T {
        return mm(l, u);
    }
    let mut m = Mat::<T>::zeros();
    for c in 0..T {
        for a in 0..f {
            let w = u[(a, c)];
            for r in 0..T {
                m[(r, c)] += l[(r, a)] * w;
            }
        }
    }
    m
}

#[inline]
pub(super) fn thin_apply<const T: usize>(l: &Mat<T>, y: &Vect<T>, f: usize) -> Vect<T> {
    let mut v = Vect::<T>::zeros();
    for a in 0..f {
        v.axpy(y[a], &l.column(a), 1.0);
    }
    v
}

/// Removes what a parent's rotation cannot pass on through an absolute rotation joint.
fn drop_rotation<const D: usize, const A: usize, const T: usize>(
    rows: &mut Mat<T>,
    cols: &mut Mat<T>,
) {
    for r in 0..T {
        for s in 0..A {
            rows[(D + s, r)] = 0.0;
            cols[(r, D + s)] = 0.0;
        }
    }
}
