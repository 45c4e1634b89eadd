//! Games as Asian servers write them, turned into SGF.
//!
//! Each reader takes text that is decoded already and gives one game in SGF
//! properties; what SGF has no property for is kept as lines of the game's
//! comment. A line that cannot be read is listed and left out. None of these
//! formats is described by those who made it: what is known of them was
//! gathered from files.

mod draft;
mod fields;
mod gib;
mod ngf;
mod ugf;
mod verdict;

use super::problem::FaultLog;
use super::property::Collection;

/// The formats of Asian servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foreign {
    /// WBaduk and Cyberoro.
    Ngf,
    /// Tygem.
    Gib,
    /// Pandanet.
    Ugf,
}

impl Foreign {
    /// The format of a text, told by what stands in it.
    pub(super) fn recognise(text: &str) -> Option<Self> {
        if gib::recognise(text) {
            return Some(Self::Gib);
        }
        if ugf::recognise(text) {
            return Some(Self::Ugf);
        }
        ngf::recognise(text).then_some(Self::Ngf)
    }

    /// The game in a text; `None` if nothing can be made of it.
    pub(super) fn read(self, text: &str, found: &mut FaultLog) -> Option<Collection> {
        match self {
            Self::Ngf => ngf::read(text, found),
            Self::Gib => Some(gib::read(text, found)),
            Self::Ugf => Some(ugf::read(text, found)),
        }
    }
}

/// What was read from a text, in words that a test can compare.
#[cfg(test)]
mod testing {
    use super::Foreign;
    use crate::record::problem::{Fault, FaultLog};

    #[derive(Debug)]
    pub(super) struct Told {
        /// The properties of the first node.
        pub(super) root: String,
        /// Those of all others, each before what follows it.
        pub(super) moves: String,
        /// How many nodes branch.
        pub(super) branches: usize,
        /// What could not be read, each with its line.
        pub(super) problems: Vec<String>,
    }

    impl Told {
        pub(super) fn of(text: &str) -> Self {
            let mut found = FaultLog::default();
            let format = Foreign::recognise(text).expect("the format is recognised");
            let games = format.read(text, &mut found).expect("there is a game");
            let root = games.games()[0];
            let properties = |node, between| {
                let all: Vec<String> = games
                    .properties(node)
                    .map(|property| format!("{property:?}"))
                    .collect();
                all.join(between)
            };
            let moves: Vec<String> = games
                .descendants(root)
                .skip(1)
                .map(|node| properties(node, ""))
                .collect();
            let problems = found.placed_in(text);
            let told = |problem: &crate::record::Problem| {
                let Fault::Line(line) = &problem.fault else {
                    panic!("{}", problem.fault);
                };
                format!("line {}: {line:?}", problem.place.line)
            };
            Self {
                root: properties(root, " "),
                moves: moves.join(" "),
                branches: games
                    .descendants(root)
                    .filter(|&node| games.branches(node))
                    .count(),
                problems: problems.listed().iter().map(told).collect(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::Told;
    use super::*;
    use crate::record::charset;
    use crate::record::sgf;

    const SAMPLES: [(Foreign, &str, &[u8]); 3] = [
        (
            Foreign::Ngf,
            "EUC-KR",
            include_bytes!("../../../tests/data/foreign/korean-names.ngf"),
        ),
        (
            Foreign::Gib,
            "GBK",
            include_bytes!("../../../tests/data/foreign/nine-moves.gib"),
        ),
        (
            Foreign::Ugf,
            "Shift_JIS",
            include_bytes!("../../../tests/data/foreign/reviewed.ugi"),
        ),
    ];

    fn decoded(bytes: &[u8]) -> charset::Decoded {
        charset::decode(bytes.to_vec(), None, &mut FaultLog::default())
    }

    #[test]
    fn files_are_recognised_and_read_without_a_problem() {
        let mut roots = Vec::new();
        for (format, charset, bytes) in SAMPLES {
            let decoded = decoded(bytes);
            assert_eq!(decoded.charset, charset, "{format:?}");
            assert_eq!(Foreign::recognise(&decoded.text), Some(format));
            let told = Told::of(&decoded.text);
            assert_eq!(told.problems, [""; 0], "{format:?}");
            roots.push(told.root);
        }
        let [ngf, gib, ugf] = roots.try_into().unwrap();
        assert!(
            ngf.contains("WR[5d*] PW[푸른하늘] BR[3d] PB[겨울바다]"),
            "{ngf}"
        );
        assert!(
            gib.contains("WR[3d] PW[青山流水] BR[2d] PB[石上清泉]"),
            "{gib}"
        );
        assert!(ugf.contains("BR[4d] PB[北風] WR[5d] PW[南野]"), "{ugf}");
    }

    #[test]
    fn other_texts_are_not_taken_for_a_format() {
        for text in [
            "",
            "(;GM[1]SZ[19];B[pd])",
            "[Event \"chess\"]\n1. e4 e5",
            "title\n19\nno moves",
            "title\nnineteen\nPMABBREER",
            "GI\nPMABBREER",
            "see [Header]\n[Header]",
            "\\[GAMENAME=x\\]",
        ] {
            assert_eq!(Foreign::recognise(text), None, "{text:?}");
        }
    }

    /// A small source of numbers, the same in every run.
    struct Source(u64);

    impl Source {
        fn below(&mut self, end: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % end.max(1) as u64) as usize
        }
    }

    #[test]
    fn a_damaged_file_still_gives_a_game_that_can_be_written() {
        let mut source = Source(0x9e37_79b9_7f4a_7c15);
        for (format, _, bytes) in SAMPLES {
            let whole = decoded(bytes).text.into_bytes();
            for round in 0..2_000 {
                let mut bytes = whole.clone();
                for _ in 0..=source.below(8) {
                    let (at, other) = (source.below(bytes.len()), source.below(whole.len()));
                    match source.below(4) {
                        0 => bytes.truncate(at + 1),
                        1 => bytes[at] = whole[other],
                        2 => bytes[at] ^= 1 << source.below(8),
                        _ => {
                            let piece = &whole[other..whole.len().min(other + 40)];
                            bytes.splice(at..at, piece.iter().copied());
                        }
                    }
                }
                let text = String::from_utf8_lossy(&bytes);
                let mut found = FaultLog::default();
                if let Some(games) = format.read(&text, &mut found) {
                    let written = sgf::write(&games);
                    let again = sgf::parse(&written);
                    assert!(again.is_ok(), "{format:?}, round {round}: {text}");
                }
                // A damaged file may look like another format.
                if let Some(format) = Foreign::recognise(&text) {
                    format.read(&text, &mut found);
                }
            }
        }
    }
}
