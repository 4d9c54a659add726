//! Steps that forces of the model act over: those of the motion, and those of trial steps where a contact opens (T-OCP-13).

use super::release::Release;
use super::{NONE, Transcription};
use crate::scalar::Scalar;
use crate::tree::{Node, Points, Wrenches};

/// A step that elements act over. Its nodes are placed in the buffers `buffer` and `buffer` + 1, of three that take turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub buffer: usize,
    /// Its ends, among all nodes.
    pub nodes: [usize; 2],
    /// First row of each end, of a trial step; none: those of the equations of motion.
    pub rows: Option<[usize; 2]>,
    pub begin: f64,
    pub h: f64,
    pub phase: usize,
}

impl Transcription {
    /// Step e of the motion.
    pub(super) fn span(&self, x: &[f64], e: usize) -> Span {
        Span {
            buffer: e,
            nodes: [e, e + 1],
            rows: None,
            begin: self.begins(x, e),
            h: self.step(x, e),
            phase: self.phase_of[e],
        }
    }

    /// The last closed step and the trial step after it; only the node of release has rows.
    pub(super) fn trial_spans(&self, x: &[f64], r: &Release) -> [Span; 2] {
        let last = Span {
            buffer: 0,
            rows: Some([NONE, r.row]),
            ..self.span(x, r.node - 1)
        };
        let trial = Span {
            buffer: 1,
            nodes: [r.node, r.trial],
            rows: Some([r.row, NONE]),
            begin: last.begin + last.h,
            ..last
        };
        [last, trial]
    }

    /// Adds given forces at a node of release over the last closed step and the trial step, half of `h` each.
    pub(super) fn add_trial_pushes<R: Scalar>(
        &self,
        x: &[f64],
        r: &Release,
        h: f64,
        here: &Node<R>,
        f: &mut Wrenches<R>,
    ) {
        for push in &self.ocp.setup.elements.pushes {
            let point = here.point(&Points {
                body: Some(push.body),
                at: push.point,
            });
            for span in self.trial_spans(x, r) {
                let force = push.at(span.begin + 0.5 * span.h);
                let force = force.map(|c| R::constant(c * 0.5 * h));
                f.add_force(push.body, &point, &force);
            }
        }
    }
}
