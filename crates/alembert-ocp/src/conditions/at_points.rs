//! Functions of one or two points at a node, and their derivatives by dual numbers.

use super::Quantity;
use crate::scalar::{Dual, M3, Scalar, V3};
use crate::tree::{Node, Points};

/// The points of one of the functions of which a quantity is the sum: one, or two.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    points: [Points; 2],
    count: usize,
}

impl Place {
    /// One point.
    pub(crate) fn one(point: Points) -> Self {
        Self {
            points: [point; 2],
            count: 1,
        }
    }

    /// Two points.
    pub(crate) fn two(a: Points, b: Points) -> Self {
        Self {
            points: [a, b],
            count: 2,
        }
    }

    /// The points.
    pub(crate) fn points(&self) -> &[Points] {
        &self.points[..self.count]
    }

    fn at<S: Scalar>(&self, node: &Node<f64>) -> [V3<S>; 2] {
        std::array::from_fn(|k| node.point(&self.points[k]).map(S::constant))
    }

    /// The function.
    pub(super) fn value(&self, quantity: &Quantity, part: usize, node: &Node<f64>) -> f64 {
        quantity.at_points(part, &self.at(node)[..self.count])
    }
}

/// Visits (point, derivative by its place).
pub(crate) fn slopes(
    quantity: &Quantity,
    part: usize,
    place: &Place,
    node: &Node<f64>,
    out: &mut impl FnMut(&Points, V3<f64>),
) {
    let plain: [V3<Dual>; 2] = place.at(node);
    for (k, point) in place.points().iter().enumerate() {
        let slope = std::array::from_fn(|i| {
            let mut x = plain;
            x[k][i].eps = 1.0;
            quantity.at_points(part, &x[..place.count]).eps
        });
        out(point, slope);
    }
}

/// Second derivatives: block k, l by the places of points k and l.
pub(crate) fn second(quantity: &Quantity, part: usize, places: &[V3<f64>]) -> [[M3<f64>; 2]; 2] {
    let count = places.len().min(2);
    let mut plain = [[Dual::<Dual>::default(); 3]; 2];
    for (x, place) in plain.iter_mut().zip(places) {
        *x = place.map(Dual::<Dual>::constant);
    }
    let mut out = [[[[0.0; 3]; 3]; 2]; 2];
    for a in 0..3 * count {
        for b in 0..=a {
            let mut x = plain;
            x[a / 3][a % 3].eps.re = 1.0;
            x[b / 3][b % 3].re.eps = 1.0;
            let v = quantity.at_points(part, &x[..count]).eps.eps;
            out[a / 3][b / 3][a % 3][b % 3] = v;
            out[b / 3][a / 3][b % 3][a % 3] = v;
        }
    }
    out
}

impl Place {
    /// Second derivatives at a configuration.
    pub(crate) fn curvature(
        &self,
        quantity: &Quantity,
        part: usize,
        node: &Node<f64>,
    ) -> [[M3<f64>; 2]; 2] {
        let places: [V3<f64>; 2] = self.at(node);
        second(quantity, part, &places[..self.count])
    }
}
