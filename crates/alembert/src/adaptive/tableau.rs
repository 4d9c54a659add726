//! Coefficients of the embedded Runge-Kutta pairs.
//!
//! Bogacki and Shampine 1989, order 3(2); Dormand and Prince 1980, order 5(4): the pairs behind ode23 and ode45.

use diffsol::{Tableau, TableauMat, TableauVec};

/// An explicit pair: nodes c, rows of a, weights b, weights of the embedded method, its order.
struct Pair<'a> {
    c: &'a [f64],
    a: &'a [&'a [f64]],
    b: &'a [f64],
    embedded: &'a [f64],
    order: usize,
}

const BOGACKI_SHAMPINE: Pair<'_> = Pair {
    c: &[0.0, 1.0 / 2.0, 3.0 / 4.0, 1.0],
    a: &[
        &[],
        &[1.0 / 2.0],
        &[0.0, 3.0 / 4.0],
        &[2.0 / 9.0, 1.0 / 3.0, 4.0 / 9.0],
    ],
    b: &[2.0 / 9.0, 1.0 / 3.0, 4.0 / 9.0, 0.0],
    embedded: &[7.0 / 24.0, 1.0 / 4.0, 1.0 / 3.0, 1.0 / 8.0],
    order: 2,
};

const DORMAND_PRINCE: Pair<'_> = Pair {
    c: &[0.0, 1.0 / 5.0, 3.0 / 10.0, 4.0 / 5.0, 8.0 / 9.0, 1.0, 1.0],
    a: &[
        &[],
        &[1.0 / 5.0],
        &[3.0 / 40.0, 9.0 / 40.0],
        &[44.0 / 45.0, -56.0 / 15.0, 32.0 / 9.0],
        &[
            19372.0 / 6561.0,
            -25360.0 / 2187.0,
            64448.0 / 6561.0,
            -212.0 / 729.0,
        ],
        &[
            9017.0 / 3168.0,
            -355.0 / 33.0,
            46732.0 / 5247.0,
            49.0 / 176.0,
            -5103.0 / 18656.0,
        ],
        &[
            35.0 / 384.0,
            0.0,
            500.0 / 1113.0,
            125.0 / 192.0,
            -2187.0 / 6784.0,
            11.0 / 84.0,
        ],
    ],
    b: &[
        35.0 / 384.0,
        0.0,
        500.0 / 1113.0,
        125.0 / 192.0,
        -2187.0 / 6784.0,
        11.0 / 84.0,
        0.0,
    ],
    embedded: &[
        5179.0 / 57600.0,
        0.0,
        7571.0 / 16695.0,
        393.0 / 640.0,
        -92097.0 / 339_200.0,
        187.0 / 2100.0,
        1.0 / 40.0,
    ],
    order: 4,
};

/// Order 3(2).
pub fn runge_kutta_32() -> Tableau<f64> {
    BOGACKI_SHAMPINE.tableau()
}

/// Order 5(4).
pub fn runge_kutta_54() -> Tableau<f64> {
    DORMAND_PRINCE.tableau()
}

impl Pair<'_> {
    fn tableau(&self) -> Tableau<f64> {
        let n = self.b.len();
        let mut a = TableauMat::zeros(n, n);
        for (i, row) in self.a.iter().enumerate() {
            for (j, value) in row.iter().enumerate() {
                a[(i, j)] = *value;
            }
        }
        let error: Vec<f64> = (0..n).map(|i| self.b[i] - self.embedded[i]).collect();
        Tableau::new(
            a,
            TableauVec::from_slice(self.b),
            TableauVec::from_slice(self.c),
            TableauVec::from_slice(&error),
            self.order,
            None,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ref_quadrature_conditions_of_the_pairs() {
        // Σ b_i c_iᵐ = 1/(m + 1) up to the order, not beyond
        for (pair, order) in [(BOGACKI_SHAMPINE, 3), (DORMAND_PRINCE, 5)] {
            // c_i = Σ_j a_ij
            for (c, row) in pair.c.iter().zip(pair.a) {
                assert!((c - row.iter().sum::<f64>()).abs() < 1e-14, "{c}");
            }
            let defect = |b: &[f64], m: usize| {
                let sum: f64 = b
                    .iter()
                    .zip(pair.c)
                    .map(|(b, c)| b * c.powi(m as i32))
                    .sum();
                (sum - 1.0 / (m as f64 + 1.0)).abs()
            };
            for m in 0..order {
                assert!(defect(pair.b, m) < 1e-14, "{order} {m}");
            }
            assert!(defect(pair.b, order) > 1e-5);
            for m in 0..pair.order {
                assert!(defect(pair.embedded, m) < 1e-14, "embedded {order} {m}");
            }
            assert!(defect(pair.embedded, pair.order) > 1e-5);
        }
    }
}
