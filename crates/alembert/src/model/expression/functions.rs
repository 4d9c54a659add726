//! The functions an expression may call, on numbers and on Taylor series.

use super::Switch;
use crate::model::jet::Jet;

/// A function with one argument.
#[derive(Debug, Clone, Copy)]
pub(super) enum Function1 {
    Abs,
    Acos,
    Asin,
    Atan,
    Cos,
    Cosh,
    Exp,
    Log,
    Sin,
    Sinh,
    Sqrt,
    Step,
    Tan,
    Tanh,
}

/// A function with two arguments.
#[derive(Debug, Clone, Copy)]
pub(super) enum Function2 {
    Atan2,
    Max,
    Min,
}

/// Names of the functions with one argument.
pub(super) const FUNCTIONS_1: &[(&str, Function1)] = &[
    ("abs", Function1::Abs),
    ("acos", Function1::Acos),
    ("asin", Function1::Asin),
    ("atan", Function1::Atan),
    ("cos", Function1::Cos),
    ("cosh", Function1::Cosh),
    ("exp", Function1::Exp),
    ("log", Function1::Log),
    ("sin", Function1::Sin),
    ("sinh", Function1::Sinh),
    ("sqrt", Function1::Sqrt),
    ("step", Function1::Step),
    ("tan", Function1::Tan),
    ("tanh", Function1::Tanh),
];

/// Names of the functions with two arguments.
pub(super) const FUNCTIONS_2: &[(&str, Function2)] = &[
    ("atan2", Function2::Atan2),
    ("max", Function2::Max),
    ("min", Function2::Min),
];

/// Every name an expression may use.
pub(super) const NAMES: &[&str] = &[
    "t", "pi", "e", "abs", "acos", "asin", "atan", "cos", "cosh", "exp", "log", "sin", "sinh",
    "sqrt", "step", "tan", "tanh", "atan2", "max", "min", "if",
];

impl Function1 {
    /// The value.
    pub fn of(self, x: f64) -> f64 {
        match self {
            Self::Abs => x.abs(),
            Self::Acos => x.acos(),
            Self::Asin => x.asin(),
            Self::Atan => x.atan(),
            Self::Cos => x.cos(),
            Self::Cosh => x.cosh(),
            Self::Exp => x.exp(),
            Self::Log => x.ln(),
            Self::Sin => x.sin(),
            Self::Sinh => x.sinh(),
            Self::Sqrt => x.sqrt(),
            // 0 before zero, 1 from zero on
            Self::Step if x >= 0.0 => 1.0,
            Self::Step => 0.0,
            Self::Tan => x.tan(),
            Self::Tanh => x.tanh(),
        }
    }

    /// The series.
    pub fn of_jet<const N: usize>(self, x: Jet<N>) -> Jet<N> {
        match self {
            Self::Abs => x.abs(),
            Self::Acos => x.acos(),
            Self::Asin => x.asin(),
            Self::Atan => x.atan(),
            Self::Cos => x.sin_cos().1,
            Self::Cosh => x.sinh_cosh().1,
            Self::Exp => x.exp(),
            Self::Log => x.ln(),
            Self::Sin => x.sin_cos().0,
            Self::Sinh => x.sinh_cosh().0,
            Self::Sqrt => x.sqrt(),
            Self::Step => x.unit_step(),
            Self::Tan => x.tan(),
            Self::Tanh => x.tanh(),
        }
    }

    /// What vanishes where the function is not smooth; nothing for a function that is smooth everywhere.
    pub fn switch<const N: usize>(self, x: Jet<N>) -> Option<(Switch, Jet<N>)> {
        let one = Jet::constant(1.0);
        match self {
            Self::Abs | Self::Step | Self::Sqrt => Some((Switch::Branch, x)),
            Self::Asin | Self::Acos => Some((Switch::Branch, (one - x) * (one + x))),
            Self::Log => Some((Switch::Pole, x)),
            Self::Tan => Some((Switch::Pole, x.sin_cos().1)),
            _ => None,
        }
    }
}

impl Function2 {
    /// The value.
    pub fn of(self, a: f64, b: f64) -> f64 {
        match self {
            Self::Atan2 => a.atan2(b),
            Self::Max => a.max(b),
            Self::Min => a.min(b),
        }
    }

    /// The series.
    pub fn of_jet<const N: usize>(self, a: Jet<N>, b: Jet<N>) -> Jet<N> {
        match self {
            Self::Atan2 => a.atan2(b),
            Self::Max => a.max(b),
            Self::Min => -(-a).max(-b),
        }
    }

    /// What vanishes where the function is not smooth.
    pub fn switch<const N: usize>(self, a: Jet<N>, b: Jet<N>) -> (Switch, Jet<N>) {
        let vanishes = match self {
            Self::Max | Self::Min => a - b,
            // the cut of the angle is the negative half of the axis
            Self::Atan2 if b.sign() < 0.0 => a,
            Self::Atan2 => b.max(a.abs()),
        };
        (Switch::Branch, vanishes)
    }
}
