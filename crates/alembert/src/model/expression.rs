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

use super::suggest;

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

type Function1 = fn(f64) -> f64;
type Function2 = fn(f64, f64) -> f64;

/// A function with one argument.
const FUNCTIONS_1: &[(&str, Function1)] = &[
    ("abs", f64::abs),
    ("acos", f64::acos),
    ("asin", f64::asin),
    ("atan", f64::atan),
    ("cos", f64::cos),
    ("cosh", f64::cosh),
    ("exp", f64::exp),
    ("log", f64::ln),
    ("sin", f64::sin),
    ("sinh", f64::sinh),
    ("sqrt", f64::sqrt),
    ("step", unit_step),
    ("tan", f64::tan),
    ("tanh", f64::tanh),
];

/// A function with two arguments.
const FUNCTIONS_2: &[(&str, Function2)] =
    &[("atan2", f64::atan2), ("max", f64::max), ("min", f64::min)];

/// Every name an expression may use.
const NAMES: &[&str] = &[
    "t", "pi", "e", "abs", "acos", "asin", "atan", "cos", "cosh", "exp", "log", "sin", "sinh",
    "sqrt", "step", "tan", "tanh", "atan2", "max", "min", "if",
];

/// 0 before zero, 1 from zero on.
fn unit_step(x: f64) -> f64 {
    if x >= 0.0 { 1.0 } else { 0.0 }
}

impl Expression {
    /// Parses a text.
    pub fn parse(text: &str) -> Result<Self, ExpressionError> {
        let mut parser = Parser {
            text,
            at: 0,
            depth: 0,
            operations: Vec::new(),
        };
        parser.skip_space();
        if parser.peek().is_none() {
            return Err(parser.error("the expression is empty"));
        }
        parser.sum()?;
        match parser.peek() {
            None => Ok(Self::new(parser.operations)),
            Some(b')') => Err(parser.error("`)` without `(`")),
            Some(_) => Err(parser
                .error("expected an operator")
                .with_help("products need a `*`; operators: + - * / ^")),
        }
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
                stack[top - 1] = function(stack[top - 1]);
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
                    Self::Call2(function) => function(a, b),
                    _ => a.powf(b),
                };
                top - 1
            }
        }
    }
}

impl ExpressionError {
    fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    operations: Vec<Operation>,
}

type Parsed = Result<(), ExpressionError>;

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Goes on if the next character is this one.
    fn accept(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        if found {
            self.at += 1;
            self.skip_space();
        }
        found
    }

    fn error(&self, message: impl Into<String>) -> ExpressionError {
        self.error_at(self.at, message)
    }

    fn error_at(&self, offset: usize, message: impl Into<String>) -> ExpressionError {
        ExpressionError {
            message: message.into(),
            help: None,
            offset,
        }
    }

    fn sum(&mut self) -> Parsed {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error(format!("nested deeper than {MAX_DEPTH} levels")));
        }
        self.product()?;
        loop {
            let operation = match self.peek() {
                Some(b'+') => Operation::Add,
                Some(b'-') => Operation::Subtract,
                _ => break,
            };
            self.at += 1;
            self.skip_space();
            self.product()?;
            self.operations.push(operation);
        }
        self.depth -= 1;
        Ok(())
    }

    fn product(&mut self) -> Parsed {
        self.unary()?;
        loop {
            let operation = match self.peek() {
                Some(b'*') => Operation::Multiply,
                Some(b'/') => Operation::Divide,
                _ => break,
            };
            self.at += 1;
            if self.peek() == Some(b'*') {
                return Err(self
                    .error("unexpected `*`")
                    .with_help("a power is written with `^`"));
            }
            self.skip_space();
            self.unary()?;
            self.operations.push(operation);
        }
        Ok(())
    }

    fn unary(&mut self) -> Parsed {
        let mut negative = false;
        loop {
            if self.accept(b'-') {
                negative = !negative;
            } else if !self.accept(b'+') {
                break;
            }
        }
        self.power()?;
        if negative {
            self.operations.push(Operation::Negate);
        }
        Ok(())
    }

    fn power(&mut self) -> Parsed {
        self.atom()?;
        if self.accept(b'^') {
            self.depth += 1;
            if self.depth > MAX_DEPTH {
                return Err(self.error(format!("nested deeper than {MAX_DEPTH} levels")));
            }
            self.unary()?;
            self.depth -= 1;
            self.operations.push(Operation::Power);
        }
        Ok(())
    }

    fn atom(&mut self) -> Parsed {
        match self.peek() {
            Some(b'(') => {
                let open = self.at;
                self.accept(b'(');
                self.sum()?;
                self.close(open)
            }
            Some(byte) if byte.is_ascii_digit() || byte == b'.' => self.number(),
            Some(byte) if byte.is_ascii_alphabetic() || byte == b'_' => self.name(),
            Some(b')' | b',' | b'*' | b'/' | b'^') => {
                Err(self.error("expected a number, a name or `(`"))
            }
            Some(_) => Err(self.error("a character that has no meaning here")),
            None => Err(self.error("the expression ends too early")),
        }
    }

    fn close(&mut self, open: usize) -> Parsed {
        if self.accept(b')') {
            return Ok(());
        }
        match self.peek() {
            None => Err(self.error_at(open, "`(` without `)`")),
            Some(b',') => Err(self.error("a comma outside of a function with that many arguments")),
            Some(_) => Err(self
                .error("expected an operator or `)`")
                .with_help("products need a `*`")),
        }
    }

    fn number(&mut self) -> Parsed {
        let start = self.at;
        self.digits();
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits();
        }
        // an exponent only if a digit follows: 2e3, but not the constant e
        if matches!(self.peek(), Some(b'e' | b'E')) {
            let bytes = self.text.as_bytes();
            let sign = usize::from(matches!(bytes.get(self.at + 1), Some(b'+' | b'-')));
            if bytes
                .get(self.at + 1 + sign)
                .is_some_and(u8::is_ascii_digit)
            {
                self.at += 1 + sign;
                self.digits();
            }
        }
        let value: Result<f64, _> = self.text[start..self.at].parse();
        match value {
            Ok(value) if value.is_finite() => {
                self.operations.push(Operation::Push(value));
                self.skip_space();
                Ok(())
            }
            Ok(_) => Err(self.error_at(start, "the number is too large")),
            Err(_) => Err(self.error_at(start, "not a number")),
        }
    }

    fn digits(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
    }

    fn name(&mut self) -> Parsed {
        let start = self.at;
        while self
            .peek()
            .is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            self.at += 1;
        }
        let name = self.text[start..self.at].to_owned();
        self.skip_space();
        let constant = match name.as_str() {
            "t" => Some(Operation::Time),
            "pi" => Some(Operation::Push(std::f64::consts::PI)),
            "e" => Some(Operation::Push(std::f64::consts::E)),
            _ => None,
        };
        if let Some(constant) = constant {
            if self.peek() == Some(b'(') {
                let message = format!("`{name}` is no function");
                return Err(self
                    .error_at(start, message)
                    .with_help("products need a `*`"));
            }
            self.operations.push(constant);
            return Ok(());
        }
        self.function(&name, start)
    }

    fn function(&mut self, name: &str, start: usize) -> Parsed {
        let one = FUNCTIONS_1.iter().find(|(known, _)| *known == name);
        let two = FUNCTIONS_2.iter().find(|(known, _)| *known == name);
        let (operation, wanted) = match (one, two, name) {
            (Some((_, function)), ..) => (Operation::Call1(*function), 1),
            (_, Some((_, function)), _) => (Operation::Call2(*function), 2),
            (_, _, "if") => (Operation::Select, 3),
            _ => {
                let message = format!("unknown name `{}`", suggest::shorten(name));
                let help = suggest::did_you_mean(name, NAMES, "names");
                return Err(self.error_at(start, message).with_help(help));
            }
        };
        let open = self.at;
        if !self.accept(b'(') {
            let message = format!("the function `{name}` needs parentheses");
            return Err(self.error_at(start, message));
        }
        // arguments
        self.sum()?;
        let mut found = 1;
        while found < wanted && self.accept(b',') {
            self.sum()?;
            found += 1;
        }
        if found < wanted || self.peek() == Some(b',') {
            let message = format!("`{name}` takes {wanted} argument(s)");
            return Err(self.error_at(start, message));
        }
        self.close(open)?;
        self.operations.push(operation);
        Ok(())
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
}
