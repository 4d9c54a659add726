//! Numbers on their way into a checkpoint, or out of one: the same function names them in both directions.

use crate::step::{Momentum, Twist};
use crate::system::pose::Pose;
use alembert_math::se3::{RigidMotion, Rotation, Screw};
use nalgebra::SMatrix;
use sha2::{Digest, Sha256};
use std::io::{self, Read, Write};

/// Bytes of a digest.
const DIGEST: usize = 32;

/// Where the numbers go to or come from.
enum End<'a> {
    Out(&'a mut dyn Write),
    In(&'a mut dyn Read),
}

/// Numbers on their way; after the first failure nothing moves any more.
pub(crate) struct Bag<'a> {
    end: End<'a>,
    digest: Sha256,
    failed: Option<io::Error>,
}

impl std::fmt::Debug for Bag<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bag").field("failed", &self.failed).finish()
    }
}

impl<'a> Bag<'a> {
    /// A bag to be filled; the line before it belongs to the digest.
    pub(super) fn packing(line: &str, out: &'a mut dyn Write) -> Self {
        Self::new(line, End::Out(out))
    }

    /// A bag to be emptied.
    pub(super) fn unpacking(line: &str, input: &'a mut dyn Read) -> Self {
        Self::new(line, End::In(input))
    }

    fn new(line: &str, end: End<'a>) -> Self {
        Self {
            end,
            digest: Sha256::new_with_prefix(line),
            failed: None,
        }
    }

    /// Moves bytes in the direction of the bag.
    fn bytes(&mut self, bytes: &mut [u8]) {
        if self.failed.is_some() {
            return;
        }
        let moved = match &mut self.end {
            End::Out(out) => out.write_all(bytes),
            End::In(input) => input.read_exact(bytes),
        };
        self.digest.update(&*bytes);
        self.failed = moved.err();
    }

    /// Ends the way: the digest of everything follows the numbers, and must be the right one.
    pub(super) fn close(mut self) -> io::Result<()> {
        let own: [u8; DIGEST] = std::mem::take(&mut self.digest).finalize().into();
        let mut stored = own;
        self.bytes(&mut stored);
        match self.failed {
            Some(error) => Err(error),
            None if stored != own => Err(damaged()),
            None => Ok(()),
        }
    }

    /// A list whose length belongs to the numbers.
    pub(crate) fn grown<N: Carried + Clone>(&mut self, list: &mut Vec<N>, empty: N) {
        let mut length = list.len() as u64;
        length.carry(self);
        if matches!(self.end, End::In(_)) {
            list.clear();
        }
        for k in 0..length {
            // a damaged length ends where the numbers end
            if self.failed.is_some() {
                return;
            }
            match list.get_mut(k as usize) {
                Some(entry) => entry.carry(self),
                None => {
                    let mut entry = empty.clone();
                    entry.carry(self);
                    list.push(entry);
                }
            }
        }
    }
}

fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the checkpoint is damaged")
}

/// What can be carried by a [`Bag`].
pub(crate) trait Carried {
    /// Puts the numbers into the bag, or takes them out of it.
    fn carry(&mut self, bag: &mut Bag<'_>);
}

macro_rules! carried_numbers {
    ($($number:ty),*) => {$(
        impl Carried for $number {
            fn carry(&mut self, bag: &mut Bag<'_>) {
                let mut bytes = self.to_le_bytes();
                bag.bytes(&mut bytes);
                if bag.failed.is_none() {
                    *self = Self::from_le_bytes(bytes);
                }
            }
        }
    )*};
}
carried_numbers!(f64, f32, u64, u32);

impl Carried for usize {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        let mut number = *self as u64;
        number.carry(bag);
        *self = number as Self;
    }
}

impl Carried for bool {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        let mut number = u32::from(*self);
        number.carry(bag);
        *self = number != 0;
    }
}

/// A list whose length the mechanism gives.
impl<N: Carried> Carried for [N] {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        self.iter_mut().for_each(|entry| entry.carry(bag));
    }
}

impl<N: Carried> Carried for Vec<N> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        self.as_mut_slice().carry(bag);
    }
}

impl<N: Carried, const K: usize> Carried for [N; K] {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        self.as_mut_slice().carry(bag);
    }
}

impl<const R: usize, const C: usize> Carried for SMatrix<f64, R, C> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        self.as_mut_slice().carry(bag);
    }
}

/// Carries fields one after the other.
macro_rules! carry {
    ($bag:expr; $($field:expr),* $(,)?) => {{ $( $crate::checkpoint::Carried::carry(&mut $field, $bag); )* }};
}
pub(crate) use carry;

impl<const D: usize> Carried for Pose<D> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.x, self.r);
    }
}

impl<const D: usize> Carried for Momentum<D> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.linear, self.director);
    }
}

impl Carried for Screw {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.w, self.v);
    }
}

impl Carried for Rotation {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.s, self.u);
    }
}

impl Carried for RigidMotion {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.r, self.x);
    }
}

impl<const T: usize> Carried for crate::step::Totals<T> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.work, self.dissipated, self.impulse);
    }
}

/// Zero, for lists of twists that grow.
pub(crate) fn zero<const T: usize>() -> Twist<T> {
    Twist::zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Numbers = (Vec<f64>, bool, u64, Screw, Vec<f32>);

    /// Some numbers of all kinds.
    fn numbers() -> Numbers {
        let screw = Screw {
            w: nalgebra::Vector3::new(1.0, -0.0, f64::MIN_POSITIVE),
            v: nalgebra::Vector3::new(1.0 / 3.0, 5e-324, f64::MAX),
        };
        (vec![0.1, f64::INFINITY], true, 7, screw, vec![1e-38; 3])
    }

    fn packed() -> Vec<u8> {
        let (mut list, mut flag, mut count, mut screw, mut small) = numbers();
        let mut bytes = vec![];
        let mut bag = Bag::packing("line\n", &mut bytes);
        bag.grown(&mut list, 0.0);
        carry!(&mut bag; flag, count, screw);
        bag.grown(&mut small, 0.0);
        bag.close().expect("packs");
        bytes
    }

    fn unpacked(bytes: &[u8]) -> io::Result<Numbers> {
        let (mut list, mut flag, mut count, mut screw, mut small) =
            (vec![9.0; 5], false, 0, Screw::zero(), vec![]);
        let mut input = bytes;
        let mut bag = Bag::unpacking("line\n", &mut input);
        bag.grown(&mut list, 0.0);
        carry!(&mut bag; flag, count, screw);
        bag.grown(&mut small, 0.0);
        bag.close()?;
        Ok((list, flag, count, screw, small))
    }

    #[test]
    fn id_numbers_come_back_and_damage_is_noticed() {
        let whole = packed();
        let back = unpacked(&whole).expect("unpacks");
        // as text, which tells -0 from 0
        assert_eq!(format!("{back:?}"), format!("{:?}", numbers()));
        for length in 0..whole.len() {
            assert!(unpacked(&whole[..length]).is_err(), "{length}");
        }
        for place in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[place] ^= 1;
            assert!(unpacked(&bytes).is_err(), "{place}");
        }
    }
}
