//! Files that are no network, not whole, or not as they were written.

use super::super::{BadNetwork, Network};
use super::random::{Dice, Shape, file, sealed};

fn small() -> Vec<u8> {
    file(
        Shape {
            blocks: 2,
            channels: 32,
            heads: [32, 32, 32],
            hidden: 32,
            pooled: 0b10,
        },
        1,
    )
}

/// A network whose weights begin with other dimensions.
fn shaped(change: impl Fn(&mut [u8])) -> Result<Network, BadNetwork> {
    let mut body = small().split_off(20);
    change(&mut body);
    Network::read(&sealed(&body))
}

#[test]
fn a_whole_file_is_read() {
    assert!(Network::read(&small()).is_ok());
    assert!(Network::read(&file(Shape::new(6, 96), 1)).is_ok());
}

#[test]
fn something_else_is_no_network() {
    let other: [&[u8]; 4] = [b"", b"JEGONET", b"(;GM[1]FF[4])", &[0; 64]];
    for bytes in other {
        assert_eq!(Network::read(bytes).unwrap_err(), BadNetwork::NotANetwork);
    }
}

#[test]
fn another_version_is_named() {
    let mut bytes = small();
    bytes[8] = 1;
    let refusal = Network::read(&bytes).unwrap_err();
    assert_eq!(refusal, BadNetwork::Version { found: 1 });
    let text = refusal.to_string();
    assert_eq!(
        text,
        "the network is of version 1, and version 2 is known here"
    );
}

#[test]
fn a_file_is_as_long_as_it_says() {
    let bytes = small();
    let whole = bytes.len();
    for length in (8..whole).step_by(97).chain(8..40).chain([whole - 1]) {
        let Err(BadNetwork::Length { expected, found }) = Network::read(&bytes[..length]) else {
            panic!("{length} bytes of {whole} are not refused for it");
        };
        assert_eq!(found, length as u64);
        assert!(expected > found, "{expected} {found}");
        assert!(length < 16 || expected == whole as u64);
    }
    let longer = [&bytes[..], &[0]].concat();
    let (expected, found) = (whole as u64, whole as u64 + 1);
    let refusal = Network::read(&longer).unwrap_err();
    assert_eq!(refusal, BadNetwork::Length { expected, found });
}

#[test]
fn every_changed_byte_is_noticed() {
    let bytes = small();
    let mut dice = Dice(3);
    let random = (0..2_000).map(|_| dice.bits() as usize % bytes.len());
    let places: Vec<usize> = random.chain(0..64).collect();
    for place in places {
        let mut bytes = bytes.clone();
        bytes[place] ^= 1 << (dice.bits() % 8);
        let refusal = Network::read(&bytes).unwrap_err();
        match refusal {
            BadNetwork::NotANetwork => assert!(place < 8),
            BadNetwork::Version { .. } => assert!((8..12).contains(&place)),
            BadNetwork::Length { .. } => assert!((12..16).contains(&place)),
            BadNetwork::Checksum { .. } => assert!(place >= 16),
            BadNetwork::Dimensions { .. } | BadNetwork::Ranks | BadNetwork::NotFinite => {
                panic!("{place}: {refusal}")
            }
        }
    }
}

#[test]
fn dimensions_beyond_all_bounds_are_refused() {
    for (at, value) in [
        (0, 0),
        (0, 33),
        (2, 0),
        (2, 48),
        (2, 65_504),
        (4, 16),
        (4, 544),
        (6, 0),
        (6, 65_535),
        (8, 40),
        (10, 0),
        (12, 1),
        (12, 65),
    ] {
        let refusal = shaped(|body| body[at..at + 2].copy_from_slice(&u16::to_le_bytes(value)));
        let refusal = refusal.unwrap_err();
        assert!(
            matches!(refusal, BadNetwork::Dimensions { .. }),
            "{at} {value}: {refusal}"
        );
    }
    let beyond = shaped(|body| body[14] = 0b110).unwrap_err();
    assert!(matches!(
        beyond,
        BadNetwork::Dimensions { pooled: 0b110, .. }
    ));
}

#[test]
fn weights_of_another_shape_have_another_length() {
    for (at, value) in [
        (0, 3),
        (0, 32),
        (2, 64),
        (2, 512),
        (4, 64),
        (6, 64),
        (8, 64),
        (10, 64),
        (12, 4),
        (14, 0),
        (14, 0b11),
    ] {
        let refusal = shaped(|body| body[at..at + 2].copy_from_slice(&u16::to_le_bytes(value)));
        let refusal = refusal.unwrap_err();
        assert!(
            matches!(refusal, BadNetwork::Length { .. }),
            "{at} {value}: {refusal}"
        );
    }
    for length in 0..18 {
        let refusal = Network::read(&sealed(&vec![1; length])).unwrap_err();
        assert!(
            matches!(refusal, BadNetwork::Length { .. }),
            "{length}: {refusal}"
        );
    }
}

#[test]
fn weights_are_numbers() {
    for number in [f32::NAN, f32::INFINITY] {
        let refusal = shaped(|body| body[18..22].copy_from_slice(&number.to_le_bytes()));
        assert_eq!(refusal.unwrap_err(), BadNetwork::NotFinite);
    }
}

#[test]
fn ranks_rise() {
    for knot in [31.0_f32, 40.0] {
        let refusal = shaped(|body| body[18..22].copy_from_slice(&knot.to_le_bytes()));
        assert_eq!(refusal.unwrap_err(), BadNetwork::Ranks);
    }
}
