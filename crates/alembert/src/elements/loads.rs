//! Loads: forces, torques, and what acts per length of a rod, as functions of time.
//!
//! # What it is
//! Not elements: they have no law on invariants, and act on one body each (T-ELM-8). Their tables are in `model/forces.rs`.
//!
//! # Equations
//! See `step/forces.rs`.
//!
//! # Symbols
//! None.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind};
use crate::error::ModelErrors;
pub use crate::model::{AppliedForce, AppliedTorque, Distributed};
use crate::model::{Frame as Axes, Signal, Vector};
use crate::system::mechanism::Load;
use alembert_math::Space;
use nalgebra::SVector;

impl Kind for AppliedForce {
    fn name(&self) -> &str {
        &self.name
    }

    fn stores_energy(&self) -> bool {
        false
    }

    fn is_load(&self) -> bool {
        true
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        visit(&mut self.body);
    }

    fn needs_axes(&self) -> Vec<&String> {
        let off = self.at.as_ref().is_some_and(|at| at.xyz() != [0.0; 3]);
        let turned = self.frame == Axes::Body || off;
        turned.then_some(&self.body).into_iter().collect()
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.vector(
            &format!("{path}.at"),
            &format!("`at` of {subject}"),
            &self.at,
        );
        if c.loaded(path, subject, &self.body) == Some(true) {
            c.no_offset(&format!("{path}.at"), subject, &self.at);
            if self.frame == Axes::Body {
                let message = format!("{subject}: a point mass has no body axes");
                c.error_help(format!("{path}.frame"), message, "use frame = \"world\"");
            }
        }
        c.components(&format!("{path}.value"), subject, "value", &self.value);
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let at = self.at.as_ref().map_or([0.0; 3], Vector::xyz);
        let value: Result<Vec<_>, _> = self.value.iter().map(|s| out.signal(s)).collect();
        out.loads.push(Load {
            force: out.force,
            node: out.node(&self.body),
            point: out.body(&self.body).point_local(at),
            value: value?,
            to_directors: out.body(&self.body).directors.transpose(),
            follower: self.frame == Axes::Body,
            torque: false,
            share: 1.0,
        });

        Ok(())
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "body = \"a\"\nat = [0.1, 0.3]\nvalue = [1, \"cos(t)\"]\nframe = \"body\""
        } else {
            "body = \"a\"\nat = [0.1, 0.3, 0.2]\nvalue = [1, \"cos(t)\", 0]\nframe = \"body\""
        }
    }
}

impl Kind for AppliedTorque {
    fn name(&self) -> &str {
        &self.name
    }

    fn stores_energy(&self) -> bool {
        false
    }

    fn is_load(&self) -> bool {
        true
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        visit(&mut self.body);
    }

    fn holds(&self) -> Vec<&String> {
        vec![&self.body]
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        if c.loaded(path, subject, &self.body) == Some(true) {
            let message = format!("{subject} acts on a point mass, which does not rotate");
            c.error_help(format!("{path}.body"), message, "a torque acts on a body");
        }
        c.torque_value(&format!("{path}.value"), subject, "value", &self.value);
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let list = self.value.signals();
        let value: Result<Vec<_>, _> = list.into_iter().map(|s| out.signal(s)).collect();
        out.loads.push(Load {
            force: out.force,
            node: out.node(&self.body),
            point: SVector::zeros(),
            value: value?,
            to_directors: out.body(&self.body).directors.transpose(),
            follower: self.frame == Axes::Body,
            torque: true,
            share: 1.0,
        });

        Ok(())
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "body = \"a\"\nvalue = \"cos(t)\""
        } else {
            "body = \"a\"\nvalue = [1, \"cos(t)\", 0]"
        }
    }
}

impl Kind for Distributed {
    fn name(&self) -> &str {
        &self.name
    }

    fn stores_energy(&self) -> bool {
        false
    }

    fn is_load(&self) -> bool {
        true
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.loaded_rod(path, subject, &self.rod);
        if self.force.is_none() && self.moment.is_none() {
            let help = "add force = [...] [N/m] or moment = [...] [N], per length of the rod";
            c.error_help(path, format!("{subject} has no effect"), help);
        }
        if let Some(force) = &self.force {
            c.components(&format!("{path}.force"), subject, "force", force);
        }
        if let Some(moment) = &self.moment {
            c.torque_value(&format!("{path}.moment"), subject, "moment", moment);
        }
        for (key, value) in [("from", self.from), ("to", self.to)] {
            if !(0.0..=1.0).contains(&value) {
                let message = format!("`{key}` of {subject} must be from 0 to 1, found {value}");
                let help = "it is a fraction of the length of the rod";
                c.error_help(format!("{path}.{key}"), message, help);
                return;
            }
        }
        if self.from >= self.to {
            let message = format!(
                "`to` of {subject} must be larger than `from`: {} and {}",
                self.to, self.from
            );
            let help = "a load at one point is a force on a node";
            c.error_help(format!("{path}.to"), message, help);
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let force = self.force.iter();
        let force = force.map(|list| (list.iter().collect(), false, &self.shares));
        let moment = self
            .moment
            .iter()
            .map(|m| (m.signals(), true, &self.turned));
        for (list, torque, shares) in force.chain(moment) {
            let list: Vec<&Signal> = list;
            let value: Result<Vec<_>, _> = list.iter().map(|s| out.signal(s)).collect();
            let value = value?;
            for (body, share) in shares {
                out.loads.push(Load {
                    force: out.force,
                    node: out.node(body),
                    point: out.body(body).point_local([0.0; 3]),
                    value: value.clone(),
                    to_directors: out.body(body).directors.transpose(),
                    follower: self.frame == Axes::Body,
                    torque,
                    share: *share,
                });
            }
        }

        Ok(())
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        ""
    }
}
