//! Reading and writing models.

use std::path::Path;

use super::document::{Document, Syntax, from_json, name_of};
use super::schema::kind;
use super::signal_file::read_signal_files;
use super::tree::Node;
use super::types::Model;
use super::validate::validate;
use crate::error::{ModelError, ModelErrors};

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
        from_document(&Document::from_text(text, source_name, Syntax::Toml)?, None)
    }

    /// Reads and checks a model from JSON text; the name is used in messages.
    pub fn from_json_str(text: &str, source_name: &str) -> Result<Self, ModelErrors> {
        from_document(&Document::from_text(text, source_name, Syntax::Json)?, None)
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
    from_tree(&document.tree, folder).map_err(|errors| document.locate(errors))
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
    let model = from_json(json)?;
    let errors = validate(&model);
    if errors.is_empty() {
        Ok(model)
    } else {
        Err(errors)
    }
}
