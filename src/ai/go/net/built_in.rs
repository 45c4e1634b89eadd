//! The networks that are part of the program, and the boards that each serves.

use std::sync::OnceLock;

use strum::VariantArray;

use super::network::Network;
use crate::board::Size;

/// A network that is part of the program. Lists have them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum BuiltIn {
    /// The one for all boards of 7 to 19 lines but 9×9.
    General,
    /// The one for 9×9 alone.
    Nine,
}

impl BuiltIn {
    /// The one that serves boards of a size; `None` where none was trained on
    /// them.
    #[must_use]
    pub fn for_size(size: Size) -> Option<Self> {
        match size.lines() {
            9 => Some(Self::Nine),
            7..=19 => Some(Self::General),
            _ => None,
        }
    }

    /// What lists of models call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::General => "jego",
            Self::Nine => "jego-9x9",
        }
    }

    /// The network itself, read when it is first asked for: a program that sees
    /// one size of boards only never reads the other. `None` if its file was
    /// damaged before the program was built, which tests rule out.
    #[must_use]
    pub fn network(self) -> Option<&'static Network> {
        static GENERAL: OnceLock<Option<Network>> = OnceLock::new();
        static NINE: OnceLock<Option<Network>> = OnceLock::new();
        let read = match self {
            Self::General => &GENERAL,
            Self::Nine => &NINE,
        };
        read.get_or_init(|| Network::read(self.file()).ok())
            .as_ref()
    }

    const fn file(self) -> &'static [u8] {
        match self {
            Self::General => include_bytes!("../../../../assets/go.network"),
            Self::Nine => include_bytes!("../../../../assets/go-9x9.network"),
        }
    }
}

impl Network {
    /// The network of this program for boards of a size; `None` where none was
    /// trained on them.
    #[must_use]
    pub fn for_size(size: Size) -> Option<&'static Self> {
        BuiltIn::for_size(size)?.network()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_7_to_19_lines_have_a_network_and_9x9_has_its_own() {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            let wanted = match lines {
                9 => Some(BuiltIn::Nine),
                7 | 8 | 10..=19 => Some(BuiltIn::General),
                _ => None,
            };
            assert_eq!(BuiltIn::for_size(size), wanted, "{size}");
            let found = Network::for_size(size);
            assert_eq!(found.is_some(), wanted.is_some(), "{size}");
            let network = wanted.and_then(BuiltIn::network);
            assert_eq!(
                found.map(std::ptr::from_ref),
                network.map(std::ptr::from_ref)
            );
        }
    }

    #[test]
    fn each_has_a_file_and_a_name_of_its_own() {
        let [general, nine] = [BuiltIn::General, BuiltIn::Nine].map(|of| of.network().unwrap());
        assert!(!std::ptr::eq(general, nine));
        let mut names: Vec<&str> = BuiltIn::VARIANTS.iter().map(|of| of.name()).collect();
        names.dedup();
        assert_eq!(names.len(), BuiltIn::VARIANTS.len());
    }
}
