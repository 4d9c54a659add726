//! Reading and writing models.

use std::path::Path;

use super::Force;
use super::coordinates::on;
use super::document::{Document, Fits, Syntax, degrees, from_json, name_of};
use super::schema::kind;
use super::signal_file::read_signal_files;
use super::tree::{Node, Segment, parse_path};
use super::types::{Model, Space};
use super::validate::validate;
use crate::error::{ModelError, ModelErrors};
use crate::record::unit_of;

/// Largest file [bytes].
pub const MAX_FILE_SIZE: u64 = 64 * 1024 * 1024;

impl Model {
    /// Reads and checks a model from TOML text; the name is used in messages.
    ///
    /// ```
    /// use alembert::model::Model;
    /// let text = "[[body]]\nname = \"a\"\nmas = 1.0\n";
    /// let errors = Model::from_toml_str(text, "my.toml").unwrap_err();
    /// assert_eq!(errors.0[0].line(), Some(3));
    /// assert_eq!(errors.0[0].help.as_deref(), Some("did you mean `mass`?"));
    /// ```
    pub fn from_toml_str(text: &str, source_name: &str) -> Result<Self, ModelErrors> {
        from_document(
            &Document::from_text(text, source_name, Syntax::Toml, kind())?,
            None,
        )
    }

    /// Reads and checks a model from JSON text; the name is used in messages.
    pub fn from_json_str(text: &str, source_name: &str) -> Result<Self, ModelErrors> {
        from_document(
            &Document::from_text(text, source_name, Syntax::Json, kind())?,
            None,
        )
    }

    /// Reads and checks a model file, TOML or JSON by its extension.
    ///
    /// A model without a name gets the name of the file, or of its folder if the file is called `model`. CSV files that
    /// its signals name are read from the folder of the file and become tables of the model.
    pub fn from_path(path: impl AsRef<Path>) -> Result<Self, ModelErrors> {
        let path = path.as_ref();
        let document = Document::from_path(path, kind())?;
        let mut model = from_document(&document, path.parent())?;
        if model.name.is_none() {
            model.name = name_of(path, kind());
        }
        Ok(model)
    }

    /// Angles that look like degrees: notes, no errors.
    pub fn notes(&self) -> Vec<ModelError> {
        degrees(self, kind(), &|path| self.fits(path) == Some(Fits::Angle))
    }

    /// Whether a key that may be about an angle or a length is about an angle. Densities of areas and resistances of points
    /// have the larger powers of m, as angles have.
    pub(super) fn fits(&self, path: &str) -> Option<Fits> {
        let path = parse_path(path);
        let [
            Segment::Key(list),
            Segment::Index(k),
            Segment::Key(key),
            rest @ ..,
        ] = &path[..]
        else {
            return None;
        };
        let angle = match (list.as_str(), key.as_str()) {
            ("body", "density") => self.space == Space::Planar,
            ("joint", _) => {
                let at = match rest {
                    [Segment::Index(at)] => *at,
                    _ => 0,
                };
                let kind = self.joints.get(*k)?.kind;
                // those without coordinates have relative rotations
                let name = kind.coordinate_names().get(at);
                name.is_none_or(|name| name.starts_with("angle"))
            }
            ("servo", _) => {
                let servo = self.servos.get(*k)?;
                unit_of(self, on(&servo.joint, &servo.coordinate)) == "rad"
            }
            ("coupling", _) => unit_of(self, self.couplings.get(*k)?.on()) == "rad",
            ("force", _) => match self.forces.get(*k)? {
                Force::Drag(f) => f.rod.is_none(),
                force => unit_of(self, force.on()?) == "rad",
            },
            _ => return None,
        };
        Some(if angle { Fits::Angle } else { Fits::Length })
    }

    /// The model as TOML text.
    pub fn to_toml_string(&self) -> Result<String, ModelErrors> {
        toml::to_string(self).map_err(|error| not_written(&error))
    }

    /// The model as JSON text, indented.
    pub fn to_json_string(&self) -> Result<String, ModelErrors> {
        serde_json::to_string_pretty(self).map_err(|error| not_written(&error))
    }
}

fn not_written(error: &dyn std::error::Error) -> ModelErrors {
    ModelError::new("", format!("the model cannot be written: {error}")).into()
}

/// The checked model of a text; files that it names are in the folder, if there is one.
fn from_document(document: &Document, folder: Option<&Path>) -> Result<Model, ModelErrors> {
    let model = from_tree(&document.tree, folder).map_err(|errors| document.locate(errors))?;
    let misfits = document.misfits(|path| model.fits(path));
    match misfits.is_empty() {
        true => Ok(model),
        false => Err(document.locate(misfits)),
    }
}

/// The typed model of a tree, checked; errors carry paths but no places.
fn from_tree(tree: &Node, folder: Option<&Path>) -> Result<Model, Vec<ModelError>> {
    let errors = kind().check(tree);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut json = tree.to_json();
    if let Some(folder) = folder {
        let errors = read_signal_files(&mut json, tree, folder);
        if !errors.is_empty() {
            return Err(errors);
        }
    }
    let mut model: Model = from_json(json)?;
    // result files that studies start from are opened when these run
    let starts = model.studies.iter_mut().filter_map(|s| s.start.as_mut());
    starts.for_each(|start| start.folder = folder.map(Path::to_owned));
    let errors = validate(&model);
    if errors.is_empty() {
        Ok(model)
    } else {
        Err(errors)
    }
}
