//! Licences and sources of all dependencies, against the policy in `deny.toml`.
//!
//! `cargo deny` reads the same file and does more, but takes long to install; this needs nothing but cargo.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The registry that everything comes from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is allowed, for all crates and for some.
struct Policy {
    all: Vec<String>,
    some: BTreeMap<String, Vec<String>>,
}

impl Policy {
    fn read(text: &str) -> Self {
        let table: toml::Table = toml::from_str(text).expect("deny.toml is TOML");
        let licenses = table["licenses"].as_table().expect("a table");
        let list = |value: &toml::Value| -> Vec<String> {
            let names = value.as_array().expect("a list").iter();
            names
                .filter_map(|n| n.as_str().map(str::to_owned))
                .collect()
        };
        let exceptions = licenses["exceptions"].as_array().expect("a list").iter();
        let some = exceptions.map(|e| {
            (
                e["crate"].as_str().expect("a name").to_owned(),
                list(&e["allow"]),
            )
        });
        for key in ["unknown-registry", "unknown-git"] {
            assert_eq!(table["sources"][key].as_str(), Some("deny"), "{key}");
        }
        Self {
            all: list(&licenses["allow"]),
            some: some.collect(),
        }
    }

    fn allows(&self, package: &str, license: &str) -> bool {
        let own = self.some.get(package);
        self.all
            .iter()
            .chain(own.into_iter().flatten())
            .any(|l| l == license)
    }

    /// Whether an expression of licences (SPDX; `/` is an old form of OR) can be met.
    fn meets(&self, package: &str, expression: &str) -> bool {
        let text = expression
            .replace('/', " OR ")
            .replace('(', " ( ")
            .replace(')', " ) ");
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut at = 0;
        let met = self.any(package, &words, &mut at);
        met && at == words.len()
    }

    fn any(&self, package: &str, words: &[&str], at: &mut usize) -> bool {
        let mut met = self.every(package, words, at);
        while words.get(*at) == Some(&"OR") {
            *at += 1;
            // both sides are read
            met |= self.every(package, words, at);
        }
        met
    }

    fn every(&self, package: &str, words: &[&str], at: &mut usize) -> bool {
        let mut met = self.one(package, words, at);
        while words.get(*at) == Some(&"AND") {
            *at += 1;
            met &= self.one(package, words, at);
        }
        met
    }

    fn one(&self, package: &str, words: &[&str], at: &mut usize) -> bool {
        let word = words.get(*at).copied().unwrap_or_default();
        *at += 1;
        if word == "(" {
            let met = self.any(package, words, at);
            *at += 1;
            return met;
        }
        if words.get(*at) == Some(&"WITH") {
            *at += 2;
            let exception = words.get(*at - 1).copied().unwrap_or_default();
            return self.allows(package, &format!("{word} WITH {exception}"));
        }
        self.allows(package, word)
    }
}

/// The packages that this machine builds, as cargo sees them.
fn packages(root: &Path) -> Vec<Value> {
    let version = Command::new("rustc").arg("-vV").output().expect("rustc");
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let host = version.lines().find_map(|l| l.strip_prefix("host: "));
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let out = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .args(["--filter-platform", host.expect("a host")])
        .current_dir(root)
        .output()
        .expect("cargo");
    assert!(
        out.status.success(),
        "{}",
        String::from_utf8_lossy(&out.stderr)
    );
    let all: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    all["packages"].as_array().expect("packages").clone()
}

#[test]
fn conf_dependencies_have_allowed_licences_and_one_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("deny.toml")).expect("the policy");
    let policy = Policy::read(&text);
    let packages = packages(&root);
    assert!(packages.len() > 100, "{}", packages.len());
    let mut bad = vec![];
    for package in &packages {
        let name = package["name"].as_str().expect("name");
        let license = package["license"].as_str().unwrap_or("none");
        if !policy.meets(name, license) {
            bad.push(format!("{name}: licence {license}"));
        }
        let source = package["source"].as_str();
        if source.is_some_and(|source| source != REGISTRY) {
            bad.push(format!("{name}: source {source:?}"));
        }
    }
    assert!(bad.is_empty(), "not allowed by deny.toml: {bad:#?}");
    // what is allowed for a crate that is gone is not allowed for ever
    for name in policy.some.keys() {
        assert!(
            packages.iter().any(|p| p["name"] == name.as_str()),
            "{name}"
        );
    }
}

#[test]
fn id_expressions_of_licences() {
    let policy = Policy::read(
        "[licenses]\nallow = [\"MIT\", \"Zlib\"]\nexceptions = [{ crate = \"p\", allow = [\"EPL-2.0\"] }]\n\
         [sources]\nunknown-registry = \"deny\"\nunknown-git = \"deny\"\n",
    );
    for (package, expression, met) in [
        ("a", "MIT", true),
        ("a", "GPL-3.0", false),
        ("a", "GPL-3.0 OR MIT", true),
        ("a", "GPL-3.0/MIT", true),
        ("a", "MIT AND GPL-3.0", false),
        ("a", "(GPL-3.0 OR MIT) AND Zlib", true),
        ("a", "GPL-3.0 OR MIT AND Zlib", true),
        ("a", "MIT WITH extra", false),
        ("a", "MIT MIT", false),
        ("a", "", false),
        ("a", "EPL-2.0", false),
        ("p", "EPL-2.0", true),
    ] {
        assert_eq!(
            policy.meets(package, expression),
            met,
            "{package}: {expression}"
        );
    }
}
