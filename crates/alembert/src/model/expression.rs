//! Expressions of time such as "2*sin(3*t)": a parser and an evaluator without allocation.
//!
//! Grammar, from weak to strong binding:
//!
//! ```text
//! sum    = product (('+' | '-') product)*
//! product = unary (('*' | '/') unary)*
//! unary  = ('+' | '-')* power
//! power  = atom ('^' unary)?              right to left; -2^2 = -4
//! atom   = number | 't' | 'pi' | 'e' | function '(' sum (',' sum)* ')' | '(' sum ')'
//! ```
//!
//! The result is a list of operations on a stack whose depth is known when it is parsed.

use self::functions::{Function1, Function2};
use super::jet::Jet;

mod functions;
mod parser;

/// Deepest nesting of parentheses, functions and powers.
const MAX_DEPTH: usize = 50;

/// Size of the stack of the evaluator for the expressions people write.
const SMALL_STACK: usize = 16;

/// Size of the stack of the evaluator for the deepest expressions. A nesting level holds at most five values back: the
/// arguments of a function, a sum and a product.
const STACK: usize = 5 * (MAX_DEPTH + 2);

/// Why an expression is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpressionError {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// Byte in the expression.
    pub offset: usize,
}

/// A parsed expression.
#[derive(Debug, Clone)]
pub(crate) struct Expression {
    operations: Vec<Operation>,
    /// Most values that are on the stack at once.
    stack: usize,
}

/// One operation on the stack.
#[derive(Debug, Clone, Copy)]
enum Operation {
    Push(f64),
    Time,
    Negate,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Call1(Function1),
    Call2(Function2),
    Select,
}

/// Where an expression may not be smooth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Switch {
    /// Two branches meet where the argument vanishes: abs, max, if, the root of zero.
    Branch,
    /// The value grows without bound where the argument vanishes: a denominator.
    Pole,
}

impl Expression {
    /// Parses a text.
    pub fn parse(text: &str) -> Result<Self, ExpressionError> {
        Self::parse_in(text, "t")
    }

    /// Parses a text in which the variable has another name than `t`.
    pub fn parse_in(text: &str, variable: &str) -> Result<Self, ExpressionError> {
        parser::parse(text, variable).map(Self::new)
    }

    fn new(operations: Vec<Operation>) -> Self {
        let mut top: usize = 0;
        let mut stack = 0;
        for operation in &operations {
            top = match operation {
                Operation::Push(_) | Operation::Time => top + 1,
                Operation::Negate | Operation::Call1(_) => top,
                Operation::Select => top.saturating_sub(2),
                _ => top.saturating_sub(1),
            };
            stack = stack.max(top);
        }
        Self { operations, stack }
    }

    /// The value at a time; may be infinite or not a number.
    pub fn eval(&self, t: f64) -> f64 {
        if self.stack <= SMALL_STACK {
            self.eval_with::<SMALL_STACK>(t)
        } else {
            self.eval_with::<STACK>(t)
        }
    }

    fn eval_with<const N: usize>(&self, t: f64) -> f64 {
        let mut stack = [0.0; N];
        // index behind the top; the limit of nesting keeps it in range
        let mut top = 0;
        for operation in &self.operations {
            top = operation.apply(t, &mut stack, top);
        }
        stack[0]
    }

    /// The Taylor series at a time, from the right.
    pub fn jet<const N: usize>(&self, t: f64) -> Jet<N> {
        self.jet_watched(t, &mut |_, _| {})
    }

    /// The Taylor series, where everything that vanishes at a kink or a pole is shown to the caller, in the same order
    /// at any time.
    pub fn jet_watched<const N: usize>(
        &self,
        t: f64,
        watch: &mut impl FnMut(Switch, Jet<N>),
    ) -> Jet<N> {
        if self.stack <= SMALL_STACK {
            self.jet_with::<N, SMALL_STACK>(t, watch)
        } else {
            self.jet_with::<N, STACK>(t, watch)
        }
    }

    fn jet_with<const N: usize, const M: usize>(
        &self,
        t: f64,
        watch: &mut impl FnMut(Switch, Jet<N>),
    ) -> Jet<N> {
        let mut stack = [Jet::constant(0.0); M];
        let mut top = 0;
        for operation in &self.operations {
            top = operation.apply_jet(t, &mut stack, top, watch);
        }
        stack[0]
    }

    /// Number of operations.
    pub fn len(&self) -> usize {
        self.operations.len()
    }
}

impl Operation {
    /// Applies the operation and returns the new top.
    fn apply<const N: usize>(self, t: f64, stack: &mut [f64; N], top: usize) -> usize {
        match self {
            Self::Push(value) => {
                stack[top] = value;
                top + 1
            }
            Self::Time => {
                stack[top] = t;
                top + 1
            }
            Self::Negate => {
                stack[top - 1] = -stack[top - 1];
                top
            }
            Self::Call1(function) => {
                stack[top - 1] = function.of(stack[top - 1]);
                top
            }
            Self::Select => {
                let chosen = if stack[top - 3] > 0.0 {
                    top - 2
                } else {
                    top - 1
                };
                stack[top - 3] = stack[chosen];
                top - 2
            }
            binary => {
                let (a, b) = (stack[top - 2], stack[top - 1]);
                stack[top - 2] = match binary {
                    Self::Add => a + b,
                    Self::Subtract => a - b,
                    Self::Multiply => a * b,
                    Self::Divide => a / b,
                    Self::Call2(function) => function.of(a, b),
                    _ => a.powf(b),
                };
                top - 1
            }
        }
    }

    /// The same on Taylor series.
    fn apply_jet<const N: usize, const M: usize>(
        self,
        t: f64,
        stack: &mut [Jet<N>; M],
        top: usize,
        watch: &mut impl FnMut(Switch, Jet<N>),
    ) -> usize {
        match self {
            Self::Push(value) => {
                stack[top] = Jet::constant(value);
                top + 1
            }
            Self::Time => {
                stack[top] = Jet::time(t);
                top + 1
            }
            Self::Negate => {
                stack[top - 1] = -stack[top - 1];
                top
            }
            Self::Call1(function) => {
                let x = stack[top - 1];
                if let Some((switch, vanishes)) = function.switch(x) {
                    watch(switch, vanishes);
                }
                stack[top - 1] = function.of_jet(x);
                top
            }
            Self::Select => {
                let condition = stack[top - 3];
                watch(Switch::Branch, condition);
                let chosen = if condition.sign() > 0.0 {
                    top - 2
                } else {
                    top - 1
                };
                stack[top - 3] = stack[chosen];
                top - 2
            }
            binary => {
                stack[top - 2] = binary.combine(stack[top - 2], stack[top - 1], watch);
                top - 1
            }
        }
    }

    /// An operation with two arguments.
    fn combine<const N: usize>(
        self,
        a: Jet<N>,
        b: Jet<N>,
        watch: &mut impl FnMut(Switch, Jet<N>),
    ) -> Jet<N> {
        match self {
            Self::Add => a + b,
            Self::Subtract => a - b,
            Self::Multiply => a * b,
            Self::Divide => {
                watch(Switch::Pole, b);
                a / b
            }
            Self::Call2(function) => {
                let (switch, vanishes) = function.switch(a, b);
                watch(switch, vanishes);
                function.of_jet(a, b)
            }
            _ => {
                // whole powers are smooth, negative ones have poles, all others a branch
                let p = b.0[0];
                let fixed = b.0[1..].iter().all(|c| *c == 0.0);
                if p < 0.0 {
                    watch(Switch::Pole, a);
                } else if fixed && p.fract() == 0.0 {
                    watch(Switch::Branch, Jet::constant(1.0));
                } else {
                    watch(Switch::Branch, a);
                }
                a.power(b)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str, t: f64) -> f64 {
        Expression::parse(text).expect(text).eval(t)
    }

    #[test]
    fn ref_values() {
        let cases = [
            ("1+2*3", 7.0),
            ("(1+2)*3", 9.0),
            ("-2^2", -4.0),
            ("2^-1", 0.5),
            ("2^3^2", 512.0),
            ("8/4/2", 1.0),
            ("1-2-3", -4.0),
            ("--3", 3.0),
            ("- + 3", -3.0),
            (".5e1 + 1E-1", 5.1),
            ("2*e", 2.0 * std::f64::consts::E),
            ("cos(pi)", -1.0),
            ("atan2(1, 1)", std::f64::consts::FRAC_PI_4),
            ("min(3, max(1, 2))", 2.0),
            ("step(t - 1)", 1.0),
            ("step(t - 3)", 0.0),
            ("if(t - 1, 5, 6)", 5.0),
            ("if(1 - t, 5, 6)", 6.0),
            ("sqrt(abs(-9)) * log(e)", 3.0),
            (
                "tanh(0) + sinh(0) + cosh(0) + asin(0) + acos(1) + atan(0) + tan(0) + exp(0)",
                2.0,
            ),
            ("2*sin(3*t)", 2.0 * 6.0_f64.sin()),
        ];
        for (text, expected) in cases {
            assert!(
                (value(text, 2.0) - expected).abs() < 1e-15 * 512.0,
                "{text}"
            );
        }
        assert!(value("1/0", 0.0).is_infinite());
        assert!(value("sqrt(-1)", 0.0).is_nan());
    }

    #[test]
    fn id_mistakes_are_located() {
        let cases = [
            ("", 0, "empty"),
            ("1 +", 3, "too early"),
            ("2*sinn(t)", 2, "unknown name"),
            ("2 t", 2, "operator"),
            ("(1+2", 0, "without"),
            ("1+2)", 3, "without"),
            ("sin t", 0, "parentheses"),
            ("sin()", 4, "expected"),
            ("sin(1,2)", 0, "argument"),
            ("atan2(1)", 0, "argument"),
            ("2**3", 2, "unexpected"),
            ("1 $ 2", 2, "operator"),
            ("1.2.3", 3, "operator"),
            (".", 0, "not a number"),
            ("1e999", 0, "too large"),
            ("t(2)", 0, "no function"),
            ("\u{3c0}*2", 0, "no meaning"),
        ];
        for (text, offset, words) in cases {
            let error = Expression::parse(text).expect_err(text);
            assert_eq!(error.offset, offset, "{text}: {}", error.message);
            assert!(error.message.contains(words), "{text}: {}", error.message);
        }
        let error = Expression::parse("2*sinn(t)").expect_err("sinn");
        assert_eq!(error.help.as_deref(), Some("did you mean `sin`?"));
    }

    #[test]
    fn id_depth_is_limited() {
        let n = 100_000;
        for text in [
            "(".repeat(n),
            format!("{}1{}", "(".repeat(n), ")".repeat(n)),
            "sin(".repeat(n),
            format!("{}1", "2^".repeat(n)),
            format!("{}1", "max(1,".repeat(n)),
        ] {
            let error = Expression::parse(&text).expect_err("deep");
            assert!(error.message.contains("deeper"), "{}", error.message);
        }
        // long but flat is fine
        assert!((value(&format!("{}1", "-".repeat(n)), 0.0) - 1.0).abs() < 1e-15);
        assert!((value(&format!("0{}", "+1*t".repeat(n)), 1.0) - 1e5).abs() < 1e-9);
    }

    #[test]
    fn id_stack_holds_the_worst_nesting() {
        // every level keeps a sum, a product and two arguments of `if` waiting
        let depth = MAX_DEPTH - 1;
        let text = format!("{}1{}", "1+2*if(1,2,".repeat(depth), ")".repeat(depth));
        assert!(value(&text, 0.0).is_finite());
        let powers = format!("{}1{}", "1+2*3^if(1,2,".repeat(24), ")".repeat(24));
        assert!(value(&powers, 0.0).is_finite());
    }

    #[test]
    fn diff_series_agree_with_differences() {
        // every function and operator, against central differences of order 2 of the series one term below
        let texts = [
            "sin(t) + cos(2*t)*tan(t/3) - t",
            "exp(-t)*log(1 + t)/sqrt(2 + t)",
            "asin(t/5) + acos(t/7) + atan(t) + atan2(t, 3)",
            "sinh(t/2) - cosh(t)*tanh(t)",
            "abs(t - 2)^3 + max(t, t^2) - min(1, t) + step(t - 1)*t^4",
            "if(t - 1, t^-2, 5)*2^t + t^2.5 + t^t",
        ];
        for text in texts {
            let expression = Expression::parse(text).expect(text);
            let (t, h) = (1.3, 1e-4);
            let jet: Jet<8> = expression.jet(t);
            assert!((jet.0[0] - expression.eval(t)).abs() < 1e-14, "{text}");
            let (after, before): (Jet<8>, Jet<8>) = (expression.jet(t + h), expression.jet(t - h));
            for order in 1..7 {
                let slope =
                    (after.derivative(order - 1) - before.derivative(order - 1)) / (2.0 * h);
                // h² times the derivative two orders above
                let error = (slope - jet.derivative(order)).abs();
                assert!(
                    error < 1e-5 * (1.0 + slope.abs()),
                    "{text} {order}: {error}"
                );
            }
        }
    }
}
