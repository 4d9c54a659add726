//! Vectors and matrices of three numbers of any kind, and rotations.

use super::Scalar;

/// Three numbers.
pub type V3<S> = [S; 3];
/// Three rows of three numbers.
pub type M3<S> = [[S; 3]; 3];

/// A vector of constants.
#[inline]
pub fn lift<S: Scalar>(v: &V3<f64>) -> V3<S> {
    v.map(S::constant)
}

/// A matrix of constants.
#[inline]
pub fn lift_matrix<S: Scalar>(m: &M3<f64>) -> M3<S> {
    m.map(|row| row.map(S::constant))
}

/// a + b.
#[inline]
pub fn add<S: Scalar>(a: &V3<S>, b: &V3<S>) -> V3<S> {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/// a - b.
#[inline]
pub fn sub<S: Scalar>(a: &V3<S>, b: &V3<S>) -> V3<S> {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/// k a.
#[inline]
pub fn scale<S: Scalar>(a: &V3<S>, k: S) -> V3<S> {
    [a[0] * k, a[1] * k, a[2] * k]
}

/// a · b.
#[inline]
pub fn dot<S: Scalar>(a: &V3<S>, b: &V3<S>) -> S {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// a × b.
#[inline]
pub fn cross<S: Scalar>(a: &V3<S>, b: &V3<S>) -> V3<S> {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

/// Column k of a matrix.
#[inline]
pub fn column<S: Scalar>(m: &M3<S>, k: usize) -> V3<S> {
    [m[0][k], m[1][k], m[2][k]]
}

/// Matrix times vector.
#[inline]
pub fn apply<S: Scalar>(m: &M3<S>, v: &V3<S>) -> V3<S> {
    [dot(&m[0], v), dot(&m[1], v), dot(&m[2], v)]
}

/// Matrix times constant vector.
#[inline]
pub fn apply_f<S: Scalar>(m: &M3<S>, v: &V3<f64>) -> V3<S> {
    m.map(|r| r[0] * v[0] + r[1] * v[1] + r[2] * v[2])
}

/// Matrix times matrix.
#[inline]
pub fn product<S: Scalar>(a: &M3<S>, b: &M3<S>) -> M3<S> {
    a.map(|r| {
        [
            r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
            r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
            r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
        ]
    })
}

/// Matrix times constant matrix.
#[inline]
pub fn product_f<S: Scalar>(a: &M3<S>, b: &M3<f64>) -> M3<S> {
    a.map(|r| {
        [
            r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
            r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
            r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
        ]
    })
}

/// Transposed.
#[inline]
pub fn transposed<S: Scalar>(a: &M3<S>) -> M3<S> {
    [column(a, 0), column(a, 1), column(a, 2)]
}

/// a bᵀ added to a matrix.
#[inline]
pub fn add_dyad<S: Scalar>(m: &mut M3<S>, a: &V3<S>, b: &V3<S>) {
    for i in 0..3 {
        for j in 0..3 {
            m[i][j] += a[i] * b[j];
        }
    }
}

/// Sum of matrices.
#[inline]
pub fn add_matrix<S: Scalar>(m: &mut M3<S>, o: &M3<S>) {
    for i in 0..3 {
        for j in 0..3 {
            m[i][j] += o[i][j];
        }
    }
}

/// The identity.
pub const IDENTITY: M3<f64> = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

/// Multiplies a frame by a turn about one of its axes.
#[inline]
pub fn turn<S: Scalar>(r: &mut M3<S>, axis: usize, angle: S) {
    let (s, c) = angle.sin_cos();
    let (i, j) = ((axis + 1) % 3, (axis + 2) % 3);
    for row in r {
        let (a, b) = (row[i], row[j]);
        row[i] = a * c + b * s;
        row[j] = b * c - a * s;
    }
}

/// Rotation by the Cayley map: cay(θ) = I + (θ̂ + θ̂²/2)/(1 + |θ|²/4); the angle is 2 atan(|θ|/2).
#[inline]
pub fn cay<S: Scalar>(t: &V3<S>) -> M3<S> {
    let one = S::constant(1.0);
    let k = (one + dot(t, t) * 0.25).recip();
    let [x, y, z] = *t;
    let h = k * 0.5;
    [
        [
            one - (y * y + z * z) * h,
            (x * y * 0.5 - z) * k,
            (x * z * 0.5 + y) * k,
        ],
        [
            (x * y * 0.5 + z) * k,
            one - (x * x + z * z) * h,
            (y * z * 0.5 - x) * k,
        ],
        [
            (x * z * 0.5 - y) * k,
            (y * z * 0.5 + x) * k,
            one - (x * x + y * y) * h,
        ],
    ]
}

/// The Cayley vector of a rotation: inverse of [`cay`]; infinite at half a turn.
pub fn cay_inverse(r: &M3<f64>) -> V3<f64> {
    let k = 2.0 / (1.0 + r[0][0] + r[1][1] + r[2][2]);
    [
        (r[2][1] - r[1][2]) * k,
        (r[0][2] - r[2][0]) * k,
        (r[1][0] - r[0][1]) * k,
    ]
}

/// Rotation by a vector, axis times angle [rad].
pub fn rotation(v: &V3<f64>) -> M3<f64> {
    let angle = dot(v, v).sqrt();
    if angle < 1e-300 {
        return IDENTITY;
    }
    let ((s, c), n) = (angle.sin_cos(), scale(v, 1.0 / angle));
    let mut m = [
        [c, -n[2] * s, n[1] * s],
        [n[2] * s, c, -n[0] * s],
        [-n[1] * s, n[0] * s, c],
    ];
    add_dyad(&mut m, &scale(&n, 1.0 - c), &n);
    m
}

/// The rotation vector of a rotation, shorter than π.
pub fn rotation_vector(r: &M3<f64>) -> V3<f64> {
    // the quaternion with the largest component first keeps its digits at half a turn
    let t = [
        r[0][0] + r[1][1] + r[2][2],
        r[0][0] - r[1][1] - r[2][2],
        r[1][1] - r[0][0] - r[2][2],
        r[2][2] - r[0][0] - r[1][1],
    ];
    let best = (0..4).max_by(|&a, &b| t[a].total_cmp(&t[b])).unwrap_or(0);
    let mut q = match best {
        0 => [
            1.0 + t[0],
            r[2][1] - r[1][2],
            r[0][2] - r[2][0],
            r[1][0] - r[0][1],
        ],
        1 => [
            r[2][1] - r[1][2],
            1.0 + t[1],
            r[0][1] + r[1][0],
            r[0][2] + r[2][0],
        ],
        2 => [
            r[0][2] - r[2][0],
            r[0][1] + r[1][0],
            1.0 + t[2],
            r[1][2] + r[2][1],
        ],
        _ => [
            r[1][0] - r[0][1],
            r[0][2] + r[2][0],
            r[1][2] + r[2][1],
            1.0 + t[3],
        ],
    };
    if q[0] < 0.0 {
        q = q.map(|v| -v);
    }
    let s = (q[1] * q[1] + q[2] * q[2] + q[3] * q[3]).sqrt();
    let angle = 2.0 * s.atan2(q[0]);
    let k = if s > 1e-300 { angle / s } else { 0.0 };
    [q[1] * k, q[2] * k, q[3] * k]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_rotations_invert() {
        for v in [
            [0.3, -0.2, 0.9],
            [3.0, 0.1, 0.2],
            [0.0; 3],
            [0.0, std::f64::consts::PI - 8e-13, 0.0],
        ] {
            let r = rotation(&v);
            let w = rotation_vector(&r);
            assert!(dot(&sub(&v, &w), &sub(&v, &w)) < 1e-20, "{v:?} {w:?}");
        }
        let t = [0.5, 1.2, -0.3];
        let back = cay_inverse(&cay(&t));
        assert!(dot(&sub(&t, &back), &sub(&t, &back)) < 1e-28);
        // cay(2 tan(φ/2) n) turns by φ
        let (n, angle) = ([0.6, 0.0, 0.8], 1.1_f64);
        let r = cay(&scale(&n, 2.0 * (0.5 * angle).tan()));
        let v = rotation_vector(&r);
        assert!(dot(&sub(&v, &scale(&n, angle)), &sub(&v, &scale(&n, angle))) < 1e-28);
    }
}
