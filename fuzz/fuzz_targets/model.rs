//! Any text as a model: read as TOML and as JSON, checked, written and read again.

#![no_main]

use alembert::model::{Model, validate};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let results = [
        Model::from_toml_str(text, "fuzz.toml"),
        Model::from_json_str(text, "fuzz.json"),
    ];
    for result in results {
        match result {
            Err(errors) => assert!(!errors.to_string().is_empty()),
            Ok(model) => {
                assert!(validate(&model).is_empty());
                let toml = model
                    .to_toml_string()
                    .expect("an accepted model is written");
                let again = Model::from_toml_str(&toml, "again.toml");
                assert_eq!(again.as_ref(), Ok(&model));
            }
        }
    }
});
