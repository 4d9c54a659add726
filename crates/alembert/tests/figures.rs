//! docs/figures.md and the gallery agree on which figure of the documents is where.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    let text = fs::read_to_string(root().join(path)).unwrap_or_default();
    assert!(!text.is_empty(), "{path} is missing");
    text
}

/// The rows of the tables: four cells each.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let lines = page
        .lines()
        .filter(|l| l.starts_with("| ") && !l.starts_with("| ---"));
    lines
        .map(|l| l.trim_matches('|').split('|').map(str::trim).collect())
        .filter(|cells: &Vec<&str>| cells[0] != "number")
        .collect()
}

/// Cases that a text links to.
fn links(text: &str) -> Vec<&str> {
    let pieces = text.split("](../gallery/").skip(1);
    pieces
        .filter_map(|p| p.split("/README.md)").next())
        .collect()
}

/// Values of a key in a file, as `key = "value"`.
fn values<'a>(file: &'a str, key: &str) -> Vec<&'a str> {
    let start = format!("{key} = \"");
    let lines = file
        .lines()
        .filter_map(|l| l.trim().strip_prefix(start.as_str()));
    lines.filter_map(|l| l.split('"').next()).collect()
}

#[test]
fn conf_every_case_and_study_of_the_page_of_figures_exists() {
    let page = text("docs/figures.md");
    let rows = rows(&page);
    assert!(rows.len() > 35, "{}", rows.len());
    for row in &rows {
        assert_eq!(row.len(), 4, "{row:?}");
        assert!(!row[3].is_empty(), "no study and no reason: {row:?}");
        let whole = row.join(" ");
        let cases = links(&whole);
        let mut names = String::new();
        for case in &cases {
            text(&format!("gallery/{case}/README.md"));
            for file in ["model.toml", "problem.toml", "analysis.toml"] {
                names += &fs::read_to_string(root().join("gallery").join(case).join(file))
                    .unwrap_or_default();
            }
        }
        // what stands in the last cell as code is a study, a command or a part of an address
        let words = row[3].split('`').skip(1).step_by(2);
        for word in words.filter(|w| !w.starts_with("alembert ") && !w.starts_with('#')) {
            // a point of a front has a number
            let study = word
                .rsplit_once(' ')
                .filter(|(_, point)| point.parse::<u32>().is_ok());
            let known = values(&names, "name");
            let front = study.is_some_and(|(front, _)| known.contains(&front));
            assert!(known.contains(&word) || front, "no study {word}: {row:?}");
        }
    }
}

#[test]
fn conf_every_case_that_claims_a_figure_is_on_the_page_and_says_so() {
    let page = text("docs/figures.md");
    let rows = rows(&page);
    let mut claims = 0;
    for entry in fs::read_dir(root().join("gallery"))
        .into_iter()
        .flatten()
        .flatten()
    {
        let case = entry.file_name().to_string_lossy().into_owned();
        let expected = fs::read_to_string(entry.path().join("expected.toml")).unwrap_or_default();
        let claimed = expected.split("[[reproduces]]").skip(1);
        for figure in claimed.filter_map(|part| values(part, "figure").first().copied()) {
            claims += 1;
            let there = |row: &Vec<&str>| {
                row[0].ends_with(figure) && links(&row.join(" ")).contains(&case.as_str())
            };
            assert!(
                rows.iter().any(there),
                "docs/figures.md has no row of {figure} with {case}"
            );
            // "Figure 5a" may be told as "Figures 4, 5a and 5b"
            let number = figure.split(' ').nth(1).unwrap_or_default();
            let readme = text(&format!("gallery/{case}/README.md"));
            let says = readme
                .lines()
                .find(|l| l.starts_with("Shows "))
                .unwrap_or_default();
            assert!(
                says.contains(number) && says.contains("docs/figures.md"),
                "{case}: README says \"{says}\", not {figure}"
            );
        }
    }
    assert!(claims >= 15, "{claims}");
    // and the other way round: a case in the third cell claims its figure
    for row in rows {
        for case in links(row[2]) {
            let expected = text(&format!("gallery/{case}/expected.toml"));
            let claims = values(&expected, "figure")
                .iter()
                .any(|f| row[0].ends_with(f));
            let announced = row[0].starts_with("announced");
            assert!(claims || announced, "{case} does not claim {}", row[0]);
        }
    }
}
