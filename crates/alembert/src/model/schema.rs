//! The JSON Schema of the model file, derived from the types.

use std::sync::OnceLock;

use serde_json::{Map, Value};

use super::document::Kind;
use super::types::Model;

/// JSON Schema (draft 2020-12) of the model file, as text.
///
/// ```
/// let schema = alembert::model::schema();
/// assert!(schema.contains("\"additionalProperties\": false"));
/// ```
pub fn schema() -> String {
    kind().schema_text()
}

/// Model files; made once.
pub(crate) fn kind() -> &'static Kind {
    static KIND: OnceLock<Kind> = OnceLock::new();
    KIND.get_or_init(|| Kind::of::<Model>("model"))
}

/// An optional key may be left out but not be null: drops the null that optional types allow.
pub(super) fn remove_null(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(remove_null),
        Value::Object(map) => {
            remove_null_type(map);
            map.values_mut().for_each(remove_null);
        }
        _ => {}
    }
}

fn remove_null_type(map: &mut Map<String, Value>) {
    // "type": ["number", "null"]
    if let Some(Value::Array(types)) = map.get_mut("type") {
        types.retain(|name| name != "null");
        if let [single] = types.as_slice() {
            let single = single.clone();
            map.insert("type".to_owned(), single);
        }
    }
    // "anyOf": [{"$ref": ...}, {"type": "null"}]
    if let Some(Value::Array(choices)) = map.get_mut("anyOf") {
        choices.retain(|choice| choice.get("type").is_none_or(|name| name != "null"));
        if let [Value::Object(single)] = choices.as_slice() {
            let single = single.clone();
            map.remove("anyOf");
            // the description of the key wins over that of the type
            for (key, value) in single {
                map.entry(key).or_insert(value);
            }
        }
    }
    // "default": null
    if map.get("default").is_some_and(Value::is_null) {
        map.remove("default");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every object of the schema closes its list of keys, or says what its values are where keys are names of the user's; null is nowhere.
    fn check(schema: &Value) {
        if let Value::Object(map) = schema {
            if map.get("type").is_some_and(|name| name == "object") {
                let others = map.get("additionalProperties");
                let typed = others.is_some_and(Value::is_object);
                assert!(typed || others == Some(&Value::Bool(false)), "{map:?}");
            }
            assert!(map.get("type").is_none_or(|name| name != "null"));
            map.values().for_each(check);
        }
        if let Value::Array(items) = schema {
            items.iter().for_each(check);
        }
    }

    #[test]
    fn id_schema_is_closed() {
        check(kind().schema());
        assert_eq!(
            kind().schema()["properties"]["gravity"]["$ref"],
            "#/$defs/Vector"
        );
    }
}
