//! Rods become bodies and beam elements (`grid.rs` says which); names of their ends become names of nodes.
//!
//! Bodies and elements of rods come after those of the file, so that indices in the lists of the file keep their meaning; errors
//! about the others are turned back into errors about their rod.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Force;
use super::coordinates::Coordinate;
use super::grid::add_rod;
use super::rod_loads::share_loads;
use super::rods::{Grid, Rod};
use super::types::Model;
use super::validate::validate_parts;
use crate::error::{ModelError, ModelErrors};

/// Name of the first node of a rod beside its number.
pub(crate) const START: &str = "start";
/// Name of the last node of a rod beside its number.
pub(crate) const END: &str = "end";

impl Model {
    /// The model without rods: each one has become its nodes (bodies `ROD.0` ... `ROD.N`) and beam elements
    /// (forces `ROD.element.0` ...). The model itself when it has no rods.
    ///
    /// ```
    /// use alembert::model::Model;
    /// let model = Model::from_toml_str(r#"
    ///     [[rod]]
    ///     name = "cable"
    ///     elements = 10
    ///     start = [0, 0, 0]
    ///     end = [1, 0, 0]
    ///     section = { kind = "circle", radius = 1e-3 }
    ///     youngs_modulus = 2.1e11
    ///     poisson_ratio = 0.3
    ///     density = 7850
    ///     [[joint]]
    ///     name = "clamp"
    ///     kind = "weld"
    ///     bodies = ["ground", "cable.start"]
    ///     at = [0, 0, 0]
    /// "#, "cable.toml")?;
    /// let whole = model.expanded();
    /// assert_eq!(whole.bodies.len(), 11);
    /// assert_eq!(whole.forces[9].name(), "cable.element.9");
    /// assert_eq!(whole.joints[0].bodies[1], "cable.0");
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn expanded(&self) -> Cow<'_, Self> {
        if self.rods.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut model = self.with_node_names().into_owned();
        share_loads(&mut model);
        for rod in std::mem::take(&mut model.rods) {
            add_rod(&mut model, &rod);
        }
        Cow::Owned(model)
    }

    /// Does something with the expanded model; its errors name places of the model as it is.
    pub(crate) fn with_expanded<R>(
        &self,
        work: impl FnOnce(&Self) -> Result<R, ModelErrors>,
    ) -> Result<R, ModelErrors> {
        // a model made by a program may hold anything
        let errors = validate_parts(self);
        if !errors.is_empty() {
            return Err(ModelErrors(errors));
        }
        if self.rods.is_empty() {
            return work(self);
        }
        let expanded = self.expanded();
        work(&expanded).map_err(|errors| {
            let errors = errors.0.into_iter();
            ModelErrors(errors.map(|e| self.of_the_file(&expanded, e)).collect())
        })
    }

    /// The same model with the ends of rods named by their numbers.
    pub(crate) fn with_node_names(&self) -> Cow<'_, Self> {
        if self.rods.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut model = self.clone();
        let rods = self.rods_by_name();
        each_body_name(&mut model, &mut |name| {
            if let Some(node) = node_name(&rods, name) {
                *name = node;
            }
        });
        Cow::Owned(model)
    }

    fn rods_by_name(&self) -> BTreeMap<&str, &Rod> {
        self.rods.iter().map(|r| (r.name.as_str(), r)).collect()
    }

    /// An error about a part of a rod as an error about the rod.
    fn of_the_file(&self, expanded: &Self, mut error: ModelError) -> ModelError {
        let Some((list, rest)) = error.path.split_once('[') else {
            return error;
        };
        let index = rest
            .split_once(']')
            .and_then(|(i, _)| i.parse::<usize>().ok());
        let Some(index) = index else { return error };
        let own = match list {
            "body" => self.bodies.len(),
            "force" => self.forces.len(),
            "joint" => self.joints.len(),
            _ => return error,
        };
        let name = match list {
            "body" => expanded.bodies.get(index).map(|b| b.name.as_str()),
            "force" => expanded.forces.get(index).map(Force::name),
            _ => expanded.joints.get(index).map(|j| j.name.as_str()),
        };
        let of = |rod: &Rod| {
            let rest = name.and_then(|name| name.strip_prefix(rod.name.as_str()));
            rest.is_some_and(|rest| rest.starts_with('.'))
        };
        if let (true, Some(k)) = (index >= own, self.rods.iter().position(of)) {
            error.path = format!("rod[{k}]");
        }
        error
    }
}

/// `ROD.0` for `ROD.start`, `ROD.N` for `ROD.end` on the grid of nodes; nothing for other names.
fn node_name(rods: &BTreeMap<&str, &Rod>, name: &str) -> Option<String> {
    let (rod, which) = name.rsplit_once('.')?;
    let rod = rods.get(rod)?;
    match which {
        START => Some(format!("{}.0", rod.name)),
        // a closed rod has no end, and one on the staggered grid may have a frame of its own there
        END if rod.grid == Grid::Nodes && !rod.closed => {
            Some(format!("{}.{}", rod.name, rod.elements))
        }
        _ => None,
    }
}

/// Visits every place where a body is named.
pub(super) fn each_body_name(model: &mut Model, visit: &mut dyn FnMut(&mut String)) {
    for joint in &mut model.joints {
        joint.bodies.iter_mut().for_each(&mut *visit);
    }
    for coordinate in &mut model.coordinates {
        match coordinate {
            Coordinate::Joint(_) => {}
            Coordinate::Distance(c) => c.bodies.iter_mut().for_each(&mut *visit),
            Coordinate::Position(c) => visit(&mut c.body),
            Coordinate::Displacement(c) => c.bodies.iter_mut().for_each(&mut *visit),
            Coordinate::Angle(c) => c.bodies.iter_mut().for_each(&mut *visit),
            Coordinate::Cosine(c) => c.bodies.iter_mut().for_each(&mut *visit),
        }
    }
    for force in &mut model.forces {
        force.each_body(visit);
    }
    for marker in &mut model.markers {
        visit(&mut marker.body);
    }
}
