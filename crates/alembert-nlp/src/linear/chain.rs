//! # What it is
//! The factorisation of a symmetric indefinite matrix along the stages of an optimal control problem.
//!
//! # Equations
//! T-NLP-5: fronts F_k over (unknowns of stage k, unknowns delayed from stage k-1, border), the border being the unknowns of stage k+1 that
//! are coupled with stage k, and all global ones. Eliminating the first two groups by pivots of order one and two,
//! F_k = L D Lᵀ + contribution, and the contribution is added to F_{k+1}.
//!
//! # Symbols
//! `f` the front, column after column; `l`, `d` the factors; γ the largest entry of a column off the pivot; u the threshold.
//!
//! # Reference
//! Duff and Reid 1983 (fronts, delayed pivots, threshold test for pivots of order two); Bunch and Kaufman 1977.
//!
//! # Departures from the reference
//! The tree is a chain, so there is no ordering and no stack. Pivots are sought twice, with a strict and with a loose threshold, before an
//! unknown is delayed. A column that cancelled to rounding is delayed to the last front and counted as zero there.

use super::{Inertia, LinearSystem, Pattern};
use crate::Stage;

/// Thresholds of the pivot tests, strict first.
const THRESHOLDS: [f64; 2] = [0.1, 1e-6];
/// A multiplier's column below this multiple of its row before elimination has cancelled.
const CANCELLED: f64 = 1e-13;

/// What never changes of one front.
struct Plan {
    /// Unknowns that become complete here.
    own: Vec<usize>,
    /// Unknowns of later fronts.
    border: Vec<usize>,
    /// Position of each border unknown in the next front, in the order own, border.
    next: Vec<usize>,
    /// Triplets assembled here, with positions in the order own, border.
    entries: Vec<(usize, usize, usize)>,
}

/// The factors of one front.
#[derive(Clone, Copy, Default)]
struct Factor {
    rows: usize,
    size: usize,
    eliminated: usize,
    l: usize,
    d: usize,
}

/// Block elimination along stages.
pub struct Chain {
    plans: Vec<Plan>,
    variables: usize,
    places: Vec<(usize, usize)>,
    /// Largest entry of every row before elimination.
    scale: Vec<f64>,
    // The front at work and the contribution of the one before.
    f: Vec<f64>,
    rows: Vec<usize>,
    contribution: Vec<f64>,
    delayed: Vec<usize>,
    // All factors.
    factors: Vec<Factor>,
    all_rows: Vec<usize>,
    all_l: Vec<f64>,
    /// Three numbers for each pivot column: diagonal, coupling with the next column, 1 or 2 for the order (0: second column of an order 2).
    all_d: Vec<[f64; 3]>,
    zero: Vec<usize>,
    work: Vec<f64>,
    vector: Vec<f64>,
}

/// Room for rows, factors and the largest front if every front takes over half as many unknowns as it has of its own; more is found when
/// it is needed.
fn plan_memory(plans: &[Plan]) -> (usize, usize, usize) {
    plans
        .iter()
        .fold((0, 0, 0), |(rows, factors, largest), plan| {
            let own = plan.own.len() + plan.own.len().div_ceil(2);
            let size = own + plan.border.len();
            (rows + size, factors + size * own, largest.max(2 * size))
        })
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
        let plans = Self::plan_fronts(pattern, stages, last)?;
        let (rows, factors, largest) = plan_memory(&plans);
        Ok(Self {
            plans,
            variables: pattern.variables,
            places: pattern.places.clone(),
            scale: vec![0.0; pattern.size],
            f: Vec::with_capacity(largest * largest),
            rows: Vec::with_capacity(largest),
            contribution: Vec::with_capacity(largest * largest),
            delayed: Vec::with_capacity(largest),
            factors: vec![Factor::default(); last + 1],
            all_rows: Vec::with_capacity(rows),
            all_l: Vec::with_capacity(factors),
            all_d: Vec::with_capacity(pattern.size),
            zero: Vec::new(),
            work: Vec::with_capacity(largest),
            vector: vec![0.0; pattern.size],
        })
    }

    /// Who becomes complete where, and what is carried on.
    fn plan_fronts(pattern: &Pattern, stages: &[Stage], last: usize) -> Result<Vec<Plan>, String> {
        // Global unknowns become complete in the last front.
        let stage = |i: usize| {
            if let Stage::At(k) = stages[i] {
                k
            } else {
                last
            }
        };
        let global = |i: usize| stages[i] == Stage::Global;
        let mut plans: Vec<Plan> = (0..=last)
            .map(|_| Plan {
                own: Vec::new(),
                border: Vec::new(),
                next: Vec::new(),
                entries: Vec::new(),
            })
            .collect();
        let mut position = vec![0; pattern.size];
        for i in 0..pattern.size {
            position[i] = plans[stage(i)].own.len();
            plans[stage(i)].own.push(i);
        }
        // Borders: what is coupled with the stage before, and everything global.
        let mut coupled = vec![false; pattern.size];
        for &(i, j) in &pattern.places {
            let (a, b) = if stage(i) <= stage(j) { (i, j) } else { (j, i) };
            if stage(b) > stage(a) && !global(b) {
                if stage(b) != stage(a) + 1 {
                    return Err(format!(
                        "unknowns {a} and {b} of the stages {} and {} are coupled",
                        stage(a),
                        stage(b)
                    ));
                }
                coupled[b] = true;
            }
        }
        let globals: Vec<usize> = (0..pattern.size).filter(|&i| global(i)).collect();
        for k in 0..last {
            let neighbours = plans[k + 1]
                .own
                .iter()
                .copied()
                .filter(|&i| coupled[i] && !global(i))
                .collect::<Vec<_>>();
            plans[k].border = neighbours;
            plans[k].border.extend_from_slice(&globals);
        }
        Self::plan_positions(&mut plans, &position, &global, &stage, pattern);
        Ok(plans)
    }

    /// Numbers kept by the last factorisation: the measure of its cost.
    pub fn factor_entries(&self) -> usize {
        self.all_l.len()
    }

    /// Positions of border unknowns in the next front, and of entries in the front where their first unknown becomes complete.
    fn plan_positions(
        plans: &mut [Plan],
        position: &[usize],
        global: &dyn Fn(usize) -> bool,
        stage: &dyn Fn(usize) -> usize,
        pattern: &Pattern,
    ) {
        let last = plans.len() - 1;
        let mut in_border = vec![usize::MAX; pattern.size];
        let mut by_front: Vec<Vec<usize>> = vec![Vec::new(); last + 1];
        for (t, &(i, j)) in pattern.places.iter().enumerate() {
            by_front[stage(i).min(stage(j))].push(t);
        }
        for k in 0..=last {
            let own = plans[k].own.len();
            for (b, &i) in plans[k].border.iter().enumerate() {
                in_border[i] = own + b;
            }
            let place = |i: usize| {
                if stage(i) == k {
                    position[i]
                } else {
                    in_border[i]
                }
            };
            let entries = by_front[k]
                .iter()
                .map(|&t| (t, place(pattern.places[t].0), place(pattern.places[t].1)))
                .collect();
            plans[k].entries = entries;
            // A global unknown stays in the border until the last front.
            if k < last {
                let neighbours = plans[k + 1].border.len()
                    - plans[k + 1].border.iter().filter(|&&i| global(i)).count();
                let (mut seen, next_own) = (0, plans[k + 1].own.len());
                let mut next = Vec::with_capacity(plans[k].border.len());
                for &i in &plans[k].border {
                    if stage(i) == k + 1 {
                        next.push(position[i]);
                    } else {
                        next.push(next_own + neighbours + seen);
                        seen += 1;
                    }
                }
                plans[k].next = next;
            }
        }
    }

    /// Adds entries and the contribution of the front before into a cleared front.
    fn assemble_front(&mut self, k: usize, values: &[f64]) -> (usize, usize) {
        let plan = &self.plans[k];
        let (own, border, late) = (plan.own.len(), plan.border.len(), self.delayed.len());
        let (complete, size) = (own + late, own + late + border);
        self.f.clear();
        self.f.resize(size * size, 0.0);
        self.rows.clear();
        self.rows.extend_from_slice(&plan.own);
        self.rows.extend_from_slice(&self.delayed);
        self.rows.extend_from_slice(&plan.border);
        let at = |p: usize| if p < own { p } else { p + late };
        for &(t, i, j) in &plan.entries {
            let (i, j, value) = (at(i), at(j), values[t]);
            self.f[i + j * size] += value;
            if i != j {
                self.f[j + i * size] += value;
            }
        }
        // The contribution holds delayed unknowns first, then the border.
        if k > 0 {
            let next = &self.plans[k - 1].next;
            let order = late + next.len();
            let to = |p: usize| {
                if p < late {
                    own + p
                } else {
                    at(next[p - late])
                }
            };
            for j in 0..order {
                let column = to(j) * size;
                for i in 0..order {
                    self.f[to(i) + column] += self.contribution[i + j * order];
                }
            }
        }
        (complete, size)
    }

    /// Exchanges two unknowns of the front.
    fn swap(&mut self, a: usize, b: usize, size: usize) {
        if a == b {
            return;
        }
        self.rows.swap(a, b);
        for c in 0..size {
            self.f.swap(a + c * size, b + c * size);
        }
        for r in 0..size {
            self.f.swap(r + a * size, r + b * size);
        }
    }

    /// The largest entry of a column among `from..to`, leaving out two rows.
    fn largest(
        &self,
        column: usize,
        from: usize,
        to: usize,
        size: usize,
        without: [usize; 2],
    ) -> (f64, usize) {
        let mut best = (0.0, column);
        for i in from..to {
            let value = self.f[i + column * size].abs();
            if value > best.0 && i != without[0] && i != without[1] {
                best = (value, i);
            }
        }
        best
    }

    /// A pivot among the complete unknowns `p..complete`: one column, or two.
    fn find_pivot(
        &self,
        p: usize,
        complete: usize,
        size: usize,
        u: f64,
    ) -> Option<(usize, Option<usize>)> {
        for q in p..complete {
            let a = self.f[q + q * size];
            let (gamma, _) = self.largest(q, p, size, size, [q, q]);
            let unknown = self.rows[q];
            let floor = if unknown >= self.variables {
                CANCELLED * self.scale[unknown]
            } else {
                f64::MIN_POSITIVE
            };
            if a.abs().max(gamma) <= floor {
                continue;
            }
            if a.abs() >= u * gamma && a.abs() > floor {
                return Some((q, None));
            }
            // A pair with the complete unknown it is coupled with most.
            let (c, r) = self.largest(q, p, complete, size, [q, q]);
            if c == 0.0 {
                continue;
            }
            let b = self.f[r + r * size];
            let det = a * b - c * c;
            let (gq, gr) = (
                self.largest(q, p, size, size, [q, r]).0,
                self.largest(r, p, size, size, [q, r]).0,
            );
            let grows = (b.abs() * gq + c * gr).max(c * gq + a.abs() * gr);
            if det.abs() > 1e-13 * (a * b).abs().max(c * c) && u * grows <= det.abs() {
                return Some((q, Some(r)));
            }
        }
        None
    }

    /// Eliminates one column; counts its sign.
    fn eliminate_one(&mut self, p: usize, size: usize, inertia: &mut Inertia) {
        let d = self.f[p + p * size];
        inertia.negative += usize::from(d < 0.0);
        self.all_d.push([1.0 / d, 0.0, 1.0]);
        let (left, right) = self.f.split_at_mut((p + 1) * size);
        let pivot = &mut left[p * size + p + 1..];
        for (c, column) in right.chunks_exact_mut(size).enumerate() {
            let factor = pivot[c] / d;
            if factor != 0.0 {
                for (entry, l) in column[p + 1..].iter_mut().zip(pivot.iter()) {
                    *entry -= factor * l;
                }
            }
        }
        pivot.iter_mut().for_each(|l| *l /= d);
    }

    /// Eliminates two columns at once; counts their signs.
    fn eliminate_two(&mut self, p: usize, size: usize, inertia: &mut Inertia) {
        let (a, c, b) = (
            self.f[p + p * size],
            self.f[p + 1 + p * size],
            self.f[p + 1 + (p + 1) * size],
        );
        let det = a * b - c * c;
        inertia.negative += if det < 0.0 {
            1
        } else {
            2 * usize::from(a < 0.0)
        };
        self.all_d.push([b / det, -c / det, 2.0]);
        self.all_d.push([a / det, 0.0, 0.0]);
        let (left, right) = self.f.split_at_mut((p + 2) * size);
        let (first, second) = left.split_at_mut((p + 1) * size);
        let (first, second) = (&mut first[p * size + p + 2..], &mut second[p + 2..]);
        for (k, column) in right.chunks_exact_mut(size).enumerate() {
            let (g, h) = (
                (b * first[k] - c * second[k]) / det,
                (a * second[k] - c * first[k]) / det,
            );
            if g != 0.0 || h != 0.0 {
                for (entry, (l, m)) in column[p + 2..]
                    .iter_mut()
                    .zip(first.iter().zip(second.iter()))
                {
                    *entry -= g * l + h * m;
                }
            }
        }
        for (l, m) in first.iter_mut().zip(second.iter_mut()) {
            (*l, *m) = ((b * *l - c * *m) / det, (a * *m - c * *l) / det);
        }
        self.f[p + 1 + p * size] = 0.0;
    }

    /// Eliminates what can be eliminated of a front; the number of columns.
    fn eliminate(
        &mut self,
        complete: usize,
        size: usize,
        is_last: bool,
        inertia: &mut Inertia,
    ) -> usize {
        let mut p = 0;
        while p < complete {
            let strict = self.find_pivot(p, complete, size, THRESHOLDS[0]);
            let found = strict.or_else(|| self.find_pivot(p, complete, size, THRESHOLDS[1]));
            match found.or_else(|| {
                if is_last {
                    self.find_pivot(p, complete, size, 0.0)
                } else {
                    None
                }
            }) {
                Some((q, None)) => {
                    self.swap(p, q, size);
                    self.eliminate_one(p, size, inertia);
                    p += 1;
                }
                Some((q, Some(r))) => {
                    self.swap(p, q, size);
                    // The partner may just have been moved.
                    self.swap(p + 1, if r == p { q } else { r }, size);
                    self.eliminate_two(p, size, inertia);
                    p += 2;
                }
                None if is_last => {
                    // What is left is zero to rounding.
                    for q in p..complete {
                        self.zero.push(self.rows[q]);
                        inertia.zero += 1;
                        self.all_d.push([0.0, 0.0, 1.0]);
                        self.f[q * size + q..(q + 1) * size].fill(0.0);
                    }
                    p = complete;
                }
                None => break,
            }
        }
        p
    }

    /// Keeps the factors of a front, and its contribution for the next one.
    fn store(&mut self, k: usize, p: usize, complete: usize, size: usize) {
        let d = self.all_d.len() - p;
        self.factors[k] = Factor {
            rows: self.all_rows.len(),
            size,
            eliminated: p,
            l: self.all_l.len(),
            d,
        };
        self.all_rows.extend_from_slice(&self.rows);
        self.all_l.extend_from_slice(&self.f[..p * size]);
        self.delayed.clear();
        self.delayed.extend_from_slice(&self.rows[p..complete]);
        self.contribution.clear();
        for c in p..size {
            self.contribution
                .extend_from_slice(&self.f[c * size + p..(c + 1) * size]);
        }
    }
}

impl LinearSystem for Chain {
    fn factor(&mut self, values: &[f64]) -> Option<Inertia> {
        self.scale.fill(0.0);
        for (&(i, j), value) in self.places.iter().zip(values) {
            let size = value.abs();
            if !size.is_finite() {
                return None;
            }
            // The diagonal of a multiplier is regularisation; its row is the constraint.
            if i != j {
                self.scale[i] = self.scale[i].max(size);
            }
        }
        self.all_rows.clear();
        self.all_l.clear();
        self.all_d.clear();
        self.zero.clear();
        self.delayed.clear();
        let mut inertia = Inertia::default();
        let last = self.plans.len() - 1;
        for k in 0..=last {
            let (complete, size) = self.assemble_front(k, values);
            let p = self.eliminate(complete, size, k == last, &mut inertia);
            self.store(k, p, complete, size);
        }
        Some(inertia)
    }

    fn solve(&mut self, right: &[f64], solution: &mut [f64]) -> bool {
        self.vector.copy_from_slice(right);
        // Forward, with the pivots.
        for factor in &self.factors {
            let rows = &self.all_rows[factor.rows..factor.rows + factor.size];
            self.work.clear();
            self.work.extend(rows.iter().map(|&i| self.vector[i]));
            let d = &self.all_d[factor.d..factor.d + factor.eliminated];
            for (p, column) in self.all_l[factor.l..]
                .chunks_exact(factor.size.max(1))
                .take(factor.eliminated)
                .enumerate()
            {
                let value = self.work[p];
                for (w, l) in self.work[p + 1..].iter_mut().zip(&column[p + 1..]) {
                    *w -= l * value;
                }
            }
            let mut p = 0;
            while p < factor.eliminated {
                if d[p][2] == 2.0 {
                    let (x, y) = (self.work[p], self.work[p + 1]);
                    (self.work[p], self.work[p + 1]) =
                        (d[p][0] * x + d[p][1] * y, d[p][1] * x + d[p + 1][0] * y);
                    p += 2;
                } else {
                    self.work[p] *= d[p][0];
                    p += 1;
                }
            }
            rows.iter()
                .zip(&self.work)
                .for_each(|(&i, &w)| self.vector[i] = w);
        }
        // Backward.
        for factor in self.factors.iter().rev() {
            let rows = &self.all_rows[factor.rows..factor.rows + factor.size];
            self.work.clear();
            self.work.extend(rows.iter().map(|&i| self.vector[i]));
            for p in (0..factor.eliminated).rev() {
                let column =
                    &self.all_l[factor.l + p * factor.size..factor.l + (p + 1) * factor.size];
                let sum: f64 = self.work[p + 1..]
                    .iter()
                    .zip(&column[p + 1..])
                    .map(|(w, l)| w * l)
                    .sum();
                self.work[p] -= sum;
            }
            rows.iter()
                .zip(&self.work)
                .take(factor.eliminated)
                .for_each(|(&i, &w)| self.vector[i] = w);
        }
        solution.copy_from_slice(&self.vector);
        true
    }

    fn zero_pivots(&self) -> &[usize] {
        &self.zero
    }
}
