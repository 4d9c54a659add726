//! Rotation matrices from orientations, and the few operations on small matrices a model needs.
//!
//! Matrices are given by rows.

use super::signal::CompiledSignal;
use super::types::{Body, Point, Space};
use super::values::{Orientation, Vector};
use crate::error::ModelError;

/// A matrix, by rows.
pub(crate) type Matrix3 = [[f64; 3]; 3];

/// Largest departure of a given rotation matrix from an exact one.
pub(crate) const ORTHONORMAL_TOLERANCE: f64 = 1e-6;

const IDENTITY: Matrix3 = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

impl Orientation {
    /// The rotation matrix, by rows; its columns are the rotated axes.
    ///
    /// A given matrix may depart from an exact rotation by 1e-6 and is made exact to round-off.
    ///
    /// ```
    /// use alembert::model::Orientation;
    /// let quarter = Orientation::AxisAngle { axis: [0.0, 0.0, 2.0], angle: std::f64::consts::FRAC_PI_2 };
    /// let matrix = quarter.to_matrix()?;
    /// assert!((matrix[1][0] - 1.0).abs() < 1e-15);
    /// # Ok::<(), alembert::error::ModelError>(())
    /// ```
    pub fn to_matrix(&self) -> Result<[[f64; 3]; 3], ModelError> {
        match self {
            Self::AxisAngle { axis, angle } => from_axis_angle(*axis, *angle),
            Self::Matrix { matrix } => from_matrix(matrix),
            Self::Quaternion { quaternion } => from_quaternion(*quaternion),
            Self::EulerXyz {
                euler_xyz: [a, b, c],
            } => {
                let about = |axis, angle: f64| from_axis_angle(axis, angle);
                let x = about([1.0, 0.0, 0.0], *a)?;
                let y = about([0.0, 1.0, 0.0], *b)?;
                let z = about([0.0, 0.0, 1.0], *c)?;
                Ok(multiply(&multiply(&x, &y), &z))
            }
        }
    }
}

impl Body {
    /// Initial position of the body origin in the world [m].
    pub fn position_xyz(&self) -> [f64; 3] {
        Vector::xyz_or_zero(&self.position)
    }

    /// Initial velocity of the body origin, world axes [m/s].
    pub fn velocity_xyz(&self) -> [f64; 3] {
        Vector::xyz_or_zero(&self.velocity)
    }

    /// Initial rotation matrix, by rows: world from body.
    pub fn rotation(&self) -> Result<[[f64; 3]; 3], ModelError> {
        match (&self.orientation, self.angle) {
            (Some(orientation), _) => orientation.to_matrix(),
            (None, Some(angle)) => from_axis_angle([0.0, 0.0, 1.0], angle),
            (None, None) => Ok(IDENTITY),
        }
    }

    /// Initial angular velocity, world axes [rad/s].
    pub fn angular_velocity_xyz(&self) -> Result<[f64; 3], ModelError> {
        match (&self.angular_velocity, &self.angular_velocity_body) {
            (Some(world), _) => Ok(world.xyz()),
            (None, Some(body)) => Ok(apply(&self.rotation()?, body.xyz())),
            (None, None) => Ok([0.0; 3]),
        }
    }
}

impl Point {
    /// Position in the drawn configuration [m]; that of a driven point is its motion at time zero.
    pub fn drawn_position(&self) -> [f64; 3] {
        let Some(motion) = &self.motion else {
            return Vector::xyz_or_zero(&self.position);
        };
        let mut position = [0.0; 3];
        for (coordinate, signal) in position.iter_mut().zip(motion) {
            // a signal that cannot be compiled is reported elsewhere
            *coordinate = CompiledSignal::compile(signal).map_or(0.0, |signal| signal.eval(0.0));
        }
        position
    }
}

/// Length of a vector, without overflow.
pub(crate) fn norm(v: [f64; 3]) -> f64 {
    v[0].hypot(v[1]).hypot(v[2])
}

/// A vector of length one, or nothing for the zero vector.
pub(crate) fn unit(v: [f64; 3]) -> Option<[f64; 3]> {
    // scale first, so that tiny and huge vectors keep their direction
    let largest = v.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
    if !(largest > 0.0 && largest.is_finite()) {
        return None;
    }
    let v = v.map(|x| x / largest);
    let length = norm(v);
    Some(v.map(|x| x / length))
}

pub(crate) fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

pub(crate) fn multiply(a: &Matrix3, b: &Matrix3) -> Matrix3 {
    let column = |j: usize| [b[0][j], b[1][j], b[2][j]];
    [0, 1, 2].map(|i| [0, 1, 2].map(|j| dot(a[i], column(j))))
}

pub(crate) fn transpose(a: &Matrix3) -> Matrix3 {
    [0, 1, 2].map(|i| [0, 1, 2].map(|j| a[j][i]))
}

/// Rotation vector of a rotation matrix: axis times angle, up to half a turn.
pub(crate) fn rotation_vector(m: &Matrix3) -> [f64; 3] {
    let sines = [m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1]].map(|v| 0.5 * v);
    let (sine, cosine) = (norm(sines), 0.5 * (m[0][0] + m[1][1] + m[2][2] - 1.0));
    if sine > 1e-7 {
        return sines.map(|v| v * sine.atan2(cosine) / sine);
    }
    if cosine > 0.0 {
        return sines;
    }
    // half a turn: the axis is the longest column of 1 + m
    let column = |c: usize| [0, 1, 2].map(|r| m[r][c] + if r == c { 1.0 } else { 0.0 });
    let longest = (0..3)
        .map(column)
        .fold([0.0; 3], |a, b| if norm(b) > norm(a) { b } else { a });
    unit(longest)
        .unwrap_or([0.0; 3])
        .map(|v| v * std::f64::consts::PI)
}

/// Rotation matrix of a rotation vector.
pub(crate) fn rotation_matrix(v: [f64; 3]) -> Matrix3 {
    let angle = norm(v);
    let Some(n) = unit(v) else {
        return [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    };
    let (sine, cosine) = angle.sin_cos();
    // 1 - cos without cancellation
    let rest = 2.0 * (0.5 * angle).sin().powi(2);
    let mut m = [[0.0; 3]; 3];
    for (i, row) in m.iter_mut().enumerate() {
        for (j, entry) in row.iter_mut().enumerate() {
            *entry = rest * n[i] * n[j] + if i == j { cosine } else { 0.0 };
        }
    }
    for (i, j, k) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        m[j][i] += sine * n[k];
        m[i][j] -= sine * n[k];
    }
    m
}

pub(crate) fn apply(a: &Matrix3, v: [f64; 3]) -> [f64; 3] {
    a.map(|row| dot(row, v))
}

/// Rotation by an angle about an axis (Rodrigues).
fn from_axis_angle(axis: [f64; 3], angle: f64) -> Result<Matrix3, ModelError> {
    let Some([x, y, z]) = unit(axis) else {
        return Err(ModelError::new("axis", "the axis has no length"));
    };
    if !angle.is_finite() {
        return Err(ModelError::new("angle", "the angle is not finite"));
    }
    let (s, c) = angle.sin_cos();
    let d = 1.0 - c;
    Ok([
        [c + d * x * x, d * x * y - s * z, d * x * z + s * y],
        [d * x * y + s * z, c + d * y * y, d * y * z - s * x],
        [d * x * z - s * y, d * y * z + s * x, c + d * z * z],
    ])
}

/// Rotation by a quaternion of any length but zero, scalar part first.
fn from_quaternion(q: [f64; 4]) -> Result<Matrix3, ModelError> {
    let largest = q.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
    if !(largest > 0.0 && largest.is_finite()) {
        return Err(ModelError::new(
            "quaternion",
            "the quaternion has no length",
        ));
    }
    let q = q.map(|x| x / largest);
    let length = q.iter().map(|x| x * x).sum::<f64>().sqrt();
    let [w, x, y, z] = q.map(|x| x / length);
    Ok([
        [
            1.0 - 2.0 * (y * y + z * z),
            2.0 * (x * y - w * z),
            2.0 * (x * z + w * y),
        ],
        [
            2.0 * (x * y + w * z),
            1.0 - 2.0 * (x * x + z * z),
            2.0 * (y * z - w * x),
        ],
        [
            2.0 * (x * z - w * y),
            2.0 * (y * z + w * x),
            1.0 - 2.0 * (x * x + y * y),
        ],
    ])
}

/// A given rotation matrix, checked and made exact.
fn from_matrix(matrix: &Matrix3) -> Result<Matrix3, ModelError> {
    let departure = orthonormal_departure(matrix);
    if departure.is_nan() || departure > ORTHONORMAL_TOLERANCE {
        return Err(ModelError::new(
            "matrix",
            format!(
                "the matrix is no rotation: its columns depart from orthonormal by {departure:.3e}"
            ),
        )
        .with_help("columns must have length 1 and be perpendicular to each other, to 1e-6"));
    }
    if dot(matrix[0], cross(matrix[1], matrix[2])) < 0.0 {
        return Err(ModelError::new(
            "matrix",
            "the matrix is a reflection: its determinant is -1",
        )
        .with_help("the axes must be right-handed; change the sign of one column"));
    }
    // Newton iteration for the nearest rotation: quadratic, so two steps reach round-off
    let mut exact = *matrix;
    for _ in 0..2 {
        let gram = multiply(&transpose(&exact), &exact);
        let correction =
            [0, 1, 2].map(|i| [0, 1, 2].map(|j| 1.5 * IDENTITY[i][j] - 0.5 * gram[i][j]));
        exact = multiply(&exact, &correction);
    }
    Ok(exact)
}

/// Largest entry of RᵀR - I.
fn orthonormal_departure(matrix: &Matrix3) -> f64 {
    let gram = multiply(&transpose(matrix), matrix);
    let mut departure = 0.0_f64;
    for i in 0..3 {
        for j in 0..3 {
            let entry = (gram[i][j] - IDENTITY[i][j]).abs();
            // `max` would hide a NaN
            departure = if entry.is_nan() {
                entry
            } else {
                departure.max(entry)
            };
            if departure.is_nan() {
                return departure;
            }
        }
    }
    departure
}

/// Eigenvalues of a symmetric matrix in rising order (cyclic Jacobi rotations).
pub(crate) fn symmetric_eigenvalues(matrix: &Matrix3) -> [f64; 3] {
    let mut a = *matrix;
    for _ in 0..50 {
        let off = a[0][1].abs() + a[0][2].abs() + a[1][2].abs();
        let diagonal = a[0][0].abs() + a[1][1].abs() + a[2][2].abs();
        if off <= 1e-17 * diagonal || !off.is_finite() {
            break;
        }
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            if a[p][q] == 0.0 {
                continue;
            }
            // the rotation in the plane p, q that makes the entry zero
            let theta = 0.5 * (2.0 * a[p][q]).atan2(a[q][q] - a[p][p]);
            let (s, c) = theta.sin_cos();
            let mut rotation = IDENTITY;
            rotation[p][p] = c;
            rotation[q][q] = c;
            rotation[p][q] = s;
            rotation[q][p] = -s;
            a = multiply(&multiply(&transpose(&rotation), &a), &rotation);
        }
    }
    let mut values = [a[0][0], a[1][1], a[2][2]];
    values.sort_by(f64::total_cmp);
    values
}

/// The directions that a vector of that space has.
pub(crate) fn entries_name(space: Space) -> &'static str {
    match space {
        Space::Spatial => "three entries [x, y, z]",
        Space::Planar => "two entries [x, y]",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: &Matrix3, b: &Matrix3) -> bool {
        (0..3).all(|i| (0..3).all(|j| (a[i][j] - b[i][j]).abs() < 1e-14))
    }

    #[test]
    fn id_four_ways_agree() {
        let angle = 0.7_f64;
        let turn = Orientation::AxisAngle {
            axis: [0.0, 3.0, 0.0],
            angle,
        };
        let matrix = turn.to_matrix().expect("valid");
        let (s, c) = angle.sin_cos();
        assert!(near(&matrix, &[[c, 0.0, s], [0.0, 1.0, 0.0], [-s, 0.0, c]]));
        let quaternion = Orientation::Quaternion {
            quaternion: [2.0 * (0.35_f64).cos(), 0.0, 2.0 * (0.35_f64).sin(), 0.0],
        };
        assert!(near(&matrix, &quaternion.to_matrix().expect("valid")));
        let euler = Orientation::EulerXyz {
            euler_xyz: [0.0, angle, 0.0],
        };
        assert!(near(&matrix, &euler.to_matrix().expect("valid")));
        let given = Orientation::Matrix { matrix };
        assert!(near(&matrix, &given.to_matrix().expect("valid")));
    }

    #[test]
    fn ref_euler_order_is_x_then_new_y_then_new_z() {
        let euler = Orientation::EulerXyz {
            euler_xyz: [0.1, 0.2, 0.3],
        };
        let matrix = euler.to_matrix().expect("valid");
        // first row of Rx Ry Rz: [cb cc, -cb sc, sb]
        let (sb, cb) = 0.2_f64.sin_cos();
        let (sc, cc) = 0.3_f64.sin_cos();
        for (entry, exact) in matrix[0].iter().zip([cb * cc, -cb * sc, sb]) {
            assert!((entry - exact).abs() < 1e-15);
        }
    }

    #[test]
    fn id_nearly_exact_matrices_become_exact() {
        let exact = Orientation::EulerXyz {
            euler_xyz: [0.1, 0.2, 0.3],
        };
        let mut matrix = exact.to_matrix().expect("valid");
        matrix[0][1] += 3e-7;
        matrix[2][2] -= 2e-7;
        let made = Orientation::Matrix { matrix }.to_matrix().expect("near");
        assert!(orthonormal_departure(&made) < 1e-15);
        matrix[0][1] += 1e-5;
        assert!(Orientation::Matrix { matrix }.to_matrix().is_err());
        let mirror = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, -1.0]];
        assert!(Orientation::Matrix { matrix: mirror }.to_matrix().is_err());
        let broken = [[f64::NAN; 3]; 3];
        assert!(Orientation::Matrix { matrix: broken }.to_matrix().is_err());
    }

    #[test]
    fn ref_eigenvalues() {
        let rotation = from_axis_angle([1.0, 2.0, 3.0], 1.1).expect("valid");
        let diagonal = [[1.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 5.0]];
        let turned = multiply(&multiply(&rotation, &diagonal), &transpose(&rotation));
        for (value, exact) in symmetric_eigenvalues(&turned).iter().zip([1.0, 2.0, 5.0]) {
            assert!((value - exact).abs() < 1e-14);
        }
        let plane = [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]];
        for (value, exact) in symmetric_eigenvalues(&plane).iter().zip([-1.0, 0.0, 1.0]) {
            assert!((value - exact).abs() < 1e-15);
        }
    }
}
