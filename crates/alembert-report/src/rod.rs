//! Flexible rods: a cross section swept along nodes, coloured by a quantity.

use serde::{Deserialize, Serialize};

use crate::numbers;
use crate::packed::Packed;

/// A rod of `n` nodes and `m` values along it, drawn as one smooth tube.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rod {
    /// Name, shown as a label.
    pub name: String,
    /// Colour as `#rrggbb`; without it the viewer chooses from its palette.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// A ring: the last node is joined to the first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Length of the whole rod along itself \[m\].
    #[serde(with = "numbers::one")]
    pub length: f64,
    /// Where the nodes are along the rod \[m\], increasing, `n`.
    #[serde(with = "numbers::list")]
    pub node_arc: Vec<f64>,
    /// Where the values are along the rod \[m\], increasing, `m`.
    #[serde(with = "numbers::list")]
    pub value_arc: Vec<f64>,
    /// The cross section as a closed polygon, counter-clockwise seen against the tangent.
    pub outline: Outline,
    /// Factors of the cross section at the nodes, along the first and second axis, `2 n`; empty where it does not vary.
    #[serde(with = "numbers::list", skip_serializing_if = "Vec::is_empty")]
    pub scale: Vec<f64>,
    /// Positions of the nodes \[m\]: three columns, `n` rows per frame.
    pub position: Packed,
    /// Unit quaternions w, x, y, z of the nodes: from section axes and tangent to the world, four columns, `n` rows per frame.
    pub orientation: Packed,
    /// Values along the rod: a column for each [`Quantity::column`], `m` rows per frame.
    pub values: Packed,
    /// What the colours can show.
    pub quantities: Vec<Quantity>,
}

/// A cross section.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outline {
    /// Corners along the first and second axis \[m\], two numbers each.
    #[serde(with = "numbers::list")]
    pub points: Vec<f64>,
    /// A smooth curve: the corners are only those of the polygon that approximates it.
    pub smooth: bool,
}

/// Something a rod can be coloured by.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Quantity {
    /// Name in the list; the same for all rods.
    pub name: String,
    /// Heading under which it stands in the list.
    pub group: String,
    /// Unit; empty for pure numbers.
    pub unit: String,
    /// Column of [`Rod::values`].
    pub column: usize,
    /// What the column is multiplied by: one number, or `m` of them.
    #[serde(with = "numbers::list")]
    pub factor: Vec<f64>,
}
