//! Polygonal data of VTK as XML: numbers as little-endian bytes in base64, each array with its length before it.

use alembert_report::base64;
use std::fmt::Write;

/// What the cells of a piece are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cells {
    Vertices,
    Lines,
    Polygons,
}

/// An array with a value, or a vector, for each point.
#[derive(Debug)]
pub struct Data {
    pub name: String,
    pub components: usize,
    pub values: Vec<f64>,
}

/// Points, cells of one kind, and data at the points.
#[derive(Debug)]
pub struct Piece {
    pub points: Vec<[f64; 3]>,
    pub cells: Vec<Vec<usize>>,
    pub data: Vec<Data>,
    kind: Cells,
}

impl Piece {
    pub fn new(kind: Cells) -> Self {
        Self {
            points: vec![],
            cells: vec![],
            data: vec![],
            kind,
        }
    }

    pub fn add(&mut self, name: &str, components: usize, values: Vec<f64>) {
        self.data.push(Data {
            name: name.to_owned(),
            components,
            values,
        });
    }

    /// The whole file.
    pub fn document(&self, time: f64) -> String {
        let count = |kind: Cells| {
            if self.kind == kind {
                self.cells.len()
            } else {
                0
            }
        };
        let mut out = String::from(
            "<?xml version=\"1.0\"?>\n\
             <VTKFile type=\"PolyData\" version=\"1.0\" byte_order=\"LittleEndian\" header_type=\"UInt64\">\n<PolyData>\n",
        );
        let _ = writeln!(
            out,
            "<FieldData>\n<DataArray type=\"Float64\" Name=\"TimeValue\" NumberOfTuples=\"1\" format=\"ascii\">{time:e}</DataArray>\n</FieldData>"
        );
        let _ = writeln!(
            out,
            "<Piece NumberOfPoints=\"{}\" NumberOfVerts=\"{}\" NumberOfLines=\"{}\" NumberOfStrips=\"0\" NumberOfPolys=\"{}\">",
            self.points.len(),
            count(Cells::Vertices),
            count(Cells::Lines),
            count(Cells::Polygons)
        );
        out += "<PointData>\n";
        for data in &self.data {
            floats(&mut out, &data.name, data.components, &data.values);
        }
        out += "</PointData>\n<Points>\n";
        let points: Vec<f64> = self.points.iter().flatten().copied().collect();
        floats(&mut out, "Points", 3, &points);
        out += "</Points>\n";
        for (kind, tag) in [
            (Cells::Vertices, "Verts"),
            (Cells::Lines, "Lines"),
            (Cells::Polygons, "Polys"),
        ] {
            let cells = if self.kind == kind {
                &self.cells[..]
            } else {
                &[]
            };
            let ends = cells.iter().scan(0, |end, cell| {
                *end += cell.len();
                Some(*end)
            });
            let _ = writeln!(out, "<{tag}>");
            integers(&mut out, "connectivity", cells.iter().flatten().copied());
            integers(&mut out, "offsets", ends);
            let _ = writeln!(out, "</{tag}>");
        }
        out + "</Piece>\n</PolyData>\n</VTKFile>\n"
    }
}

/// An array of single precision.
fn floats(out: &mut String, name: &str, components: usize, values: &[f64]) {
    let bytes = values.iter().flat_map(|v| (*v as f32).to_le_bytes());
    let text = block(bytes.collect());
    let _ = writeln!(
        out,
        "<DataArray type=\"Float32\" Name=\"{}\" NumberOfComponents=\"{components}\" format=\"binary\">{text}</DataArray>",
        escaped(name)
    );
}

fn integers(out: &mut String, name: &str, values: impl Iterator<Item = usize>) {
    let bytes = values.flat_map(|v| (v as i64).to_le_bytes());
    let text = block(bytes.collect());
    let _ = writeln!(
        out,
        "<DataArray type=\"Int64\" Name=\"{name}\" format=\"binary\">{text}</DataArray>"
    );
}

/// Bytes with their number before them.
fn block(bytes: Vec<u8>) -> String {
    let mut whole = (bytes.len() as u64).to_le_bytes().to_vec();
    whole.extend(bytes);
    base64(&whole)
}

/// The collection of all frames: time, number and name of the part, file.
pub fn collection(list: &[(f64, usize, &str, String)]) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\"?>\n<VTKFile type=\"Collection\" version=\"1.0\" byte_order=\"LittleEndian\">\n<Collection>\n",
    );
    for (time, part, name, file) in list {
        let _ = writeln!(
            out,
            "<DataSet timestep=\"{time:e}\" part=\"{part}\" name=\"{name}\" file=\"{}\"/>",
            escaped(file)
        );
    }
    out + "</Collection>\n</VTKFile>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_the_structure_is_that_of_polygonal_data() {
        let mut piece = Piece::new(Cells::Lines);
        piece.points = vec![[0.0; 3], [1.0, 0.0, 0.0]];
        piece.cells = vec![vec![0, 1]];
        piece.add("a<b", 1, vec![1.0, 2.0]);
        let text = piece.document(0.5);
        for part in [
            "type=\"PolyData\"",
            "NumberOfPoints=\"2\" NumberOfVerts=\"0\" NumberOfLines=\"1\" NumberOfStrips=\"0\" NumberOfPolys=\"0\"",
            "Name=\"TimeValue\" NumberOfTuples=\"1\" format=\"ascii\">5e-1<",
            "Name=\"a&lt;b\"",
            // eight bytes: 8, then 1 and 2 as f32
            "CAAAAAAAAAAAAIA/AAAAQA==",
            // sixteen bytes: 0 and 1 as i64
            "EAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA",
        ] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        for tag in [
            "VTKFile",
            "Piece",
            "PointData",
            "Points",
            "Verts",
            "Lines",
            "Polys",
        ] {
            let open = text.matches(&format!("<{tag}>")).count()
                + text.matches(&format!("<{tag} ")).count();
            assert_eq!(
                (open, text.matches(&format!("</{tag}>")).count()),
                (1, 1),
                "{tag}"
            );
        }
    }

    #[test]
    fn id_collections_name_their_files() {
        let text = collection(&[(0.25, 1, "rods", "a&b-vtk/rods_00001.vtp".into())]);
        assert!(text.contains(
            "<DataSet timestep=\"2.5e-1\" part=\"1\" name=\"rods\" file=\"a&amp;b-vtk/rods_00001.vtp\"/>"
        ));
    }
}
