//! What acts at a node, once for plain numbers (equations of motion and their Jacobian) and for dual ones (Hessian).

use super::elements::{Along, Halves};
use super::loops::Bound;
use super::site::Site;
use super::{Pressed, Transcription};
use crate::actions::Action;
use crate::scalar::{Scalar, V3, add, scale};
use crate::tree::{Node, Wrenches};

/// World force of contact components.
pub(crate) fn contact_force(axes: &[V3<f64>], mu: &[f64], weight: f64) -> V3<f64> {
    let mut f = [0.0; 3];
    for (axis, m) in axes.iter().zip(mu) {
        f = add(&f, &scale(axis, m * weight));
    }
    f
}

impl Transcription {
    /// Adds the force of a contact.
    fn add_contact<S: Scalar>(
        &self,
        x: &[f64],
        p: &Pressed,
        weight: f64,
        here: &Node<S>,
        f: &mut Wrenches<S>,
    ) {
        let t = &self.ocp.touches[p.touch];
        if let Some(body) = t.point.body {
            let force = contact_force(&t.axes, &x[p.first..], weight).map(S::constant);
            f.add_force(body, &here.point(&t.point), &force);
        }
    }

    /// Adds forces in world axes.
    fn add_world_forces<S: Scalar>(&self, impulse: &[f64], here: &Node<S>, f: &mut Wrenches<S>) {
        for d in &self.ocp.drives {
            if let Action::WorldForce(point, count) = &d.action
                && let Some(body) = point.body
            {
                let mut force = [S::zero(); 3];
                for (to, from) in force.iter_mut().zip(&impulse[d.first..d.first + count]) {
                    *to = S::constant(*from);
                }
                f.add_force(body, &here.point(point), &force);
            }
        }
    }

    /// Wrenches at a site: inertia of its steps, gravity, elements, loops, contacts, forces in world axes.
    pub(super) fn assemble_forces<S: Along>(
        &self,
        x: &[f64],
        site: &Site<'_>,
        nodes: &[Node<S>; 3],
        (acting, bound): (&Halves<S>, &[Bound<S>]),
        impulse: &[f64],
        f: &mut Wrenches<S>,
    ) {
        let (tree, here) = (&self.ocp.setup.tree, site.here(nodes));
        f.clear();
        let step = |k: usize| Some((site.other(k, nodes), 1.0 / site.spans[k]?.h));
        match (step(0), step(1)) {
            (Some(a), Some(b)) => f.add_inertia(tree, here, &[a, b]),
            (Some(a), None) | (None, Some(a)) => f.add_inertia(tree, here, &[a]),
            (None, None) => {}
        }
        f.add_gravity(tree, here, site.around());
        self.add_elements(site, here, acting, f);
        self.add_loops(here, bound, f);
        self.add_pushes(site, None, here, f);
        for p in site.pressed {
            self.add_contact(x, p, site.weight(p), here, f);
        }
        self.add_world_forces(impulse, here, f);
        f.collect(tree);
    }

    /// Wrenches at a site: derivative by the length of one of its steps, without actuators on coordinates and without force elements.
    pub(super) fn assemble_by_step<S: Scalar>(
        &self,
        x: &[f64],
        site: &Site<'_>,
        (k, h): (usize, f64),
        nodes: &[Node<S>; 3],
        f: &mut Wrenches<S>,
    ) {
        let (tree, here) = (&self.ocp.setup.tree, site.here(nodes));
        f.clear();
        f.add_inertia(tree, here, &[(site.other(k, nodes), -1.0 / (h * h))]);
        f.add_gravity(tree, here, 0.5);
        self.add_pushes(site, Some(k), here, f);
        for p in site.pressed.iter().filter(|p| p.spans(k)) {
            self.add_contact(x, p, 0.5, here, f);
        }
        f.collect(tree);
    }
}
