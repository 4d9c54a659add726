//! Trajectories as NPZ: everything a report needs, readable with `numpy.load`.
//!
//! Entries: `time` and one float64 array per channel, named like the channel; `scene.joint.J.position`, `scene.joint.J.axis`,
//! `scene.line.L.a`, `scene.line.L.b` with three columns; of each rod R blocks of float32, `rod.R.position` (frames, nodes, 3),
//! `rod.R.orientation` (frames, nodes, 4: w, x, y, z), `rod.R.velocity`, `rod.R.angular_velocity` (frames, nodes, 3) and
//! `rod.R.strain` (frames, elements, 6), with `rod.R.node_arc`, `rod.R.element_arc` and `rod.R.stiffness` (elements, 6); the state at the end, `last.pose`, `last.velocity`, `last.rates` and `last.coordinates` (bodies and points, numbers), where another run can start ([`LastState`]); and `alembert.json`, a text with format version, units, status,
//! ledger, provenance, counts and the model. In Python:
//!
//! ```text
//! data = numpy.load("slider-crank-main.npz")
//! x = data["body.slider.position.x"]
//! about = json.loads(data["alembert.json"])
//! stress = data["rod.cable.strain"] * data["rod.cable.stiffness"]
//! ```
//!
//! An entry costs some 300 bytes beside its numbers. Runs with more than [`MANY`] arrays are packed instead (format 2): channel `i` of the
//! list `channels` in `alembert.json` is row `i` of the blocks `packed.channel.0`, `packed.channel.1`, ... (channels, frames) one after the other;
//! `packed.scene.joint.position.K`, `packed.scene.joint.axis.K`, `packed.scene.line.a.K` and `packed.scene.line.b.K` (joints or lines, frames, 3) likewise:
//!
//! ```text
//! about = json.loads(data["alembert.json"])
//! i = [name for name, unit in about["channels"]].index("body.slider.position.x")
//! x = numpy.concatenate([data[k] for k in data.files if k.startswith("packed.channel.")])[i]
//! ```

mod groups;

use self::groups::{KINDS, groups, is_packed, read_group, write_blocks};
use super::{
    AboutLast, Channel, Counts, LastState, LedgerEntry, Provenance, RodRecord, Scene, SceneJoint,
    SceneLine, Status, Trajectory,
};
use crate::model::{Model, Space};
use npyz::WriterBuilder;
use npyz::zip::result::ZipError;
use npyz::zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter, write::FileOptions};
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Seek, Write};

/// Version of the file format: an entry for each array, and packed.
const FORMATS: [u32; 2] = [1, 2];
/// Most arrays with an entry of their own.
pub const MANY: usize = 4096;
/// Name of the entry with everything that is not an array.
const ABOUT: &str = "alembert.json";
/// Largest entry that is read [bytes].
const MAX_ENTRY: u64 = 1 << 31;

/// What is not an array.
#[derive(Serialize, Deserialize)]
struct About {
    format: u32,
    channels: Vec<[String; 2]>,
    status: Status,
    ledger: Vec<LedgerEntry>,
    provenance: Provenance,
    counts: Counts,
    joints: Vec<[String; 2]>,
    lines: Vec<[String; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rods: Vec<AboutRod>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undetermined: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<AboutLast>,
    model: Model,
}

/// What is not an array of a rod.
#[derive(Serialize, Deserialize)]
struct AboutRod {
    name: String,
    closed: bool,
    length: f64,
}

/// Writes a trajectory and the model it belongs to.
pub fn write<W: Write + Seek>(out: W, trajectory: &Trajectory, model: &Model) -> io::Result<()> {
    let mut zip = ZipWriter::new(out);
    let result = fill(&mut zip, trajectory, model);
    let result = result.and_then(|()| zip.finish().map_err(plain)?.flush());
    if result.is_err() {
        // dropped, it would try to finish the archive once more and print that it cannot
        std::mem::forget(zip);
    }
    result
}

/// The error of the system, where it is one.
fn plain(error: ZipError) -> io::Error {
    match error {
        ZipError::Io(error) => error,
        other => io::Error::other(other),
    }
}

fn fill<W: Write + Seek>(
    zip: &mut ZipWriter<W>,
    trajectory: &Trajectory,
    model: &Model,
) -> io::Result<()> {
    let groups = groups(trajectory);
    let packed = is_packed(&groups, trajectory.time.len());
    let about = About {
        format: FORMATS[usize::from(packed)],
        channels: trajectory
            .channels
            .iter()
            .map(|c| [c.name.clone(), c.unit.clone()])
            .collect(),
        status: trajectory.status.clone(),
        ledger: trajectory.ledger.clone(),
        provenance: trajectory.provenance.clone(),
        counts: trajectory.counts,
        undetermined: trajectory.undetermined.clone(),
        last: trajectory.last.as_ref().map(|last| last.about.clone()),
        joints: trajectory
            .scene
            .joints
            .iter()
            .map(|j| [j.name.clone(), j.kind.clone()])
            .collect(),
        lines: trajectory
            .scene
            .lines
            .iter()
            .map(|l| [l.name.clone(), l.kind.clone()])
            .collect(),
        rods: trajectory
            .rods
            .iter()
            .map(|r| AboutRod {
                name: r.name.clone(),
                closed: r.closed,
                length: r.length,
            })
            .collect(),
        model: model.clone(),
    };
    zip.start_file(ABOUT, options()).map_err(plain)?;
    zip.write_all(serde_json::to_string(&about)?.as_bytes())?;
    write_array(zip, "time", &trajectory.time, 1)?;
    for group in &groups {
        match packed {
            true => write_blocks(zip, group, trajectory.time.len())?,
            false => {
                for (name, values) in &group.lists {
                    let name = group.entry(name);
                    write_array(zip, &name, values, group.columns)?;
                }
            }
        }
    }
    for rod in &trajectory.rods {
        write_rod(zip, rod, trajectory.time.len())?;
    }
    if let Some(last) = &trajectory.last {
        let (pose, rates) = widths(model);
        write_array(zip, "last.pose", &last.pose, pose)?;
        write_array(zip, "last.velocity", &last.velocity, rates)?;
        write_array(zip, "last.rates", &last.rates, pose)?;
        write_array(zip, "last.coordinates", &last.coordinates, rates)?;
    }
    Ok(())
}

/// Numbers of a pose and of a velocity.
fn widths(model: &Model) -> (usize, usize) {
    match model.space {
        Space::Spatial => (12, 6),
        Space::Planar => (6, 3),
    }
}

/// The arrays of a rod.
fn write_rod<W: Write + Seek>(
    zip: &mut ZipWriter<W>,
    rod: &RodRecord,
    frames: usize,
) -> io::Result<()> {
    let name = |part: &str| format!("rod.{}.{part}", rod.name);
    write_array(zip, &name("node_arc"), &rod.node_arc, 1)?;
    write_array(zip, &name("element_arc"), &rod.element_arc, 1)?;
    write_array(zip, &name("stiffness"), &rod.stiffness, 6)?;
    let (frames, nodes, elements) = (frames as u64, rod.nodes() as u64, rod.elements() as u64);
    for (part, values, count, width) in [
        ("position", &rod.position, nodes, 3),
        ("orientation", &rod.orientation, nodes, 4),
        ("velocity", &rod.velocity, nodes, 3),
        ("angular_velocity", &rod.angular_velocity, nodes, 3),
        ("strain", &rod.strain, elements, 6),
    ] {
        write_shaped(zip, &name(part), values, &[frames, count, width])?;
    }
    Ok(())
}

/// Arrays below this size are stored as they are [bytes]: the tables of the compressor cost more than it saves.
const SMALL: u64 = 32 << 10;

/// Deflated entries without a date: the same run gives the same bytes, apart from its wall time.
fn options() -> FileOptions {
    FileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .large_file(false)
}

fn write_array<W: Write + Seek>(
    zip: &mut ZipWriter<W>,
    name: &str,
    values: &[f64],
    columns: usize,
) -> io::Result<()> {
    let rows = (values.len() / columns) as u64;
    match columns {
        1 => write_shaped(zip, name, values, &[rows]),
        _ => write_shaped(zip, name, values, &[rows, columns as u64]),
    }
}

fn write_shaped<W: Write + Seek, N: npyz::AutoSerialize + Copy>(
    zip: &mut ZipWriter<W>,
    name: &str,
    values: &[N],
    shape: &[u64],
) -> io::Result<()> {
    write_numbers(zip, name, values, values.len(), shape)
}

fn write_numbers<'v, W: Write + Seek, N: npyz::AutoSerialize + Copy + 'v>(
    zip: &mut ZipWriter<W>,
    name: &str,
    values: impl IntoIterator<Item = &'v N>,
    count: usize,
    shape: &[u64],
) -> io::Result<()> {
    let bytes = (count * size_of::<N>()) as u64 + 4096;
    let mut options = options().large_file(bytes >= u64::from(u32::MAX));
    if bytes < SMALL {
        options = options.compression_method(CompressionMethod::Stored);
    }
    zip.start_file(format!("{name}.npy"), options)
        .map_err(plain)?;
    let mut array = npyz::WriteOptions::new()
        .default_dtype()
        .shape(shape)
        .writer(zip)
        .begin_nd()?;
    array.extend(values)?;
    array.finish()
}

/// Reads a file written by [`write()`].
pub fn read<R: Read + Seek>(input: R) -> io::Result<(Trajectory, Model)> {
    let mut zip = ZipArchive::new(input).map_err(|e| bad(&format!("this is no NPZ file: {e}")))?;
    let text = entry(&mut zip, ABOUT)?;
    let about: About = serde_json::from_slice(&text)
        .map_err(|e| bad(&format!("the entry `{ABOUT}` is not understood: {e}")))?;
    if !FORMATS.contains(&about.format) {
        return Err(bad(&format!(
            "format {} of the file is not known, only {} and {}",
            about.format, FORMATS[0], FORMATS[1]
        )));
    }
    let packed = about.format == FORMATS[1];
    if let Some(error) = crate::model::validate(&about.model).first() {
        return Err(bad(&format!(
            "the model in the file is not valid: {}",
            error.message
        )));
    }
    let time = read_array(&mut zip, "time", None)?;
    let frames = time.len();
    let mut lists = |group: usize, names: &[[String; 2]]| {
        read_group(&mut zip, KINDS[group], names, frames, packed)
    };
    let values = lists(0, &about.channels)?;
    let named = about.channels.into_iter().zip(values);
    let channels = named.map(|([name, unit], values)| Channel { name, unit, values });
    let channels = channels.collect();
    let (positions, axes) = (lists(1, &about.joints)?, lists(2, &about.joints)?);
    let joints = about
        .joints
        .into_iter()
        .zip(positions.into_iter().zip(axes));
    let joints = joints.map(|([name, kind], (position, axis))| SceneJoint {
        name,
        kind,
        position,
        axis,
    });
    let (starts, ends) = (lists(3, &about.lines)?, lists(4, &about.lines)?);
    let lines = about.lines.into_iter().zip(starts.into_iter().zip(ends));
    let lines = lines.map(|([name, kind], (a, b))| SceneLine { name, kind, a, b });
    let scene = Scene {
        joints: joints.collect(),
        lines: lines.collect(),
    };
    let mut rods = vec![];
    for about in about.rods {
        rods.push(read_rod(&mut zip, about, frames)?);
    }
    let mut last = None;
    if let Some(words) = about.last {
        let (pose, rates) = widths(&about.model);
        let mut list = |name: &str, length| read_array(&mut zip, name, length);
        let poses: Vec<f64> = list("last.pose", None)?;
        let length = Some(poses.len() / pose * rates);
        last = Some(LastState {
            about: words,
            velocity: list("last.velocity", length)?,
            coordinates: list("last.coordinates", length)?,
            rates: list("last.rates", None)?,
            pose: poses,
        });
    }
    let (status, ledger, provenance, counts) =
        (about.status, about.ledger, about.provenance, about.counts);
    let trajectory = Trajectory {
        time,
        channels,
        status,
        ledger,
        provenance,
        counts,
        scene,
        rods,
        undetermined: about.undetermined,
        last,
    };
    Ok((trajectory, about.model))
}

/// Bytes of an entry.
fn entry<R: Read + Seek>(zip: &mut ZipArchive<R>, name: &str) -> io::Result<Vec<u8>> {
    let file = zip
        .by_name(name)
        .map_err(|e| bad(&format!("the entry `{name}` cannot be read: {e}")))?;
    let mut bytes = vec![];
    if file.take(MAX_ENTRY).read_to_end(&mut bytes)? as u64 == MAX_ENTRY {
        return Err(bad(&format!("the entry `{name}` is too large")));
    }
    Ok(bytes)
}

/// The arrays of a rod.
fn read_rod<R: Read + Seek>(
    zip: &mut ZipArchive<R>,
    about: AboutRod,
    frames: usize,
) -> io::Result<RodRecord> {
    let name = |part: &str| format!("rod.{}.{part}", about.name);
    let node_arc: Vec<f64> = read_array(zip, &name("node_arc"), None)?;
    let element_arc: Vec<f64> = read_array(zip, &name("element_arc"), None)?;
    let (nodes, elements) = (node_arc.len(), element_arc.len());
    let stiffness = read_array(zip, &name("stiffness"), Some(6 * elements))?;
    let mut block = |part: &str, width: usize| {
        let wanted = frames.checked_mul(width);
        let wanted = wanted.ok_or_else(|| bad("a rod of the file is too large"))?;
        read_array::<_, f32>(zip, &name(part), Some(wanted))
    };
    let (position, orientation) = (
        block("position", 3 * nodes)?,
        block("orientation", 4 * nodes)?,
    );
    let velocity = block("velocity", 3 * nodes)?;
    let angular_velocity = block("angular_velocity", 3 * nodes)?;
    let strain = block("strain", 6 * elements)?;
    Ok(RodRecord {
        closed: about.closed,
        length: about.length,
        node_arc,
        element_arc,
        stiffness,
        position,
        orientation,
        velocity,
        angular_velocity,
        strain,
        name: about.name,
    })
}

fn read_array<R: Read + Seek, N: npyz::Deserialize>(
    zip: &mut ZipArchive<R>,
    name: &str,
    length: Option<usize>,
) -> io::Result<Vec<N>> {
    let bytes = entry(zip, &format!("{name}.npy"))?;
    let array = npyz::NpyFile::new(bytes.as_slice())?;
    // the header may claim anything: only what the entry really holds is read
    if array.len() > (bytes.len() / size_of::<N>()) as u64 {
        return Err(bad(&format!("the array `{name}` is cut short")));
    }
    let values: Vec<N> = array.into_vec()?;
    match length {
        Some(wanted) if wanted != values.len() => Err(bad(&format!(
            "the array `{name}` has {} numbers instead of {wanted}",
            values.len()
        ))),
        _ => Ok(values),
    }
}

fn bad(message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, message)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::io::Cursor;

    /// A short run with awkward numbers.
    pub(crate) fn sample() -> (Trajectory, Model) {
        let model = Model::from_toml_str(
            "name = \"s\"\n[[point]]\nname = \"bob\"\nmass = 0.1\n[[study]]\nstep = 0.1\nduration = 0.3\n",
            "s.toml",
        )
        .expect("valid");
        let channel = |name: &str, values: [f64; 3]| Channel {
            name: name.into(),
            unit: "m".into(),
            values: values.to_vec(),
        };
        let trajectory = Trajectory {
            time: vec![0.0, 0.1, 0.1 + 0.2],
            channels: vec![
                channel("point.bob.position.x", [1.0 / 3.0, f64::MIN_POSITIVE, -0.0]),
                channel("constraint.position", [1e-300, 5e-324, f64::MAX]),
            ],
            status: Status::Stalled {
                time: 0.1 + 0.2,
                body: "bob".into(),
                joint: None,
                residual: f64::INFINITY,
                message: "m".into(),
            },
            ledger: vec![LedgerEntry {
                name: "energy balance".into(),
                largest: 1.234_567_890_123_456_7e-13,
                relative: Some(1.0 / 7.0),
                unit: "J".into(),
                note: String::new(),
                verdict: crate::trajectory::Verdict::Broken,
                remedy: "take a smaller step".into(),
            }],
            provenance: Provenance {
                step: 0.1,
                ..Provenance::default()
            },
            counts: Counts {
                wall_time: 1.0 / 3.0,
                ..Counts::default()
            },
            scene: Scene {
                joints: vec![SceneJoint {
                    name: "j".into(),
                    kind: "revolute".into(),
                    position: vec![0.1; 9],
                    axis: vec![0.7; 9],
                }],
                lines: vec![SceneLine {
                    name: "l".into(),
                    kind: "spring".into(),
                    a: vec![1.0 / 9.0; 9],
                    b: vec![2.0; 9],
                }],
            },
            undetermined: vec!["joint.j.force".into()],
            last: Some(LastState {
                about: AboutLast {
                    time: 0.1 + 0.2,
                    angles: vec![1.0 / 3.0],
                    memory: vec![("brake".into(), vec![-0.0, 1e-300])],
                },
                pose: vec![1.0 / 7.0; 12],
                velocity: vec![5e-324; 6],
                rates: vec![1.0 / 11.0; 12],
                coordinates: vec![-0.0; 6],
            }),
            rods: vec![RodRecord {
                name: "r".into(),
                closed: false,
                length: 0.1,
                node_arc: vec![0.0, 0.1],
                element_arc: vec![0.05],
                stiffness: vec![1.0 / 3.0; 6],
                position: vec![1.0 / 3.0; 18],
                orientation: vec![0.5; 24],
                velocity: vec![-0.0; 18],
                angular_velocity: vec![1e-38; 18],
                strain: vec![1.0 / 7.0; 18],
            }],
        };
        (trajectory, model)
    }

    fn bytes(trajectory: &Trajectory, model: &Model) -> Vec<u8> {
        let mut out = Cursor::new(vec![]);
        write(&mut out, trajectory, model).expect("writes");
        out.into_inner()
    }

    #[test]
    fn id_npz_comes_back_to_the_last_bit() {
        let (trajectory, model) = sample();
        let first = bytes(&trajectory, &model);
        let (back, model_back) = read(Cursor::new(&first)).expect("reads");
        assert_eq!(back, trajectory);
        assert_eq!(model_back, model);
        // and again to the same bytes, which also tells -0 from 0
        assert_eq!(bytes(&back, &model_back), first);
    }

    /// The same with more arrays than have entries of their own.
    fn many() -> (Trajectory, Model) {
        let (mut trajectory, model) = sample();
        let channels = trajectory.channels.clone();
        for k in 0..MANY {
            let mut channel = channels[k % 2].clone();
            channel.name = format!("{}.{k}", channel.name);
            channel.values[0] = k as f64 / 3.0;
            trajectory.channels.push(channel);
        }
        (trajectory, model)
    }

    #[test]
    fn id_many_arrays_are_packed_and_come_back_to_the_last_bit() {
        let (trajectory, model) = many();
        let first = bytes(&trajectory, &model);
        let (back, model_back) = read(Cursor::new(&first)).expect("reads");
        assert_eq!(back, trajectory);
        assert_eq!(bytes(&back, &model_back), first);
        // three numbers and a name: no 300 bytes an entry
        assert!(first.len() < 30 * MANY, "{}", first.len());
        // an array of another length cannot be a row
        let mut odd = trajectory;
        odd.scene.lines[0].b.extend([1.0; 3]);
        let names = ZipArchive::new(Cursor::new(bytes(&odd, &model))).expect("opens");
        assert!(names.file_names().all(|name| !name.starts_with("packed")));
    }

    #[test]
    fn id_damaged_npz_is_refused_without_panic() {
        for (trajectory, model) in [sample(), many()] {
            damage(&bytes(&trajectory, &model));
        }
    }

    fn damage(whole: &[u8]) {
        // some nine hundred places of each kind at most
        let step = |least: usize| least.max(whole.len() / 901);
        for length in (0..whole.len()).step_by(step(37)) {
            assert!(read(Cursor::new(&whole[..length])).is_err());
        }
        for place in (0..whole.len()).step_by(step(11)) {
            let mut damaged = whole.to_vec();
            damaged[place] ^= 0x5a;
            // some bytes do not matter; none may panic
            let _ = read(Cursor::new(&damaged));
        }
    }
}
