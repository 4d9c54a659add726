//! What is known of a mechanism before the first step: floating trees, and the pattern of the elimination.

use crate::joints::{Freedom, Slides};
use crate::reduction::elimination::{Elimination, TreeNode};
use crate::schemes::Table;
use crate::system::mechanism::Mechanism;
use crate::system::row::{Closure, Ends};
use alembert_math::Space;

/// For each body the root of its tree if that floats freely and neither a closure nor a motor leaves it.
pub(super) fn floating_roots<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> Vec<usize>
where
    S: Space<D, A, T>,
{
    let n = mech.n();
    let mut root = vec![usize::MAX; n];
    for (i, link) in mech.links.iter().enumerate() {
        root[i] = match link.freedom {
            Freedom::FREE => i,
            _ if link.parent < n => root[link.parent],
            _ => usize::MAX,
        };
    }
    let closures = mech.closures.iter().map(|c| c.nodes);
    let motors = mech.servos.iter().map(|s| Ends::pair(s.input.nodes()));
    for nodes in closures.chain(motors) {
        let of = |k: &usize| root.get(*k).copied().unwrap_or(usize::MAX);
        let mut roots = nodes.iter().map(of).collect::<Vec<_>>();
        roots.dedup();
        if roots.len() > 1 {
            for r in root.iter_mut().filter(|r| roots.contains(r)) {
                *r = usize::MAX;
            }
        }
    }
    root
}

/// Symbolic elimination of the steps of a scheme, with the constant parts of the motions.
pub(super) fn plan_with_motions<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    table: &Table,
) -> Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    // engines of their own solve the step: then only velocities are projected here, and forces couple nothing
    let mut elimination = plan(mech, table.test, !table.stages.is_empty());
    for (link, m) in mech.links.iter().zip(&mut elimination.motions) {
        m.end = [link.motion_template()];
        m.test = m.end;
    }
    elimination
}

/// Symbolic elimination of a mechanism; `test` decides whether closures couple their bodies directly.
pub(crate) fn plan<S, const D: usize, const A: usize, const T: usize, const N: usize>(
    mech: &Mechanism<S, D, A, T>,
    test: f64,
    coupled: bool,
) -> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    plan_of_tree(mech, tree(mech), test, coupled)
}

/// The same for velocities, where some joints are held.
pub(crate) fn plan_held<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    held: impl Fn(usize) -> bool,
) -> Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    let mut tree = tree(mech);
    for (_, node) in tree.iter_mut().enumerate().filter(|(i, _)| held(*i)) {
        node.dof = 0;
        // no axes to slide along; whose position and orientation are absolute remains
        if !node.freedom.absolute_position() {
            node.freedom.slides = Slides::Along(0);
        }
    }
    plan_of_tree(mech, tree, 0.0, false)
}

fn tree<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> Vec<TreeNode>
where
    S: Space<D, A, T>,
{
    let links = mech.links.iter().map(|l| TreeNode {
        parent: (l.parent < mech.n()).then_some(l.parent),
        freedom: l.freedom,
        dof: l.dof(),
        single: false,
    });
    links.collect()
}

fn plan_of_tree<S, const D: usize, const A: usize, const T: usize, const N: usize>(
    mech: &Mechanism<S, D, A, T>,
    tree: Vec<TreeNode>,
    test: f64,
    coupled: bool,
) -> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    let n = mech.n();
    let mut couplings = Vec::new();
    for f in &mech.forces {
        if coupled {
            couplings.extend(f.couplings(n));
        }
    }
    for servo in &mech.servos {
        let [a, b] = servo.input.nodes();
        if test > 0.0 && a < n && b < n {
            couplings.push((a, b));
        }
    }
    let closures: Vec<(Vec<usize>, usize)> = mech
        .closures
        .iter()
        .map(|c| {
            (
                c.nodes.iter().copied().filter(|&b| b < n).collect(),
                c.rows.len(),
            )
        })
        .collect();
    if test > 0.0 {
        let pairs = mech.closures.iter().flat_map(Closure::pairs);
        let moving = pairs.filter(|[a, b]| a != b && *a < n && *b < n);
        couplings.extend(moving.map(|[a, b]| (a, b)));
    }
    let mut elimination = Elimination::new(tree, &couplings, &closures);
    elimination.tolerance = mech.closure_tolerance;
    elimination
}
