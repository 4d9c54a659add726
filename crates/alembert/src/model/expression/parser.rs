//! From the text of an expression to its operations; the grammar stands in `super`.

use super::functions::{FUNCTIONS_1, FUNCTIONS_2, NAMES};
use super::{ExpressionError, MAX_DEPTH, Operation};
use crate::model::suggest;

/// The operations of a text, in the order of evaluation; the variable has this name.
pub(super) fn parse(text: &str, variable: &str) -> Result<Vec<Operation>, ExpressionError> {
    let mut parser = Parser {
        text,
        variable,
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
        None => Ok(parser.operations),
        Some(b')') => Err(parser.error("`)` without `(`")),
        Some(_) => Err(parser
            .error("expected an operator")
            .with_help("products need a `*`; operators: + - * / ^")),
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
    variable: &'a str,
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
            name if name == self.variable => Some(Operation::Time),
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
                let help = match self.variable {
                    "t" => suggest::did_you_mean(name, NAMES, "names"),
                    other => format!("the variable is `{other}`"),
                };
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
