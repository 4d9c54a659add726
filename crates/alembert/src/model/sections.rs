//! Cross sections of rods: area, second moments, torsion constant, shear factors.
//!
//! The first section axis is the `normal` of the rod, the second is normal to it and to the tangent; x₁ and x₂ are the
//! coordinates along them. In planar models the first axis lies in the plane.
//!
//! # Equations
//! ```text
//! A = ∫ dA,  I₁ = ∫ x₂² dA,  I₂ = ∫ x₁² dA
//!            A               I₁          I₂          J
//! circle     π r²            π r⁴/4      π r⁴/4      π r⁴/2
//! tube       π (r² - s²)     π (r⁴ - s⁴)/4           π (r⁴ - s⁴)/2              s = r - wall
//! rectangle  a b             a b³/12     a³ b/12     l s³ [1/3 - 64/π⁵ s/l Σ tanh(n π l/(2 s))/n⁵],  n odd, l >= s the sides
//! ellipse    π a b           π a b³/4    π a³ b/4    π a³ b³/(a² + b²)          a, b half axes
//! i-beam     2 b t + c w     (2 t b³ + c w³)/12      (2 b t³ + (h - t) w³)/3    h height, b width, t flange, w web, c = h - 2t
//!                            I₂ = (b h³ - (b - w) c³)/12
//! ```
//! The series of the rectangle is summed as Σ 1/n⁵ = 31/32 ζ(5) minus Σ (1 - tanh)/n⁵, which falls like exp(-n π).
//!
//! Shear factors k, GA_i = k_i G A, with Poisson's ratio ν, m = s/r, and a the half axis along the shear force:
//! ```text
//! circle     6 (1+ν)/(7 + 6ν)                rectangle  10 (1+ν)/(12 + 11ν)
//! tube       6 (1+ν)(1+m²)²/[(7+6ν)(1+m²)² + (20+12ν) m²]
//! ellipse    12 (1+ν) a² (3a²+b²)/[(40+37ν) a⁴ + (16+10ν) a²b² + ν b⁴]
//! ```
//! The torsion constant of the I-beam is that of thin walls, Σ l t³/3 over its three strips; fillets are left out. Its web lies along the
//! first axis. Shear along the web, with m = 2 b t/(h' w), n = b/h' and h' = h - t; across it the flanges act as rectangles:
//! ```text
//! k₁ = 10 (1+ν)(1+3m)²/[12 + 72m + 150m² + 90m³ + ν (11 + 66m + 135m² + 90m³) + 30 n² (m + m²) + 5 ν n² (8m + 9m²)]
//! k₂ = 10 (1+ν)/(12 + 11ν) · 2 b t/A
//! ```
//!
//! # Reference
//! Torsion: Timoshenko and Goodier, Theory of Elasticity, section 109. Shear factors: Cowper, The shear coefficient in
//! Timoshenko's beam theory, J. Appl. Mech. 33 (1966). Torsion of thin walls: Young and Budynas, Roark's Formulas for Stress and Strain,
//! table of open sections.
//!
//! # Departures from the reference
//! Cowper has no factor for shear across the web; k₂ takes the flanges alone.

use std::f64::consts::PI;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ζ(5) 31/32: the sum of 1/n⁵ over odd n.
const ODD_FIFTH_POWERS: f64 = 1.036_927_755_143_37 * 31.0 / 32.0;

/// A cross section.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Section {
    /// A full circle.
    Circle(CircleSection),
    /// A circular tube.
    Tube(TubeSection),
    /// A rectangle.
    Rectangle(RectangleSection),
    /// A full ellipse.
    Ellipse(EllipseSection),
    /// An I-section of thin walls.
    #[serde(rename = "i-beam")]
    IBeam(IBeamSection),
}

/// A full circle.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CircleSection {
    /// Radius [m].
    pub radius: f64,
}

/// A circular tube.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TubeSection {
    /// Outer radius [m].
    pub radius: f64,
    /// Thickness of the wall [m], smaller than the radius.
    pub wall: f64,
}

/// A rectangle.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RectangleSection {
    /// Sides along the first and second section axis [m]; planar models: in the plane and normal to it.
    pub size: [f64; 2],
}

/// A full ellipse.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EllipseSection {
    /// Half axes along the first and second section axis [m]; planar models: in the plane and normal to it.
    pub radii: [f64; 2],
}

/// An I-section of thin walls: two equal flanges and a web between them, which lies along the first section axis.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IBeamSection {
    /// Height over both flanges, along the first section axis [m]; planar models: in the plane.
    pub height: f64,
    /// Width of the flanges, along the second section axis [m].
    pub width: f64,
    /// Thickness of a flange [m].
    pub flange: f64,
    /// Thickness of the web [m].
    pub web: f64,
}

impl IBeamSection {
    /// Clear height of the web [m].
    fn clear(&self) -> f64 {
        self.height - 2.0 * self.flange
    }

    /// Shear factors along and across the web.
    fn shear_factors(&self, nu: f64, area: f64) -> [f64; 2] {
        let Self {
            width,
            flange,
            web,
            height,
        } = *self;
        let middle = height - flange;
        let (m, n2) = (
            2.0 * width * flange / (middle * web),
            (width / middle).powi(2),
        );
        let elastic = 12.0 + m * (72.0 + m * (150.0 + m * 90.0));
        let poisson = 11.0 + m * (66.0 + m * (135.0 + m * 90.0));
        let flanges = 30.0 * (m + m * m) + 5.0 * nu * (8.0 * m + 9.0 * m * m);
        let above = 10.0 * (1.0 + nu);
        [
            above * (1.0 + 3.0 * m).powi(2) / (elastic + nu * poisson + n2 * flanges),
            above / (12.0 + 11.0 * nu) * 2.0 * width * flange / area,
        ]
    }
}

impl Section {
    /// The section a part `f` of the way from this one to another of the same kind, with dimensions in between; nothing if the kinds
    /// differ.
    pub fn between(&self, other: &Self, f: f64) -> Option<Self> {
        let mix = |a: f64, b: f64| (1.0 - f) * a + f * b;
        let pair = |a: [f64; 2], b: [f64; 2]| [mix(a[0], b[0]), mix(a[1], b[1])];
        Some(match (self, other) {
            (Self::Circle(a), Self::Circle(b)) => Self::Circle(CircleSection {
                radius: mix(a.radius, b.radius),
            }),
            (Self::Tube(a), Self::Tube(b)) => Self::Tube(TubeSection {
                radius: mix(a.radius, b.radius),
                wall: mix(a.wall, b.wall),
            }),
            (Self::Rectangle(a), Self::Rectangle(b)) => Self::Rectangle(RectangleSection {
                size: pair(a.size, b.size),
            }),
            (Self::Ellipse(a), Self::Ellipse(b)) => Self::Ellipse(EllipseSection {
                radii: pair(a.radii, b.radii),
            }),
            (Self::IBeam(a), Self::IBeam(b)) => Self::IBeam(IBeamSection {
                height: mix(a.height, b.height),
                width: mix(a.width, b.width),
                flange: mix(a.flange, b.flange),
                web: mix(a.web, b.web),
            }),
            _ => return None,
        })
    }

    /// The tag of the file: "circle", "tube", ...
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Circle(_) => "circle",
            Self::Tube(_) => "tube",
            Self::Rectangle(_) => "rectangle",
            Self::Ellipse(_) => "ellipse",
            Self::IBeam(_) => "i-beam",
        }
    }

    /// Extent along the first and second section axis [m].
    pub fn extent(&self) -> [f64; 2] {
        match self {
            Self::Circle(s) => [2.0 * s.radius; 2],
            Self::Tube(s) => [2.0 * s.radius; 2],
            Self::Rectangle(s) => s.size,
            Self::Ellipse(s) => s.radii.map(|r| 2.0 * r),
            Self::IBeam(s) => [s.height, s.width],
        }
    }

    /// Area [m^2].
    pub fn area(&self) -> f64 {
        match self {
            Self::Circle(s) => PI * s.radius * s.radius,
            // the difference of squares without cancellation
            Self::Tube(s) => PI * s.wall * (2.0 * s.radius - s.wall),
            Self::Rectangle(s) => s.size[0] * s.size[1],
            Self::Ellipse(s) => PI * s.radii[0] * s.radii[1],
            Self::IBeam(s) => 2.0 * s.width * s.flange + s.clear() * s.web,
        }
    }

    /// Second moments of area about the first and second section axis, I1 and I2 [m^4].
    ///
    /// ```
    /// use alembert::model::{RectangleSection, Section};
    /// let plank = Section::Rectangle(RectangleSection { size: [2.0, 1.0] });
    /// assert_eq!(plank.second_moments(), [2.0 / 12.0, 8.0 / 12.0]);
    /// ```
    pub fn second_moments(&self) -> [f64; 2] {
        match self {
            Self::Circle(s) => [PI * s.radius.powi(4) / 4.0; 2],
            Self::Tube(s) => {
                let inner = s.radius - s.wall;
                [self.area() * (s.radius * s.radius + inner * inner) / 4.0; 2]
            }
            Self::Rectangle(s) => {
                let [a, b] = s.size;
                [a * b.powi(3) / 12.0, a.powi(3) * b / 12.0]
            }
            Self::Ellipse(s) => {
                let [a, b] = s.radii;
                [PI * a * b.powi(3) / 4.0, PI * a.powi(3) * b / 4.0]
            }
            Self::IBeam(s) => {
                let (b, h, c) = (s.width, s.height, s.clear());
                [
                    (2.0 * s.flange * b.powi(3) + c * s.web.powi(3)) / 12.0,
                    (b * h.powi(3) - (b - s.web) * c.powi(3)) / 12.0,
                ]
            }
        }
    }

    /// Torsion constant J of Saint-Venant [m^4].
    pub fn torsion_constant(&self) -> f64 {
        match self {
            Self::Circle(_) | Self::Tube(_) => self.second_moments().iter().sum(),
            Self::Rectangle(s) => rectangle_torsion(s.size),
            Self::Ellipse(s) => {
                let [a, b] = s.radii;
                PI * (a * b).powi(3) / (a * a + b * b)
            }
            Self::IBeam(s) => {
                let strips = 2.0 * s.width * s.flange.powi(3);
                (strips + (s.height - s.flange) * s.web.powi(3)) / 3.0
            }
        }
    }

    /// Shear factors along the first and second section axis, for a Poisson's ratio [1].
    pub fn shear_factors(&self, poisson_ratio: f64) -> [f64; 2] {
        let nu = poisson_ratio;
        match self {
            Self::Circle(_) => [6.0 * (1.0 + nu) / (7.0 + 6.0 * nu); 2],
            Self::Tube(s) => {
                let m = (s.radius - s.wall) / s.radius;
                let square = (1.0 + m * m).powi(2);
                let below = (7.0 + 6.0 * nu) * square + (20.0 + 12.0 * nu) * m * m;
                [6.0 * (1.0 + nu) * square / below; 2]
            }
            Self::Rectangle(_) => [10.0 * (1.0 + nu) / (12.0 + 11.0 * nu); 2],
            Self::Ellipse(s) => {
                let [a, b] = s.radii;
                [ellipse_shear(b / a, nu), ellipse_shear(a / b, nu)]
            }
            Self::IBeam(s) => s.shear_factors(nu, self.area()),
        }
    }
}

/// Torsion constant of a rectangle [m^4].
fn rectangle_torsion([a, b]: [f64; 2]) -> f64 {
    let (long, short) = (a.max(b), a.min(b));
    let ratio = long / short;
    let mut sum = ODD_FIFTH_POWERS;
    // 1 - tanh x = 2/(exp(2x) + 1); the term n = 13 is below 1e-22 also for a square
    for n in (1..13).step_by(2).map(f64::from) {
        sum -= 2.0 / ((n * PI * ratio).exp() + 1.0) / n.powi(5);
    }
    long * short.powi(3) * (1.0 / 3.0 - 64.0 / PI.powi(5) * sum / ratio)
}

/// Shear factor of an ellipse; `wide` is the half axis across the force divided by that along it.
fn ellipse_shear(wide: f64, nu: f64) -> f64 {
    let w2 = wide * wide;
    let below = (40.0 + 37.0 * nu) + (16.0 + 10.0 * nu) * w2 + nu * w2 * w2;
    12.0 * (1.0 + nu) * (3.0 + w2) / below
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(size: [f64; 2]) -> Section {
        Section::Rectangle(RectangleSection { size })
    }

    fn ellipse(radii: [f64; 2]) -> Section {
        Section::Ellipse(EllipseSection { radii })
    }

    fn i_beam() -> Section {
        Section::IBeam(IBeamSection {
            height: 1.0,
            width: 0.5,
            flange: 0.1,
            web: 0.1,
        })
    }

    fn near(value: f64, exact: f64, tolerance: f64) {
        let error = (value / exact - 1.0).abs();
        assert!(error < tolerance, "{value} and {exact}: {error:e}");
    }

    /// The series as it stands in the books, for any order of the sides.
    fn plain_series([a, b]: [f64; 2]) -> f64 {
        let odd = (0..20_000).map(|k| f64::from(2 * k + 1)).rev();
        let sum: f64 = odd.map(|n| (0.5 * n * PI * a / b).tanh() / n.powi(5)).sum();
        a * b.powi(3) * (1.0 / 3.0 - 64.0 / PI.powi(5) * b / a * sum)
    }

    #[test]
    fn ref_torsion_of_rectangles() {
        // Timoshenko and Goodier, table of section 109: J/(long short³), three digits
        for (ratio, k) in [(1.0, 0.1406), (2.0, 0.229), (5.0, 0.291), (10.0, 0.312)] {
            near(rectangle([ratio, 1.0]).torsion_constant(), ratio * k, 2e-3);
        }
        // the plain series, also with the short side first, where it is another series; round-off of its cancellation
        for size in [[1.0, 1.0], [1.3, 1.0], [0.02, 0.05], [3e-3, 0.012]] {
            let exact = rectangle(size).torsion_constant();
            near(exact, plain_series(size), 1e-12);
            near(exact, plain_series([size[1], size[0]]), 1e-10);
        }
        // the usual formula of engineers is good to half a percent
        let (h, t) = (12.377e-3_f64, 3.2024e-3_f64);
        let usual = h * t.powi(3) * (1.0 / 3.0 - 0.21 * t / h * (1.0 - (t / h).powi(4) / 12.0));
        near(rectangle([h, t]).torsion_constant(), usual, 5e-3);
    }

    /// Sums over a grid of the section, midpoint rule of order 2 or 3/2 at curved borders.
    fn summed(inside: impl Fn(f64, f64) -> bool, half: [f64; 2]) -> [f64; 3] {
        const N: usize = 1000;
        let mut sums = [0.0; 3];
        let step = half.map(|h| 2.0 * h / N as f64);
        for i in 0..N {
            for j in 0..N {
                let x = (i as f64 + 0.5) * step[0] - half[0];
                let y = (j as f64 + 0.5) * step[1] - half[1];
                if inside(x, y) {
                    sums[0] += step[0] * step[1];
                    sums[1] += y * y * step[0] * step[1];
                    sums[2] += x * x * step[0] * step[1];
                }
            }
        }
        sums
    }

    #[test]
    fn ref_moments_are_integrals() {
        let tube = Section::Tube(TubeSection {
            radius: 0.5,
            wall: 0.1,
        });
        let circle = Section::Circle(CircleSection { radius: 0.5 });
        let r = |x: f64, y: f64| x.hypot(y);
        let cases = [
            (circle, summed(|x, y| r(x, y) < 0.5, [0.5; 2])),
            (tube, summed(|x, y| (0.4..0.5).contains(&r(x, y)), [0.5; 2])),
            (rectangle([0.6, 0.2]), summed(|_, _| true, [0.3, 0.1])),
            (
                i_beam(),
                summed(
                    |x, y| x.abs() > 0.4 || y.abs() < 0.05,
                    [0.5, 0.25], // flanges of 0.1, a web of 0.1: borders of cells
                ),
            ),
            (
                ellipse([0.6, 0.2]),
                summed(|x, y| r(x / 0.6, y / 0.2) < 1.0, [0.6, 0.2]),
            ),
        ];
        for (section, [area, i1, i2]) in cases {
            // the border of a curved section crosses the cells of the grid: about 1e-4
            near(section.area(), area, 5e-4);
            near(section.second_moments()[0], i1, 5e-4);
            near(section.second_moments()[1], i2, 5e-4);
        }
    }

    /// Without Poisson's effect the shear factor is that of the energy of the shear flow, 1/k = A/I² ∫ Q²/t ds, over the middle lines
    /// of flanges and web.
    #[test]
    fn ref_shear_of_thin_i_beams() {
        const N: usize = 4000;
        for (width, flange, web) in [(0.6, 2e-4, 1e-4), (0.3, 1e-4, 3e-4), (1.1, 1e-4, 1e-4)] {
            let height = 1.0 + flange;
            let section = Section::IBeam(IBeamSection {
                height,
                width,
                flange,
                web,
            });
            // half a flange from its tip, four times; half the web, from the flange to the middle, twice
            let (area, i) = (section.area(), section.second_moments()[1]);
            let mut sum = 0.0;
            for k in 0..N {
                let x = (k as f64 + 0.5) / N as f64;
                let (b, h) = (0.5 * width, 0.5);
                let q = flange * 0.5 * x * b;
                sum += 4.0 * q * q / flange * b / N as f64;
                let z = h * (1.0 - x);
                let q = flange * 0.5 * width + web * (h * h - z * z) / 2.0;
                sum += 2.0 * q * q / web * h / N as f64;
            }
            // walls of 1e-4 are thin to that order
            near(section.shear_factors(0.0)[0], i * i / (area * sum), 1e-3);
            // two rectangles of the flanges, and a web that adds nothing
            let across = section.shear_factors(0.0)[1] * area;
            near(across, 5.0 / 6.0 * 2.0 * width * flange, 1e-12);
        }
    }

    /// The torsion constant of thin walls is that of its rectangles, by the series.
    #[test]
    fn ref_torsion_of_i_beams() {
        let section = IBeamSection {
            height: 1.0,
            width: 0.6,
            flange: 4e-3,
            web: 3e-3,
        };
        let strips = 2.0 * rectangle([section.width, section.flange]).torsion_constant()
            + rectangle([section.height - section.flange, section.web]).torsion_constant();
        // the ends of a strip lose 0.63 t/l of it
        near(Section::IBeam(section).torsion_constant(), strips, 5e-3);
    }

    #[test]
    fn id_sections_in_between() {
        let same = i_beam().between(&i_beam(), 0.5);
        assert_eq!(same, Some(i_beam()));
        let middle = rectangle([1.0, 2.0]).between(&rectangle([3.0, 1.0]), 0.25);
        assert_eq!(middle, Some(rectangle([1.5, 1.75])));
        assert_eq!(rectangle([1.0, 2.0]).between(&i_beam(), 0.5), None);
    }

    #[test]
    fn id_limits_agree() {
        let circle = Section::Circle(CircleSection { radius: 0.3 });
        let full = Section::Tube(TubeSection {
            radius: 0.3,
            wall: 0.3,
        });
        for other in [ellipse([0.3, 0.3]), full] {
            near(other.area(), circle.area(), 1e-15);
            near(other.torsion_constant(), circle.torsion_constant(), 1e-15);
            for k in 0..2 {
                let [i, j] = [&other, &circle].map(|s| s.second_moments()[k]);
                near(i, j, 1e-15);
                let [i, j] = [&other, &circle].map(|s| s.shear_factors(0.3)[k]);
                near(i, j, 1e-15);
            }
        }
        // a thin tube: J = 2 π r³ t, shear factor 2 (1+ν)/(4+3ν) (Cowper)
        let thin = Section::Tube(TubeSection {
            radius: 1.0,
            wall: 1e-6,
        });
        near(thin.torsion_constant(), 2e-6 * PI, 1e-5);
        near(thin.shear_factors(0.3)[0], 2.6 / 4.9, 1e-5);
        // without Poisson's effect: 9/10 for a tall and 3/4 for a wide ellipse, from the energy of the shear stress
        let [tall, wide] = ellipse([1e3, 1.0]).shear_factors(0.0);
        near(tall, 0.9, 1e-5);
        near(wide, 0.75, 1e-5);
        near(
            rectangle([2.0, 1.0]).shear_factors(0.0)[0],
            5.0 / 6.0,
            1e-15,
        );
    }
}
