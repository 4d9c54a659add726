//! What acts at a node, once for plain numbers (equations of motion and their Jacobian) and for dual ones (Hessian).

use super::Transcription;
use super::elements::{Along, Halves};
use super::loops::Bound;
use super::release::Release;
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
    /// Adds the force of a contact whose components begin at `first` among the variables.
    fn add_contact<S: Scalar>(
        &self,
        x: &[f64],
        (touch, first): (usize, usize),
        weight: f64,
        here: &Node<S>,
        f: &mut Wrenches<S>,
    ) {
        let t = &self.ocp.touches[touch];
        if let Some(body) = t.point.body {
            let force = contact_force(&t.axes, &x[first..], weight).map(S::constant);
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

    /// Wrenches at node n: inertia of its steps, gravity, elements, loops, contacts, forces in world axes.
    pub(super) fn assemble_forces<S: Along>(
        &self,
        x: &[f64],
        n: usize,
        nodes: &[Node<S>; 3],
        (acting, bound): (&Halves<S>, &[Bound<S>]),
        impulse: &[f64],
        f: &mut Wrenches<S>,
    ) {
        let (tree, last) = (&self.ocp.setup.tree, self.steps());
        let here = &nodes[n % 3];
        f.clear();
        let before = (n > 0).then(|| (&nodes[(n + 2) % 3], 1.0 / self.step(x, n - 1)));
        let after = (n < last).then(|| (&nodes[(n + 1) % 3], 1.0 / self.step(x, n)));
        match (before, after) {
            (Some(a), Some(b)) => f.add_inertia(tree, here, &[a, b]),
            (Some(a), None) | (None, Some(a)) => f.add_inertia(tree, here, &[a]),
            (None, None) => {}
        }
        f.add_gravity(tree, here, self.around(x, n));
        self.add_elements(n, self.steps_at(n), here, acting, f);
        self.add_loops(here, bound, f);
        self.add_pushes(x, n, None, here, f);
        for p in &self.pressed[n] {
            let weight = self.contact_weight(x, n, p);
            self.add_contact(x, (p.touch, p.first), weight, here, f);
        }
        self.add_world_forces(impulse, here, f);
        f.collect(tree);
    }

    /// Wrenches at node n: derivative by the length of its step e, without actuators on coordinates and without force elements.
    pub(super) fn assemble_by_step<S: Scalar>(
        &self,
        x: &[f64],
        n: usize,
        e: usize,
        nodes: &[Node<S>; 3],
        f: &mut Wrenches<S>,
    ) {
        let (tree, h) = (&self.ocp.setup.tree, self.step(x, e));
        let other = if e == n { (n + 1) % 3 } else { (n + 2) % 3 };
        let here = &nodes[n % 3];
        f.clear();
        f.add_inertia(tree, here, &[(&nodes[other], -1.0 / (h * h))]);
        f.add_gravity(tree, here, 0.5);
        self.add_pushes(x, n, Some(e), here, f);
        for p in self.pressed[n].iter().filter(|p| p.spans(n, e)) {
            self.add_contact(x, (p.touch, p.first), 0.5, here, f);
        }
        f.collect(tree);
    }

    /// Wrenches of a trial step at the node of release, the second of `nodes`: inertia with the factor `by_h` and forces over the time `h`;
    /// elements, and forces in world axes with their impulses, where `acting` has them.
    pub(super) fn assemble_release<S: Along>(
        &self,
        x: &[f64],
        r: &Release,
        (by_h, h): (f64, f64),
        acting: Option<(&Halves<S>, &[f64])>,
        nodes: &[Node<S>; 3],
        f: &mut Wrenches<S>,
    ) {
        let (tree, here) = (&self.ocp.setup.tree, &nodes[1]);
        f.clear();
        f.add_inertia(tree, here, &[(&nodes[0], by_h), (&nodes[2], by_h)]);
        f.add_gravity(tree, here, h);
        for held in &r.held {
            self.add_contact(x, (held.touch, held.first), h, here, f);
        }
        self.add_trial_pushes(x, r, h, here, f);
        if let Some((acting, impulse)) = acting {
            self.add_elements(1, 0..2, here, acting, f);
            self.add_world_forces(impulse, here, f);
        }
        f.collect(tree);
    }
}
