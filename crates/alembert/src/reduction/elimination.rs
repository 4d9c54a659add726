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
//! The pivot of a closure is its negative compliance -B. Directions in which B is below θ times what it is for rows of natural size (redundant
//! closures, singular positions) are left out of the pivot (T-RED-7, T-RED-20): their multipliers get no increment.
//!
//! Schemes with inner time nodes solve for `N` configurations of every body at once. Then K̃ is an N×N grid of blocks: row r is
//! the equation at time node r with virtual motions there, column c the variation of time node c + 1, and S_τ, S', X̃_τ, X̃' are
//! block diagonal. The recursion is the same; N is a constant, so that for one node the loops over the grid vanish.
//!
//! # Reference
//! Featherstone 2008, chapter 7 (articulated bodies); Betsch and Leyendecker 2006 (discrete null space).
//!
//! # Departures from the reference
//! Unsymmetric, with couplings beyond parent and child, and closures in the same recursion.

use super::ball::Ball;
use super::small::{SmallLu, shift_cols, shift_rows};
use super::symbolic::{NodePlan, Symbolic};
use crate::joints::Freedom;
use crate::system::link::Levers;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};
use std::marker::PhantomData;

/// Default of the closure tolerance: rows that agree to this part of their natural size are redundant.
pub const CLOSURE_TOLERANCE: f64 = 1e-6;

pub(crate) type Mat<const T: usize> = SMatrix<f64, T, T>;
pub(crate) type Vect<const T: usize> = SVector<f64, T>;

/// N×N blocks: rows are equations at time nodes, columns variations of time nodes.
pub type Grid<const T: usize, const N: usize> = [[Mat<T>; N]; N];
/// One vector per time node.
pub type Stack<const T: usize, const N: usize> = [Vect<T>; N];

/// A grid of zeros.
pub fn zero_grid<const T: usize, const N: usize>() -> Grid<T, N> {
    [[Mat::zeros(); N]; N]
}

/// A list of vectors as stacks of one time node.
#[inline]
pub fn one_node<const T: usize>(list: &mut [Vect<T>]) -> &mut [Stack<T, 1>] {
    list.as_chunks_mut::<1>().0
}

/// Levers of a joint at one Newton iterate, set before factorising.
#[derive(Clone, Copy, Debug)]
pub struct JointLevers<const D: usize, const N: usize> {
    /// For virtual motions, per row.
    pub test: [Levers<D>; N],
    /// For variations, per column.
    pub end: [Levers<D>; N],
    /// Whether the derivatives of the test directions are used.
    pub geometric: bool,
}

/// Motion matrices of a joint at one Newton iterate. Kept apart from the levers: spherical joints without further
/// couplings never look at them, and long chains stay in the cache.
#[derive(Clone, Copy, Debug)]
pub struct JointMotions<const T: usize, const N: usize> {
    /// For virtual motions, per row.
    pub test: [Mat<T>; N],
    /// For variations, per column.
    pub end: [Mat<T>; N],
}

/// Derivatives of the test directions of a joint.
#[derive(Clone, Copy, Debug)]
pub struct Geometric<const T: usize, const N: usize> {
    /// Rows E, per rate.
    pub row: Grid<T, N>,
    /// Correction of D.
    pub d: Grid<T, N>,
    /// E_p: derivative of the transfer by the rates (column k is a wrench on the parent).
    pub up: Grid<T, N>,
}

impl<const T: usize, const N: usize> Geometric<T, N> {
    fn zero() -> Self {
        let (row, d, up) = (zero_grid(), zero_grid(), zero_grid());
        Self { row, d, up }
    }
}

/// A tree node as the elimination sees it.
#[derive(Clone, Copy, Debug)]
pub struct TreeNode {
    /// Parent body, if it moves.
    pub parent: Option<usize>,
    /// What the joint to the parent lets free.
    pub freedom: Freedom,
    /// Number of rates.
    pub dof: usize,
    /// Nothing but the parent is coupled to the body (found by [`Elimination::new`]).
    pub single: bool,
}

/// The factorisation; see the module documentation.
#[derive(Clone, Debug)]
pub struct Elimination<S, const D: usize, const A: usize, const T: usize, const N: usize = 1> {
    pub(super) tree: Vec<TreeNode>,
    pub(super) plan: Vec<NodePlan>,
    pub(super) order: Vec<usize>,
    /// Rows of the blocks of each node: those of a point have no rotation, those of a closure only its own.
    pub(super) size: Vec<usize>,
    /// Slots of the off-diagonal blocks of each row: (column, slot).
    pub(super) slots: Vec<Vec<(usize, usize)>>,
    /// Blocks: the first are the diagonal ones of bodies and closures.
    pub blocks: Vec<Grid<T, N>>,
    /// Levers, per body.
    pub levers: Vec<JointLevers<D, N>>,
    /// Motion matrices, per body.
    pub motions: Vec<JointMotions<T, N>>,
    /// Derivatives of test directions, per body.
    pub geometric: Vec<Geometric<T, N>>,
    /// Number of rows of each closure.
    pub(super) closure_rows: Vec<usize>,
    /// Closure tolerance: rates of a row below this part of their natural size count as zero.
    pub tolerance: f64,
    /// Compliance of a row of natural size, if it is known; else found from the bodies along its loop.
    pub compliance: Option<f64>,
    /// Rows of each closure that were independent of others at the last factorisation.
    pub(super) ranks: Vec<usize>,
    /// Natural size of the compliance of each row (T-RED-20), and the largest moment of its unit force met on the way to the root.
    pub(super) natural: Vec<Stack<T, N>>,
    pub(super) reach: Vec<Stack<T, N>>,
    pub(super) lu: Vec<SmallLu<T, N>>,
    pub(super) u_parent: Vec<Grid<T, N>>,
    pub(super) c_parent: Vec<Grid<T, N>>,
    pub(super) balls: Vec<Ball<D, A>>,
    pub(super) y: Vec<Stack<T, N>>,
    pub(super) b: Vec<Stack<T, N>>,
    space: PhantomData<S>,
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
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
        let size = tree.iter().map(|t| match t.freedom.is_point() {
            true => D,
            false => T,
        });
        let Symbolic {
            order,
            plan,
            slots,
            count,
            size,
        } = Symbolic::new(&tree, size.collect(), couplings, closures);
        let mut tree = tree;
        for (node, plan) in tree.iter_mut().zip(&plan) {
            node.single = plan.neighbors.is_empty();
        }
        let levers = JointLevers {
            test: [Levers::zero(); N],
            end: [Levers::zero(); N],
            geometric: false,
        };
        let motions = JointMotions {
            test: [Mat::zeros(); N],
            end: [Mat::zeros(); N],
        };
        let ball = Ball {
            inverse: SMatrix::zeros(),
            u: SMatrix::zeros(),
            c: SMatrix::zeros(),
        };
        Self {
            plan,
            order,
            size,
            slots,
            blocks: vec![zero_grid(); count],
            levers: vec![levers; n],
            motions: vec![motions; n],
            geometric: vec![Geometric::zero(); n],
            closure_rows: closures.iter().map(|c| c.1).collect(),
            tolerance: CLOSURE_TOLERANCE,
            compliance: None,
            ranks: closures.iter().map(|c| c.1).collect(),
            natural: vec![[Vect::zeros(); N]; closures.len()],
            reach: vec![[Vect::zeros(); N]; closures.len()],
            lu: vec![SmallLu::empty(); total],
            u_parent: vec![zero_grid(); n],
            c_parent: vec![zero_grid(); n],
            balls: vec![ball; n],
            y: vec![[Vect::zeros(); N]; total],
            b: vec![[Vect::zeros(); N]; total],
            tree,
            space: PhantomData,
        }
    }

    /// Products of blocks in a factorisation: the sum of squares of the number of blocks in a row when it is eliminated.
    pub fn products(&self) -> f64 {
        let squares = self
            .plan
            .iter()
            .map(|p| (1 + p.neighbors.len()).pow(2) as f64);
        squares.sum()
    }

    /// Products of numbers in a factorisation (T-RED-11): f (f + Σ m)² for a row of f rates and neighbours of m rows.
    pub fn operations(&self) -> f64 {
        let n = self.tree.len();
        let row = |(i, plan): (usize, &NodePlan)| {
            let (rates, parent) = match self.tree.get(i) {
                Some(node) => (node.dof, node.parent),
                None => (self.closure_rows[i - n], None),
            };
            let near = plan.neighbors.iter().map(|k| k.node).chain(parent);
            let around: usize = near.map(|k| self.size[k]).sum();
            (rates * (rates + around).pow(2)) as f64
        };
        self.plan.iter().enumerate().map(row).sum()
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
        self.blocks[n..].fill(zero_grid());
    }

    /// Factorises the filled blocks in place; returns the node at which a pivot vanished.
    pub fn factor(&mut self) -> Result<(), usize> {
        let n = self.tree.len();
        let given = self.compliance.unwrap_or(0.0);
        self.natural.fill([Vect::repeat(given); N]);
        self.reach.fill([Vect::zeros(); N]);
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

    fn factor_body(&mut self, i: usize) -> bool {
        let node = self.tree[i];
        if N == 1 && node.freedom.is_ball() && node.single {
            return self.factor_ball(i);
        }
        if node.freedom.is_free() {
            return self.factor_free(i);
        }
        if N == 1 && node.is_hinge() {
            return self.factor_hinge(i);
        }
        let f = node.dof;
        let (levers, motions) = (&self.levers[i], &self.motions[i]);
        // joint-point coordinates
        let mut k = self.blocks[i];
        let shifted = !node.freedom.absolute_position();
        if shifted {
            for r in 0..N {
                for c in 0..N {
                    shift_rows::<S, D, A, T>(&mut k[r][c], &-levers.test[r].r2);
                    shift_cols::<S, D, A, T>(&mut k[r][c], &-levers.end[c].r2);
                }
            }
        }
        // rows L = S_τᵀ K̃ + E, columns K̃ S', D = L S' + E_D
        let (mut l, mut c, mut d) = (k, k, k);
        if !node.freedom.is_free() {
            for row in 0..N {
                for col in 0..N {
                    l[row][col] = test_rows(&k[row][col], &motions.test[row], f);
                    c[row][col] = end_columns(&k[row][col], &motions.end[col], f);
                }
            }
            if levers.geometric {
                add(&mut l, &self.geometric[i].row);
            }
            for row in 0..N {
                for col in 0..N {
                    d[row][col] = end_columns(&l[row][col], &motions.end[col], f);
                }
            }
            if levers.geometric {
                add(&mut d, &self.geometric[i].d);
            }
        }
        if !self.lu[i].factor(&d, f) {
            return false;
        }
        if !node.single {
            let pivots = std::array::from_fn(|m| Vect::from_fn(|a, _| d[m][m][(a, a)].abs()));
            self.add_natural(i, &pivots);
            self.factor_neighbors(i, f, shifted);
        }
        if let Some(p) = node.parent
            && shifted
        {
            self.transfer(i, p, k, l, c);
        }
        true
    }

    /// U_k = D⁻¹ S_τᵀ K̃_ik and L_k = K̃_ki S'; the blocks themselves are kept for the transfer in `blocks`.
    fn factor_neighbors(&mut self, i: usize, f: usize, shifted: bool) {
        let (levers, motions) = (&self.levers[i], &self.motions[i]);
        let plan = &self.plan[i];
        let m = plan.neighbors.len();
        let passes_on = shifted && self.tree[i].parent.is_some();
        let absolute = self.tree[i].freedom.absolute_rotation();
        for (a, neighbor) in plan.neighbors.iter().enumerate() {
            let (mut kr, mut kc) = (self.blocks[neighbor.row], self.blocks[neighbor.col]);
            let (mut u, mut l) = (zero_grid::<T, N>(), zero_grid::<T, N>());
            for r in 0..N {
                for c in 0..N {
                    if shifted {
                        shift_rows::<S, D, A, T>(&mut kr[r][c], &-levers.test[r].r2);
                        shift_cols::<S, D, A, T>(&mut kc[r][c], &-levers.end[c].r2);
                    }
                    u[r][c] = test_rows(&kr[r][c], &motions.test[r], f);
                    l[r][c] = end_columns(&kc[r][c], &motions.end[c], f);
                }
            }
            self.lu[i].solve_columns(&mut u);
            self.blocks[neighbor.row] = u;
            self.blocks[neighbor.col] = l;
            // the part that reaches the neighbour through the parent's motion
            if passes_on {
                for r in 0..N {
                    for c in 0..N {
                        if absolute {
                            drop_rotation::<D, A, T>(&mut kr[r][c], &mut kc[r][c]);
                        }
                        shift_rows::<S, D, A, T>(&mut kr[r][c], &levers.test[r].lever);
                        shift_cols::<S, D, A, T>(&mut kc[r][c], &levers.end[c].lever);
                    }
                }
                let (pk, kp) = plan.parent_targets[a];
                add(&mut self.blocks[pk], &kr);
                add(&mut self.blocks[kp], &kc);
            }
        }
        for a in 0..m {
            for b in 0..m {
                let (left, right) = (&plan.neighbors[a], &plan.neighbors[b]);
                let at = [plan.targets[a * m + b], left.col, right.row];
                let size = [self.size[left.node], f, self.size[right.node]];
                subtract_product(&mut self.blocks, at, size);
            }
        }
    }

    /// Passes the eliminated body on to its parent: T-RED-6.
    fn transfer(
        &mut self,
        i: usize,
        p: usize,
        mut k: Grid<T, N>,
        mut l: Grid<T, N>,
        mut c: Grid<T, N>,
    ) {
        let (node, j) = (self.tree[i], &self.levers[i]);
        let (f, absolute) = (node.dof, node.freedom.absolute_rotation());
        // virtual and actual motions of the parent
        for row in 0..N {
            for col in 0..N {
                let (k, l, c) = (&mut k[row][col], &mut l[row][col], &mut c[row][col]);
                if absolute {
                    for s in 0..A {
                        k.row_mut(D + s).fill(0.0);
                        k.column_mut(D + s).fill(0.0);
                    }
                    drop_rotation::<D, A, T>(c, l);
                }
                shift_rows::<S, D, A, T>(k, &j.test[row].lever);
                shift_cols::<S, D, A, T>(k, &j.end[col].lever);
                shift_rows::<S, D, A, T>(c, &j.test[row].lever);
                shift_cols::<S, D, A, T>(l, &j.end[col].lever);
            }
        }
        if j.geometric {
            add(&mut c, &self.geometric[i].up);
        }
        self.lu[i].solve_columns(&mut l);
        subtract(&mut k, &thin_product(&c, &l, f));
        add(&mut self.blocks[p], &k);
        let plan = &self.plan[i];
        for (neighbor, (pk, kp)) in plan.neighbors.iter().zip(&plan.parent_targets) {
            let product = thin_product(&c, &self.blocks[neighbor.row], f);
            subtract(&mut self.blocks[*pk], &product);
            let product = thin_product(&self.blocks[neighbor.col], &l, f);
            subtract(&mut self.blocks[*kp], &product);
        }
        self.u_parent[i] = l;
        self.c_parent[i] = c;
    }
}

#[inline]
fn add<const T: usize, const N: usize>(to: &mut Grid<T, N>, from: &Grid<T, N>) {
    for (to, from) in to.as_flattened_mut().iter_mut().zip(from.as_flattened()) {
        *to += from;
    }
}

#[inline]
fn subtract<const T: usize, const N: usize>(to: &mut Grid<T, N>, from: &Grid<T, N>) {
    for (to, from) in to.as_flattened_mut().iter_mut().zip(from.as_flattened()) {
        *to -= from;
    }
}

/// Rows Sᵀ K of the first `f` rates.
#[inline]
fn test_rows<const T: usize>(k: &Mat<T>, s: &Mat<T>, f: usize) -> Mat<T> {
    let mut out = Mat::<T>::zeros();
    for a in 0..f {
        for c in 0..T {
            let mut sum = 0.0;
            for r in 0..T {
                sum += s[(r, a)] * k[(r, c)];
            }
            out[(a, c)] = sum;
        }
    }
    out
}

/// Columns K S of the first `f` rates.
#[inline]
fn end_columns<const T: usize>(k: &Mat<T>, s: &Mat<T>, f: usize) -> Mat<T> {
    let mut out = Mat::<T>::zeros();
    for a in 0..f {
        for c in 0..T {
            let w = s[(c, a)];
            for r in 0..T {
                out[(r, a)] += k[(r, c)] * w;
            }
        }
    }
    out
}

/// Product of the first `f` columns of the blocks of `l` with the first `f` rows of those of `u`.
#[inline]
fn thin_product<const T: usize, const N: usize>(
    l: &Grid<T, N>,
    u: &Grid<T, N>,
    f: usize,
) -> Grid<T, N> {
    let mut out = zero_grid::<T, N>();
    for row in 0..N {
        for col in 0..N {
            let m = &mut out[row][col];
            for k in 0..N {
                let (l, u) = (&l[row][k], &u[k][col]);
                for c in 0..T {
                    for a in 0..f {
                        let w = u[(a, c)];
                        for r in 0..T {
                            m[(r, c)] += l[(r, a)] * w;
                        }
                    }
                }
            }
        }
    }
    out
}

/// blocks[to] -= blocks[l] blocks[u], where the left block has `rows` rows and `f` columns and the right one `columns` columns.
#[inline]
pub(super) fn subtract_product<const T: usize, const N: usize>(
    blocks: &mut [Grid<T, N>],
    [to, l, u]: [usize; 3],
    [rows, f, columns]: [usize; 3],
) {
    // whole blocks in loops of fixed length
    if rows == T && columns == T {
        let product = thin_product(&blocks[l], &blocks[u], f);
        subtract(&mut blocks[to], &product);
        return;
    }
    for row in 0..N {
        for col in 0..N {
            for k in 0..N {
                for (c, a) in (0..columns).flat_map(|c| (0..f).map(move |a| (c, a))) {
                    let w = blocks[u][k][col][(a, c)];
                    for r in 0..rows {
                        let x = blocks[l][row][k][(r, a)];
                        blocks[to][row][col][(r, c)] -= x * w;
                    }
                }
            }
        }
    }
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
