//! Arrays of one kind: an entry for each, or packed as rows of blocks.

use super::{MANY, bad, read_array, write_numbers};
use crate::trajectory::{SceneJoint, SceneLine, Trajectory};
use npyz::zip::{ZipArchive, ZipWriter};
use std::io::{self, Read, Seek, Write};

/// Largest block of a packed file [bytes].
const BLOCK: usize = 1 << 26;

/// Arrays of one kind.
pub(super) struct Group<'t> {
    kind: &'static str,
    pub columns: usize,
    /// Names and numbers.
    pub lists: Vec<(&'t str, &'t [f64])>,
}

/// The kinds of arrays, and how many columns they have; channels are named by themselves.
pub(super) const KINDS: [(&str, usize); 5] = [
    ("channel", 1),
    ("scene.joint.position", 3),
    ("scene.joint.axis", 3),
    ("scene.line.a", 3),
    ("scene.line.b", 3),
];

impl Group<'_> {
    /// Name of the entry of an array.
    pub fn entry(&self, name: &str) -> String {
        entry_name(self.kind, name)
    }
}

/// Name of the entry of an array: `scene.joint.J.position` for that of joint J.
fn entry_name(kind: &str, name: &str) -> String {
    match kind.rsplit_once('.') {
        Some((what, part)) => format!("{what}.{name}.{part}"),
        None => name.to_owned(),
    }
}

/// All arrays over time but those of rods.
pub(super) fn groups(trajectory: &Trajectory) -> Vec<Group<'_>> {
    let scene = &trajectory.scene;
    let channels = trajectory.channels.iter();
    let joint = |part: fn(&SceneJoint) -> &Vec<f64>| {
        let list = scene.joints.iter();
        list.map(|j| (j.name.as_str(), part(j).as_slice()))
            .collect()
    };
    let line = |part: fn(&SceneLine) -> &Vec<f64>| {
        let list = scene.lines.iter();
        list.map(|l| (l.name.as_str(), part(l).as_slice()))
            .collect()
    };
    let lists = [
        channels
            .map(|c| (c.name.as_str(), c.values.as_slice()))
            .collect(),
        joint(|j| &j.position),
        joint(|j| &j.axis),
        line(|l| &l.a),
        line(|l| &l.b),
    ];
    KINDS
        .into_iter()
        .zip(lists)
        .map(|((kind, columns), lists)| Group {
            kind,
            columns,
            lists,
        })
        .collect()
}

/// Whether the arrays go into blocks: there are many, and all are as long as they should be.
pub(super) fn is_packed(groups: &[Group<'_>], frames: usize) -> bool {
    let count: usize = groups.iter().map(|g| g.lists.len()).sum();
    let whole = |g: &Group<'_>| {
        let length = frames * g.columns;
        g.lists.iter().all(|(_, values)| values.len() == length)
    };
    count > MANY && groups.iter().all(whole)
}

/// The arrays of a group as blocks, one row for each.
pub(super) fn write_blocks<W: Write + Seek>(
    zip: &mut ZipWriter<W>,
    group: &Group<'_>,
    frames: usize,
) -> io::Result<()> {
    let row = frames * group.columns;
    let rows = (BLOCK / size_of::<f64>() / row.max(1)).max(1);
    for (k, block) in group.lists.chunks(rows).enumerate() {
        let (count, frames) = (block.len() as u64, frames as u64);
        let shape = [count, frames, group.columns as u64];
        let shape = &shape[..if group.columns == 1 { 2 } else { 3 }];
        let values = block.iter().flat_map(|(_, values)| *values);
        let name = format!("packed.{}.{k}", group.kind);
        write_numbers(zip, &name, values, block.len() * row, shape)?;
    }
    Ok(())
}

/// The arrays of one kind, from entries of their own or from blocks.
pub(super) fn read_group<R: Read + Seek>(
    zip: &mut ZipArchive<R>,
    (kind, columns): (&str, usize),
    names: &[[String; 2]],
    frames: usize,
    packed: bool,
) -> io::Result<Vec<Vec<f64>>> {
    let length = columns * frames;
    if !packed {
        let read = |[name, _]: &[String; 2]| read_array(zip, &entry_name(kind, name), Some(length));
        return names.iter().map(read).collect();
    }
    let mut lists = Vec::with_capacity(names.len().min(1 << 16));
    let mut block = 0;
    while lists.len() < names.len() {
        let name = format!("packed.{kind}.{block}");
        let values: Vec<f64> = read_array(zip, &name, None)?;
        if length == 0 {
            return Ok(vec![vec![]; names.len()]);
        }
        let rows = values.len() / length;
        if rows == 0 || !values.len().is_multiple_of(length) || rows > names.len() - lists.len() {
            return Err(bad(&format!(
                "the array `{name}` has {} numbers, which is not a number of rows of {length}",
                values.len()
            )));
        }
        lists.extend(values.chunks_exact(length).map(<[f64]>::to_vec));
        block += 1;
    }
    Ok(lists)
}
