//! # What it is
//! The factorisation of a symmetric indefinite matrix along the stages of an optimal control problem.
//!
//! # Equations
//! T-NLP-5: fronts F_k over (unknowns of stage k, unknowns delayed from stage k-1, border), the border being the unknowns of stage k+1 that
//! are coupled with stage k, and all global ones. Eliminating the first two groups by pivots of order one and two,
//! F_k = L D Lᵀ + contribution, and the contribution is added to F_{k+1}.
//!
//! # Symbols
//! `l`, `d` the factors. The front itself: `front.rs`; of a few unknowns: `small.rs`.
//!
//! # Reference
//! Duff and Reid 1983 (fronts, delayed pivots, threshold test for pivots of order two); Bunch and Kaufman 1977.
//!
//! # Departures from the reference
//! The tree is a chain, so there is no ordering of fronts and no stack; within a front unknowns with few couplings come first. Pivots are
//! sought twice, with a strict and with a loose threshold, before an unknown is delayed. A column that cancelled to rounding is delayed to
//! the last front and counted as zero there.

use super::front::{Front, Scales};
use super::kernels::{Factor, Substitute};
use super::small::{Parts, Small};
use super::{Inertia, LinearSystem, Pattern};
use crate::{Deadline, Stage};
use pulp::{Arch, Simd, WithSimd};

/// Unknowns that may always be delayed: fronts of this size cost nothing.
const LEAST: usize = 32;

/// Passes that bring rows to one size.
const BALANCING: usize = 4;

/// Small fronts between two looks at the clock.
const FRONTS: usize = 1024;

/// What never changes of the fronts, all of them in a row.
struct Plan {
    /// Unknowns that become complete in each front.
    own: Lists<u32>,
    /// Unknowns of later fronts: those of the next stage, then the global ones.
    border: Lists<u32>,
    /// Position of each border unknown in the next front, in the order own, border.
    next: Lists<u32>,
    /// Triplets assembled in each front: their number, and positions in the order own, border, the larger first. `inner` are those of two own
    /// unknowns, which stand in two columns.
    inner: Lists<[u32; 3]>,
    outer: Lists<[u32; 3]>,
}

/// Lists of different lengths, one after the other.
struct Lists<T> {
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T: Copy + Default> Lists<T> {
    /// Empty lists, to be filled one after the other.
    fn with_capacity(lists: usize, items: usize) -> Self {
        let mut starts = Vec::with_capacity(lists + 1);
        starts.push(0);
        Self {
            starts,
            items: Vec::with_capacity(items),
        }
    }

    /// Ends the list that is being filled.
    fn end_list(&mut self) {
        self.starts.push(self.items.len());
    }

    /// Sorts items into lists, in their order.
    fn sorted(lists: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let mut starts = vec![0; lists + 1];
        for (k, _) in items.clone() {
            starts[k + 1] += 1;
        }
        for k in 0..lists {
            starts[k + 1] += starts[k];
        }
        let mut out = vec![T::default(); starts[lists]];
        let mut ends = starts.clone();
        for (k, item) in items {
            out[ends[k]] = item;
            ends[k] += 1;
        }
        Self { starts, items: out }
    }

    #[inline(always)]
    fn of(&self, k: usize) -> &[T] {
        &self.items[self.starts[k]..self.starts[k + 1]]
    }
}

impl Plan {
    fn fronts(&self) -> usize {
        self.own.starts.len() - 1
    }

    #[inline(always)]
    fn parts(&self, k: usize) -> Parts<'_> {
        Parts {
            own: self.own.of(k),
            border: self.border.of(k),
            inner: self.inner.of(k),
            outer: self.outer.of(k),
        }
    }

    /// Where the border of the front before k goes.
    #[inline(always)]
    fn next_into(&self, k: usize) -> &[u32] {
        k.checked_sub(1).map_or(&[], |k| self.next.of(k))
    }
}

/// Block elimination along stages.
pub struct Chain {
    arch: Arch,
    plan: Plan,
    variables: usize,
    places: Vec<[u32; 2]>,
    /// Largest entry of every row before elimination.
    scale: Vec<f64>,
    // The front at work and the one before.
    front: Front,
    before: Front,
    // All factors, with one entry more for the end.
    factors: Vec<Factor>,
    all_rows: Vec<u32>,
    all_l: Vec<f64>,
    /// Three numbers for each pivot column: inverse diagonal, inverse coupling with the next column, 1 or 2 for the order (0: second column
    /// of an order 2).
    all_d: Vec<[f64; 3]>,
    zero: Vec<usize>,
    work: Vec<f64>,
    vector: Vec<f64>,
    deadline: Deadline,
    /// Most unknowns that a front may leave to the next one: twice the size of the largest front as planned; four times as many when rows are
    /// balanced.
    most_delayed: usize,
    /// Weights of the unknowns and weighted values; empty as long as it goes without.
    weights: Vec<f64>,
    balanced: Vec<f64>,
}

/// Why a factorisation was left.
enum Left {
    /// No time.
    Late,
    /// Unknowns without a pivot pile up.
    Grown,
}

/// Room for rows, factors and the largest front if every front takes over half as many unknowns as it has of its own; more is found when
/// it is needed.
fn plan_memory(plan: &Plan) -> (usize, usize, usize) {
    (0..plan.fronts()).fold((0, 0, 0), |(rows, factors, largest), k| {
        let own = plan.own.of(k).len();
        let own = own + own.div_ceil(2);
        let size = own + plan.border.of(k).len();
        (rows + size, factors + size * own, largest.max(2 * size))
    })
}

/// The front in which an unknown becomes complete, and whether it is global.
struct Order<'a> {
    stages: &'a [Stage],
    last: usize,
}

impl Order<'_> {
    /// Global unknowns become complete in the last front.
    fn front(&self, i: usize) -> usize {
        if let Stage::At(k) = self.stages[i] {
            k
        } else {
            self.last
        }
    }
    fn is_global(&self, i: usize) -> bool {
        self.stages[i] == Stage::Global
    }
}

impl Chain {
    /// Plans the fronts; an error names a coupling of stages that are not neighbours.
    pub fn new(pattern: &Pattern) -> Result<Self, String> {
        let stages = pattern
            .stages
            .as_ref()
            .ok_or("the problem tells no stages")?;
        let last = stages
            .iter()
            .filter_map(|s| if let Stage::At(k) = s { Some(*k) } else { None })
            .max()
            .unwrap_or(0);
        if last > pattern.size {
            return Err(format!(
                "stage {last} of a problem with {} unknowns: number the stages from 0 without gaps",
                pattern.size
            ));
        }
        if u32::try_from(pattern.size.max(pattern.places.len())).is_err() {
            return Err("more than 4e9 unknowns or entries".to_owned());
        }
        let plan = plan_fronts(pattern, &Order { stages, last })?;
        let (rows, factors, largest) = plan_memory(&plan);
        Ok(Self {
            arch: Arch::new(),
            plan,
            variables: pattern.variables,
            places: (pattern.places.iter())
                .map(|&(i, j)| [i as u32, j as u32])
                .collect(),
            scale: vec![0.0; pattern.size],
            front: Front::with_capacity(largest),
            before: Front::with_capacity(largest),
            factors: vec![Factor::default(); last + 2],
            all_rows: Vec::with_capacity(rows),
            all_l: Vec::with_capacity(factors),
            all_d: Vec::with_capacity(pattern.size),
            zero: Vec::new(),
            work: Vec::with_capacity(largest),
            vector: vec![0.0; pattern.size],
            deadline: Deadline::default(),
            most_delayed: largest.max(LEAST),
            weights: Vec::new(),
            balanced: Vec::new(),
        })
    }

    /// Numbers kept by the last factorisation: the measure of its cost.
    pub fn factor_entries(&self) -> usize {
        self.all_l.len()
    }

    /// Adds entries and the contribution of the front before into a cleared front; the number of unknowns that were delayed.
    fn assemble_front(&mut self, k: usize, values: &[f64]) -> usize {
        let parts = self.plan.parts(k);
        let delayed = self.before.delayed();
        self.front.reset(delayed, parts.own, parts.border);
        let late = delayed.len();
        self.front
            .add_entries(late, parts.inner, parts.outer, values);
        self.front
            .add_contribution(&self.before, self.plan.next_into(k));
        late
    }

    /// Factorises a small front; `false` if it is none, or one that needs more care.
    #[inline(always)]
    fn factor_small(&mut self, k: usize, values: &[f64], inertia: &mut Inertia) -> bool {
        let size = self.plan.parts(k).size();
        if size <= 8 {
            self.factor_fixed::<8>(k, values, inertia)
        } else if size <= 16 {
            self.factor_fixed::<16>(k, values, inertia)
        } else {
            false
        }
    }

    /// Factorises front after front.
    #[inline(always)]
    fn factor_all(&mut self, values: &[f64]) -> Result<Inertia, Left> {
        let mut inertia = Inertia::default();
        let last = self.plan.fronts() - 1;
        for k in 0..=last {
            if k % FRONTS == 0 && self.deadline.reason().is_some() {
                return Err(Left::Late);
            }
            if self.factor_small(k, values, &mut inertia) {
                continue;
            }
            self.factor_front(k, values, &mut inertia)?;
        }
        self.factors[last + 1] = self.end();
        Ok(inertia)
    }

    /// Factorises a front of any size.
    fn factor_front(
        &mut self,
        k: usize,
        values: &[f64],
        inertia: &mut Inertia,
    ) -> Result<(), Left> {
        let is_last = k + 1 == self.plan.fronts();
        let late = self.assemble_front(k, values);
        let scales = Scales {
            variables: self.variables,
            rows: &self.scale,
        };
        if !(self.front).eliminate(late, is_last, &scales, inertia, self.arch, &self.deadline) {
            return Err(Left::Late);
        }
        if is_last || !self.front.delayed().is_empty() {
            let zero = &mut self.zero;
            (self.front).eliminate_zeros(is_last, &scales, inertia, zero, self.arch);
        }
        self.factors[k] = self.end();
        self.all_rows.extend_from_slice(&self.front.rows);
        self.front.store(&mut self.all_l, &mut self.all_d);
        std::mem::swap(&mut self.front, &mut self.before);
        if self.before.delayed().len() > self.most_delayed {
            return Err(Left::Grown);
        }
        Ok(())
    }

    #[inline(always)]
    fn factor_fixed<const S: usize>(
        &mut self,
        k: usize,
        values: &[f64],
        inertia: &mut Inertia,
    ) -> bool {
        if !self.before.delayed().is_empty() {
            return false;
        }
        let (parts, next) = (self.plan.parts(k), self.plan.next_into(k));
        let mut front = Small::<S>::new(&parts, values, &self.before, next);
        let scales = Scales {
            variables: self.variables,
            rows: &self.scale,
        };
        let mut counted = *inertia;
        if !front.eliminate(&parts, &scales, &mut counted) {
            return false;
        }
        *inertia = counted;
        self.factors[k] = Factor {
            rows: self.all_rows.len(),
            l: self.all_l.len(),
            d: self.all_d.len(),
        };
        front.store(&parts, &mut self.all_rows, &mut self.all_l, &mut self.all_d);
        self.before
            .set_border(parts.border.len(), |j| front.border(j));
        true
    }

    /// Where the factors end at present.
    fn end(&self) -> Factor {
        Factor {
            rows: self.all_rows.len(),
            l: self.all_l.len(),
            d: self.all_d.len(),
        }
    }

    /// Factorises; none if there is an entry that is no number.
    fn factor_values(&mut self, values: &[f64]) -> Option<Result<Inertia, Left>> {
        if !self.measure_rows(values) {
            return None;
        }
        self.all_rows.clear();
        self.all_l.clear();
        self.all_d.clear();
        self.zero.clear();
        self.before.reset(&[], &[], &[]);
        let arch = self.arch;
        Some(arch.dispatch(All {
            chain: self,
            values,
        }))
    }

    /// Weights w with |w_i a_ij w_j| at most about one, the largest of each row (Ruiz 2001).
    fn balance(&mut self, values: &[f64]) {
        self.weights.fill(1.0);
        for _ in 0..BALANCING {
            self.scale.fill(0.0);
            for (&[i, j], value) in self.places.iter().zip(values) {
                let (i, j) = (i as usize, j as usize);
                let size = (value * self.weights[i] * self.weights[j]).abs();
                self.scale[i] = self.scale[i].max(size);
                self.scale[j] = self.scale[j].max(size);
            }
            for (w, size) in self.weights.iter_mut().zip(&self.scale) {
                if *size > 0.0 && size.is_finite() {
                    *w /= size.sqrt();
                }
            }
        }
    }

    /// Multiplies the vector at work by the weights, if there are any.
    fn weigh_vector(&mut self) {
        (self.vector.iter_mut().zip(&self.weights)).for_each(|(v, w)| *v *= w);
    }

    /// Largest entries of the rows; `false` if there is an entry that is no number.
    fn measure_rows(&mut self, values: &[f64]) -> bool {
        self.scale.fill(0.0);
        for (&[i, j], value) in self.places.iter().zip(values) {
            let size = value.abs();
            if !size.is_finite() {
                return false;
            }
            // The diagonal of a multiplier is regularisation; its row is the constraint.
            if i != j {
                let scale = &mut self.scale[i as usize];
                *scale = scale.max(size);
            }
        }
        true
    }
}

/// Who becomes complete where, and what is carried on.
fn plan_fronts(pattern: &Pattern, order: &Order<'_>) -> Result<Plan, String> {
    let (size, fronts) = (pattern.size, order.last + 1);
    // Borders hold what is coupled with the stage before.
    let (mut coupled, mut degree) = (vec![false; size], vec![0_u32; size]);
    for &(i, j) in &pattern.places {
        degree[i] += 1;
        degree[j] += 1;
        let (a, b) = if order.front(i) <= order.front(j) {
            (i, j)
        } else {
            (j, i)
        };
        let (from, to) = (order.front(a), order.front(b));
        if to > from && !order.is_global(b) {
            if to != from + 1 {
                return Err(format!(
                    "unknowns {a} and {b} of the stages {from} and {to} are coupled"
                ));
            }
            coupled[b] = true;
        }
    }
    // Few couplings first: their elimination touches least. Global ones last.
    let mut own = Lists::sorted(fronts, (0..size).map(|i| (order.front(i), i as u32)));
    let mut position = vec![0_u32; size];
    for k in 0..fronts {
        let list = &mut own.items[own.starts[k]..own.starts[k + 1]];
        list.sort_by_key(|&i| (order.is_global(i as usize), degree[i as usize]));
        for (p, &i) in list.iter().enumerate() {
            position[i as usize] = p as u32;
        }
    }
    let globals: Vec<u32> = (0..size)
        .filter(|&i| order.is_global(i))
        .map(|i| i as u32)
        .collect();
    let mut border = Lists::with_capacity(fronts, size + fronts * globals.len());
    for k in 0..fronts {
        if k < order.last {
            let neighbours = (own.of(k + 1).iter().copied())
                .filter(|&i| coupled[i as usize] && !order.is_global(i as usize));
            border.items.extend(neighbours);
            border.items.extend_from_slice(&globals);
        }
        border.end_list();
    }
    Ok(plan_positions(own, border, &position, order, pattern))
}

/// Positions of border unknowns in the next front, and of entries in the front where their first unknown becomes complete.
fn plan_positions(
    own: Lists<u32>,
    border: Lists<u32>,
    position: &[u32],
    order: &Order<'_>,
    pattern: &Pattern,
) -> Plan {
    let fronts = order.last + 1;
    // Place of an unknown of stage k + 1 in the border of front k; that of a global one is counted from the end.
    let mut in_border = vec![0_u32; pattern.size];
    for k in 0..fronts {
        for (b, &i) in border.of(k).iter().enumerate() {
            in_border[i as usize] = if order.is_global(i as usize) {
                (border.of(k).len() - b) as u32
            } else {
                (own.of(k).len() + b) as u32
            };
        }
    }
    let place = |k: usize, i: usize| {
        if order.front(i) == k {
            position[i]
        } else if order.is_global(i) {
            (own.of(k).len() + border.of(k).len()) as u32 - in_border[i]
        } else {
            in_border[i]
        }
    };
    let entries: Vec<(usize, bool, [u32; 3])> = (pattern.places.iter().enumerate())
        .map(|(t, &(i, j))| {
            let k = order.front(i).min(order.front(j));
            let (a, b) = (place(k, i), place(k, j));
            let (low, high) = (a.min(b), a.max(b));
            let inner = low != high && (high as usize) < own.of(k).len();
            (k, inner, [t as u32, high, low])
        })
        .collect();
    let chosen = |inner: bool| {
        let those = entries.iter().filter(move |e| e.1 == inner);
        Lists::sorted(fronts, those.map(|e| (e.0, e.2)))
    };
    let (inner, outer) = (chosen(true), chosen(false));
    let mut next = Lists::with_capacity(fronts, border.items.len());
    for k in 0..fronts {
        let places = border.of(k).iter().map(|&i| place(k + 1, i as usize));
        next.items.extend(places);
        next.end_list();
    }
    Plan {
        own,
        border,
        next,
        inner,
        outer,
    }
}

/// All fronts, compiled for the vector instructions of the machine at hand.
struct All<'a> {
    chain: &'a mut Chain,
    values: &'a [f64],
}

impl WithSimd for All<'_> {
    type Output = Result<Inertia, Left>;
    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Result<Inertia, Left> {
        self.chain.factor_all(self.values)
    }
}

impl LinearSystem for Chain {
    fn end_by(&mut self, deadline: &Deadline) {
        self.deadline = deadline.clone();
    }

    fn factor(&mut self, values: &[f64]) -> Option<Inertia> {
        if self.weights.is_empty() {
            match self.factor_values(values)? {
                Err(Left::Grown) => {
                    self.weights.resize(self.scale.len(), 1.0);
                    self.most_delayed *= 4;
                }
                end => return end.ok(),
            }
        }
        // Rows of one size from now on.
        self.balance(values);
        let mut balanced = std::mem::take(&mut self.balanced);
        let weights = &self.weights;
        balanced.clear();
        balanced.extend(
            (self.places.iter().zip(values))
                .map(|(&[i, j], value)| value * weights[i as usize] * weights[j as usize]),
        );
        let end = self.factor_values(&balanced);
        self.balanced = balanced;
        end?.ok()
    }

    fn solve(&mut self, right: &[f64], solution: &mut [f64]) -> bool {
        self.vector.copy_from_slice(right);
        self.weigh_vector();
        self.arch.dispatch(Substitute {
            factors: &self.factors,
            rows: &self.all_rows,
            d: &self.all_d,
            l: &self.all_l,
            vector: &mut self.vector,
            work: &mut self.work,
        });
        self.weigh_vector();
        solution.copy_from_slice(&self.vector);
        true
    }

    fn zero_pivots(&self) -> &[usize] {
        &self.zero
    }
}
