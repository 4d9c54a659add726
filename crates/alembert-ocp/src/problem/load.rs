//! Reading problem files: the text, the model it names, changes of values, variants.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use alembert::error::{ModelError, ModelErrors};
use alembert::model::Model;
use alembert::model::document::{
    Change, Document, Fits, Kind, Syntax, after_changes, change, changed, degrees, name_of, scaling,
};
use alembert::model::suggest;

use super::types::{BodyAction, GuessKind, ProblemFile, Variant};
use super::validate::validate;
use crate::objectives::Objective;

/// A problem file with the model that it names.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The problem.
    pub file: ProblemFile,
    /// Its model.
    pub model: Model,
    /// Folder of the problem file, in which the files that it names are.
    pub folder: PathBuf,
}

/// JSON Schema (draft 2020-12) of the problem file, as text.
///
/// ```
/// let schema = alembert_ocp::problem::schema();
/// assert!(schema.contains("\"additionalProperties\": false"));
/// ```
pub fn schema() -> String {
    kind().schema_text()
}

/// Problem files; made once.
fn kind() -> &'static Kind {
    static KIND: OnceLock<Kind> = OnceLock::new();
    KIND.get_or_init(|| {
        Kind::of::<ProblemFile>("problem").without(
            "scheme",
            "leave it out: gravity is the only potential force of optimal control, and for it the midpoint rule and the trapezoidal rule are the same",
        )
        .advising("steps", "at least one step")
    })
}

impl ProblemFile {
    /// Reads and checks a problem file, TOML or JSON by its extension, and its model.
    ///
    /// A problem without a name gets the name of the file, or of its folder if the file is called `problem`.
    pub fn from_path(path: impl AsRef<Path>) -> Result<Loaded, ModelErrors> {
        let path = path.as_ref();
        let document = Document::from_path(path, kind())?;
        let mut file: Self = document.typed(kind())?;
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        let model = read_model(&file, &folder, &document)?;
        let unread = file.read_motions(&folder);
        if !unread.is_empty() {
            return Err(document.locate(unread));
        }
        let mut errors = validate(&file, &model);
        errors.extend(missing_files(&file, &folder));
        errors.extend(document.misfits(|path| fits(&file, &model, path)));
        if !errors.is_empty() {
            return Err(document.locate(errors));
        }
        if file.name.is_none() {
            file.name = name_of(path, kind());
        }
        Ok(Loaded {
            file,
            model,
            folder,
        })
    }

    /// Reads and checks a problem from TOML text, for that model; the name is used in messages.
    pub fn from_toml_str(text: &str, source: &str, model: &Model) -> Result<Self, ModelErrors> {
        Self::from_text(text, source, Syntax::Toml, model)
    }

    /// Reads and checks a problem from JSON text, for that model; the name is used in messages.
    pub fn from_json_str(text: &str, source: &str, model: &Model) -> Result<Self, ModelErrors> {
        Self::from_text(text, source, Syntax::Json, model)
    }

    fn from_text(
        text: &str,
        source: &str,
        syntax: Syntax,
        model: &Model,
    ) -> Result<Self, ModelErrors> {
        let document = Document::from_text(text, source, syntax, kind())?;
        let file: Self = document.typed(kind())?;
        let mut errors = validate(&file, model);
        errors.extend(document.misfits(|path| fits(&file, model, path)));
        if errors.is_empty() {
            Ok(file)
        } else {
            Err(document.locate(errors))
        }
    }

    /// Puts tables in the place of motions in CSV files; tells which cannot be read.
    fn read_motions(&mut self, folder: &Path) -> Vec<ModelError> {
        let all = self.objectives.iter_mut().enumerate();
        let read = |(k, o): (usize, &mut Objective)| {
            o.read_files(folder, &format!("objective[{k}]")).err()
        };
        all.filter_map(read).collect()
    }

    /// The problem as TOML text.
    pub fn to_toml_string(&self) -> Result<String, ModelErrors> {
        toml::to_string(self).map_err(|error| {
            ModelError::new("", format!("the problem cannot be written: {error}")).into()
        })
    }

    /// The problem of a study: its values changed, without studies. Keys and types are checked; use [`Loaded::variant`] to
    /// check everything, and for studies that change the model.
    pub fn variant(&self, variant: &Variant) -> Result<Self, ModelErrors> {
        let (changes, in_model) = split(changes_of(variant));
        if let Some(first) = in_model.first() {
            let message = format!("`model.{}` is no value of the problem", first.path);
            let error = ModelError::new("", message).with_help("it changes the model");
            return Err(error.with_source(&first.source).into());
        }
        change(&self.without_studies(), kind(), &changes)
    }

    fn without_studies(&self) -> Self {
        Self {
            studies: Vec::new(),
            ..self.clone()
        }
    }
}

impl Loaded {
    /// Angles of the problem that look like degrees: notes, no errors.
    pub fn notes(&self) -> Vec<ModelError> {
        let angle = |path: &str| {
            let fits = fits(&self.file, &self.model, path);
            matches!(fits, Some(Fits::Angle | Fits::Unit("rad")))
        };
        degrees(&self.file, kind(), &angle)
    }

    /// The same problem with some values changed, checked again.
    ///
    /// A path names a value: `phase.main.steps`, `max_turn`, `objective.effort.weight`; an element of a list is meant by its
    /// name (an objective without a name: its kind) or its index from 0. `model.body.arm.mass` changes the model.
    pub fn with_overrides<P, V>(&self, overrides: &[(P, V)]) -> Result<Self, ModelErrors>
    where
        P: AsRef<str>,
        V: AsRef<str>,
    {
        let changes = overrides
            .iter()
            .map(|(path, value)| Change::parse(path.as_ref(), value.as_ref()))
            .collect();
        self.with_changes(changes)
    }

    /// The problem of a study: its values changed, checked again, without studies.
    pub fn variant(&self, variant: &Variant) -> Result<Self, ModelErrors> {
        let base = Self {
            file: self.file.without_studies(),
            model: self.model.clone(),
            folder: self.folder.clone(),
        };
        base.with_changes(changes_of(variant))
    }

    /// The changes that multiply what a path names by a factor: `phase.main.duration`, `model.body.arm.mass`.
    pub fn scaling(&self, path: &str, factor: f64) -> Result<Vec<Change>, ModelErrors> {
        let Some(in_model) = path.strip_prefix("model.") else {
            return scaling(&self.file, kind(), path, factor);
        };
        let mut changes = self.model.scaling(in_model, factor)?;
        for change in &mut changes {
            change.path = format!("model.{}", change.path);
        }
        Ok(changes)
    }

    /// The same problem with some values changed, checked again.
    pub fn with_changes(&self, changes: Vec<Change>) -> Result<Self, ModelErrors> {
        let (changes, in_model) = split(changes);
        let (file, quantities) = changed(&self.file, kind(), &changes)?;
        // another model, or the same one with other values
        let model = if file.model == self.file.model {
            self.model.clone()
        } else {
            Model::from_path(self.folder.join(&file.model))?
        };
        let model = if in_model.is_empty() {
            model
        } else {
            model.with_changes(&in_model)?
        };
        let mut errors = validate(&file, &model);
        errors.extend(missing_files(&file, &self.folder));
        errors.extend(quantities.misfits(|path| fits(&file, &model, path)));
        if !errors.is_empty() {
            let all: Vec<Change> = changes.into_iter().chain(in_model).collect();
            return Err(after_changes(errors, &all));
        }
        Ok(Self {
            file,
            model,
            folder: self.folder.clone(),
        })
    }
}

/// Whether a key that may be about an angle or a length is about an angle: `start.joints.arm`, `end.momentum.arm[0]`,
/// `condition[2].value`.
fn fits(file: &ProblemFile, model: &Model, path: &str) -> Option<Fits> {
    let index = |text: &str| text.strip_suffix(']')?.parse::<usize>().ok();
    let of = |joint: &str, at: usize| {
        let joint = model.joints.iter().find(|j| j.name == joint)?;
        let name = joint.kind.coordinate_names().get(at);
        // those without coordinates have rotations
        let angle = name.is_none_or(|name| name.starts_with("angle"));
        Some(if angle { Fits::Angle } else { Fits::Length })
    };
    if let Some(rest) = path.strip_prefix("condition[") {
        let condition = file.conditions.get(index(&rest[..=rest.find(']')?])?)?;
        return condition.unit(model).map(Fits::Unit);
    }
    if let Some(rest) = path.strip_prefix("actuator[") {
        let (at, rest) = rest.split_once(']')?;
        let actuator = file.actuators.get(at.parse::<usize>().ok()?)?;
        let Some(joint) = &actuator.joint else {
            let torque = actuator.kind == Some(BodyAction::Torque);
            return Some(if torque { Fits::Angle } else { Fits::Length });
        };
        // one number for all coordinates is judged by the first
        let place = rest.split_once('[').and_then(|(_, k)| index(k));
        let named = actuator.coordinate.as_deref();
        return of(joint, place_of(model, joint, named).or(place).unwrap_or(0));
    }
    let (_, rest) = path
        .split_once(".joints.")
        .or_else(|| path.split_once(".momentum."))?;
    match rest.split_once('[') {
        Some((name, at)) => of(name, index(at)?),
        None => of(rest, 0),
    }
}

/// Unit of a coordinate of a joint, of the first one where none is named.
pub(crate) fn coordinate_unit(
    model: &Model,
    joint: &str,
    coordinate: Option<&str>,
) -> Option<&'static str> {
    let at = place_of(model, joint, coordinate).unwrap_or(0);
    let joint = model.joints.iter().find(|j| j.name == joint)?;
    // those without coordinates have rotations
    let name = joint.kind.coordinate_names().get(at);
    let angle = name.is_none_or(|name| name.starts_with("angle"));
    Some(if angle { "rad" } else { "m" })
}

/// Place of a named coordinate among those of its joint.
fn place_of(model: &Model, joint: &str, coordinate: Option<&str>) -> Option<usize> {
    let kind = model.joints.iter().find(|j| j.name == joint)?.kind;
    let names = kind.coordinate_names();
    names.iter().position(|name| Some(*name) == coordinate)
}

/// The model that a problem names.
fn read_model(
    file: &ProblemFile,
    folder: &Path,
    document: &Document,
) -> Result<Model, ModelErrors> {
    let path = folder.join(&file.model);
    if !path.is_file() {
        let name = suggest::shorten(&file.model);
        let error = ModelError::new("model", format!("there is no model file \"{name}\""))
            .with_help("the path starts in the folder of the problem file");
        return Err(document.locate(vec![error]));
    }
    Model::from_path(path)
}

/// Files besides the model that are named but not there.
fn missing_files(file: &ProblemFile, folder: &Path) -> Vec<ModelError> {
    let guess = file.guess.as_ref();
    let guess = guess.filter(|guess| guess.kind == GuessKind::Solution);
    let Some(name) = guess.and_then(|guess| guess.file.as_ref()) else {
        return Vec::new();
    };
    if folder.join(name).exists() {
        return Vec::new();
    }
    let message = format!("there is no file \"{}\"", suggest::shorten(name));
    let help = "the path starts in the folder of the problem file";
    vec![ModelError::new("guess.file", message).with_help(help)]
}

/// What a study changes.
fn changes_of(variant: &Variant) -> Vec<Change> {
    let name = suggest::shorten(&variant.name);
    let change = |(path, value): (&String, &serde_json::Value)| Change {
        path: path.clone(),
        value: value.clone(),
        source: format!("study \"{name}\": {path} = {value}"),
    };
    variant.set.iter().map(change).collect()
}

/// Changes of the problem, and changes of the model with their paths in it.
fn split(changes: Vec<Change>) -> (Vec<Change>, Vec<Change>) {
    let (mut in_problem, mut in_model) = (Vec::new(), Vec::new());
    for change in changes {
        match change.path.trim().strip_prefix("model.") {
            Some(path) => in_model.push(Change {
                path: path.to_owned(),
                ..change
            }),
            None => in_problem.push(change),
        }
    }
    (in_problem, in_model)
}

/// What is wrong with the studies of a problem that is right without them.
pub(super) fn validate_studies(file: &ProblemFile, model: &Model) -> Vec<ModelError> {
    let mut errors = Vec::new();
    let base = file.without_studies();
    for (index, study) in file.studies.iter().enumerate() {
        let path = format!("study[{index}].set");
        let changes = changes_of(study);
        let refused: Vec<ModelError> = changes.iter().filter_map(|c| refuse(c, &path)).collect();
        if refused.is_empty() {
            errors.extend(study_errors(&base, model, changes, &path));
        } else {
            errors.extend(refused);
        }
    }
    errors
}

/// What a study cannot change.
fn refuse(change: &Change, path: &str) -> Option<ModelError> {
    let key = change.path.as_str();
    let place = format!("{path}.{key}");
    if key == "model" {
        let help = "change values of it, \"model.body.NAME.mass\", or write another problem file";
        let error = ModelError::new(place, "a study cannot take another model");
        return Some(error.with_help(help));
    }
    // an unquoted path is a table of tables, and would replace everything else in it
    if !key.contains('.') && change.value.is_object() {
        let message = format!("`{}` is a whole table here", suggest::shorten(key));
        let help = "name each value by its path in quotes: \"phase.main.steps\" = 40";
        return Some(ModelError::new(place, message).with_help(help).at_key());
    }
    None
}

/// What is wrong with the problem of a study, at the keys of `set`.
fn study_errors(
    base: &ProblemFile,
    model: &Model,
    changes: Vec<Change>,
    path: &str,
) -> Vec<ModelError> {
    let all = changes.clone();
    let (changes, in_model) = split(changes);
    let changed = change(base, kind(), &changes);
    let model = model.with_changes(&in_model);
    let errors = match (changed, model) {
        (Ok(file), Ok(model)) => validate(&file, &model),
        (Err(mut errors), Err(more)) => {
            errors.0.extend(more.0);
            errors.0
        }
        (Err(errors), _) | (_, Err(errors)) => errors.0,
    };
    let at_key = |error: ModelError| {
        // the change that did it, or the value in the base that no longer fits
        let cause = all.iter().find(|c| c.source == error.source_name);
        let place = cause.map_or_else(|| path.to_owned(), |c| format!("{path}.{}", c.path));
        let mut help = error.help.unwrap_or_default();
        if cause.is_none() && !error.path.is_empty() {
            help = format!("{help} (at `{}`)", error.path);
        }
        let placed = ModelError::new(place, error.message);
        match help.trim() {
            "" => placed,
            help => placed.with_help(help),
        }
    };
    errors.into_iter().map(at_key).collect()
}
