//! Variables and rows of contacts while they are closed: forces, landing, holding, friction.

use super::layout::{Cone, Hold, Landing};
use super::{Pressed, Transcription};
use crate::tree::Node;
use alembert::error::{ModelError, ModelErrors};

impl Transcription {
    /// The force of a contact that is closed over step n. A contact that closes here has an impulse.
    pub(super) fn lay_force(&mut self, n: usize, touch: usize) -> Pressed {
        let closed = |e: usize| self.ocp.phases[self.phase_of[e]].contacts.contains(&touch);
        let impulse = match n.checked_sub(1) {
            Some(before) => !closed(before),
            None => self.is_cyclic() && !closed(self.steps() - 1),
        };
        Pressed {
            touch,
            first: self.add_force(n, touch, true),
            impulse,
            release: false,
        }
    }

    /// Components of a force; the normal one pushes, unless the ground may pull or the force is an auxiliary one.
    pub(super) fn add_force(&mut self, n: usize, touch: usize, bounded: bool) -> usize {
        let t = &self.ocp.touches[touch];
        let (count, pushes) = (t.axes.len(), bounded && !t.pulls);
        let first = self.lower.len();
        for c in 0..count {
            let low = if c + 1 == count && pushes {
                0.0
            } else {
                f64::NEG_INFINITY
            };
            self.add_variable([low, f64::INFINITY], 0.0, n);
        }
        first
    }

    /// Whether the first and the last node share their equations of motion.
    pub(super) fn is_cyclic(&self) -> bool {
        self.ocp.period.as_ref().is_some_and(|p| p.momentum)
    }

    /// Rows of contacts: landing, holding, friction.
    pub(super) fn lay_contacts(&mut self) -> Result<(), ModelErrors> {
        let last = self.steps();
        self.layout.conditions_at = vec![false; last + 1];
        for n in 0..=last {
            for p in self.pressed[n].clone() {
                if !p.release {
                    self.lay_closed(n, &p)?;
                }
                self.lay_cone(n, &p);
            }
        }
        Ok(())
    }

    /// Landing, and holding over the step after a node.
    fn lay_closed(&mut self, n: usize, p: &Pressed) -> Result<(), ModelErrors> {
        let touch = self.ocp.touches[p.touch].clone();
        let closes = n == 0 || p.impulse;
        let landed = n == 0 && self.ocp.period.is_none() && self.is_fixed(n, touch.point.body);
        if closes && !landed {
            let label = self
                .layout
                .label(format!("contact {} on the ground", touch.name));
            let row = self.layout.add([touch.height; 2], n, label, n);
            self.layout.landings.push(Landing {
                touch: p.touch,
                node: n,
                row,
            });
            self.layout.conditions_at[n] = true;
        } else if closes {
            self.check_landed(&touch)?;
        }
        let label = self
            .layout
            .label(format!("contact {} does not slip", touch.name));
        let row = self.layout.lower.len();
        for _ in 0..touch.axes.len() {
            self.layout.add([0.0; 2], n + 1, label, n + 1);
        }
        self.layout.holds.push(Hold {
            touch: p.touch,
            step: n,
            row,
        });
        (
            self.layout.conditions_at[n],
            self.layout.conditions_at[n + 1],
        ) = (true, true);
        Ok(())
    }

    /// The friction cone of a force; one that is tied to another has none.
    fn lay_cone(&mut self, n: usize, p: &Pressed) {
        let touch = &self.ocp.touches[p.touch];
        if touch.friction.is_none() || self.is_tied(p) {
            return;
        }
        let rows = if touch.axes.len() == 2 { 2 } else { 1 };
        let text = format!("friction cone of contact {}", touch.name);
        let label = self.layout.label(text);
        let row = self.layout.lower.len();
        for _ in 0..rows {
            self.layout.add([0.0, f64::INFINITY], n, label, n);
        }
        self.layout.cones.push(Cone {
            touch: p.touch,
            first: p.first,
            row,
        });
    }

    /// A contact of the first phase must begin on the ground.
    fn check_landed(&self, touch: &crate::compile::Touch) -> Result<(), ModelErrors> {
        let tree = &self.ocp.setup.tree;
        let mut node = Node::<f64>::new(tree);
        node.place(tree, self.theta(&self.start, 0), &self.refs[0]);
        let normal = touch.axes[touch.axes.len() - 1];
        let place = node.point(&touch.point);
        let height = crate::scalar::dot(&place, &normal);
        // rounding of the place, wherever the origin is
        let size = place
            .iter()
            .fold(self.ocp.setup.length, |a, x| a.max(x.abs()));
        if (height - touch.height).abs() <= 1e-9 * size.max(touch.height.abs()) {
            return Ok(());
        }
        Err(ModelError::new(
            "start",
            format!(
                "the contact \"{}\" is closed in the first phase, but at the start it is {:.3e} m above the ground",
                touch.name,
                height - touch.height
            ),
        )
        .with_help("change the start configuration, set `height` of the contact, or let the start be free (configuration = \"free\")")
        .into())
    }

    /// Name of a variable of a node that is neither coordinate nor control.
    pub(super) fn calc_force_name(&self, stage: usize, i: usize) -> String {
        if let Some(name) = self.calc_trial_name(stage, i) {
            return name;
        }
        let p = self.pressed[stage].iter().rfind(|p| p.first <= i);
        p.map_or(String::new(), |p| {
            let t = &self.ocp.touches[p.touch];
            let part = if i - p.first + 1 == t.axes.len() {
                "normal"
            } else {
                "tangential"
            };
            let what = if p.impulse { "impulse" } else { "force" };
            format!("{part} {what} of contact {}", t.name)
        })
    }
}
