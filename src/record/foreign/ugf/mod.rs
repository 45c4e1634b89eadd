//! UGF and UGI, the format of Pandanet and of Japanese newspapers.
//!
//! Sections under a name in brackets: `[Header]` has the game, `[Data]` the
//! moves. What people wrote beside them is read in [`remarks`].

mod game;
mod remarks;

use super::fields::lines;
use crate::record::problem::{Fault, FaultLog};
use crate::record::property::Collection;
use game::Game;
use remarks::Remarks;

/// Whether a text looks like UGF: the first line that is no remark begins the
/// header.
pub(super) fn recognise(text: &str) -> bool {
    let mut lines = lines(text).map(|(_, line)| line.trim());
    lines
        .find(|line| !line.is_empty() && !line.starts_with('#'))
        .is_some_and(|line| line.eq_ignore_ascii_case("[Header]"))
}

/// Reads a game.
pub(super) fn read(text: &str, found: &mut FaultLog) -> Collection {
    let mut game = Game::new();
    let mut note = |offset, line: &str| found.add(offset, || Fault::Line(line.to_owned()));
    // The size and the direction of the rows are needed for all the rest.
    for (offset, section, line) in sections(text) {
        if section == Section::Header && !game.tell(line) {
            note(offset, line);
        }
    }
    let mut remarks = Remarks::default();
    for (offset, section, line) in sections(text) {
        game.draft.at = offset;
        let read = match section {
            Section::Header => true,
            Section::Data => game.follow(line),
            Section::Figure => remarks.figure(&mut game, line),
            Section::Review => remarks.review(&mut game, line),
            Section::Comments => remarks.comment(&mut game, line),
            Section::Other => false,
        };
        if !read {
            note(offset, line);
        }
    }
    game.finish(text)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Header,
    Data,
    Figure,
    Review,
    Comments,
    Other,
}

impl Section {
    /// The section that a line begins. In a text that people wrote, brackets
    /// are nothing special.
    fn begun_by(line: &str, within: Self) -> Option<Self> {
        let name = line.strip_prefix('[')?.strip_suffix(']')?;
        match name.to_ascii_lowercase().as_str() {
            "header" => Some(Self::Header),
            "data" => Some(Self::Data),
            "figure" => Some(Self::Figure),
            "reviewnode" => Some(Self::Review),
            "reviewcomment" => Some(Self::Comments),
            "remote" | "files" | "messageline" => Some(Self::Other),
            _ => (!matches!(within, Self::Figure | Self::Comments)).then_some(Self::Other),
        }
    }
}

/// The lines to be read, each with its section. Of pictures, advertisements
/// and other sections there is only the name, so that it can be told that they
/// were left out.
fn sections(text: &str) -> impl Iterator<Item = (usize, Section, &str)> {
    // Only remarks can stand above the first section.
    let mut section = Section::Other;
    lines(text).filter_map(move |(offset, line)| {
        let line = line.trim();
        let begun = Section::begun_by(line, section);
        section = begun.unwrap_or(section);
        let named = begun.is_some() == (section == Section::Other);
        (named && !line.is_empty()).then_some((offset, section, line))
    })
}

#[cfg(test)]
mod tests {
    use crate::record::foreign::testing::Told;

    fn game(header: &str, data: &str) -> Told {
        Told::of(&format!(
            "# remark\n[Header]\nVer=UGF3,200\nCrypt=0,PLAIN_UGF_FILE,READ_WRITE\n{header}\n[Data]\n{data}\n"
        ))
    }

    #[test]
    fn a_game_is_read_with_its_players_and_moves() {
        let told = game(
            "Title=3rd,Sora Cup,final\nPlace=PANDA-NET\nDate=2021/03/08,22:09:00,2021/03/09,01:00:00\n\
             Rule=JPN\nSize=19\nHdcp=0,6.50\nPtime=J;60;0;0,J;60;0;0,0,0\nWinner=W,2.50\nMoves=3\n\
             CoordinateType=IGS\nComment=\nPlayerB=umi,7d,,umi@example.org\nPlayerW=mori,2k?,,",
            "QP,B1,1,12\nDC,W1,2,0 '00:00:31\nYA,B1,3,0",
        );
        assert_eq!(
            told.root,
            "GM[1] SZ[19] EV[3rd Sora Cup final] PC[PANDA-NET] DT[2021-03-08] RU[Japanese] KM[6.5] \
             TM[3600] RE[W+2.5] BR[7d] PB[umi] WR[2k?] PW[mori] GC[Ver: UGF3,200\n\
             Crypt: 0,PLAIN_UGF_FILE,READ_WRITE\nPtime: J;60;0;0,J;60;0;0,0,0\n\
             PlayerB: umi,7d,,umi@example.org]"
        );
        assert_eq!(told.moves, "B[qd] W[dq] B[]");
        assert_eq!(told.problems, [""; 0]);
    }

    #[test]
    fn rows_are_counted_from_the_top_unless_the_file_says_igs() {
        assert_eq!(
            game("Size=9\nCoordinateType=JPN", "BC,B1,1,0").moves,
            "B[bc]"
        );
        assert_eq!(
            game("Size=9\nCoordinateType=IGS", "BC,B1,1,0").moves,
            "B[bg]"
        );
    }

    #[test]
    fn handicap_stones_have_no_number_or_only_their_count_is_told() {
        let header = "Size=19\nHdcp=3,0.50";
        let told = game(
            header,
            "PD,B1,0,0\nDP,B1,0,0\nDD,B1,0,0\nDD,B1,0,0\nPP,W1,1,0",
        );
        assert!(
            told.root.contains("KM[0.5] HA[3] AB[pd][dp][dd] "),
            "{}",
            told.root
        );
        assert_eq!(told.problems, ["line 11: \"DD,B1,0,0\""]);
        let told = game(header, "CC,W1,1,0");
        assert!(told.root.contains("HA[3] AB[pd][dp][pp] "), "{}", told.root);
        let told = game(header, "CC,B1,1,0");
        assert!(!told.root.contains("AB["), "{}", told.root);
    }

    #[test]
    fn results_of_every_kind_are_read() {
        for (winner, expected) in [
            ("B,7.50", "RE[B+7.5]"),
            ("W,R", "RE[W+R]"),
            ("B,Time", "RE[B+T]"),
            ("W", "RE[W+]"),
            ("D,0", "RE[0]"),
            ("V", "RE[Void]"),
            ("N,", "Winner: N,"),
        ] {
            let told = game(&format!("Winner={winner}"), "");
            assert!(told.root.contains(expected), "{winner}: {}", told.root);
        }
    }

    #[test]
    fn a_broken_line_is_left_out_and_named() {
        let told = game(
            "Size=50\nnonsense",
            "AA,B1,1,0\nTA,W1,2,0\nAB\nA1,W1,3,0\nAB,X,3,0\nYZ,MK,4,0\n[Files]\nlots of it\n[Data]\nBB,B1,5,0",
        );
        assert_eq!(told.moves, "B[aa] W[] B[bb]");
        let expected = [
            "5: \"Size=50\"",
            "6: \"nonsense\"",
            "9: \"TA,W1,2,0\"",
            "10: \"AB\"",
            "11: \"A1,W1,3,0\"",
            "12: \"AB,X,3,0\"",
            "14: \"[Files]\"",
        ];
        assert_eq!(
            told.problems,
            expected.map(|problem| format!("line {problem}"))
        );
        let told = Told::of("[Header]\nCrypt=9666,X\n[Data]\n");
        assert_eq!(told.problems, ["line 2: \"Crypt=9666,X\""]);
    }
}
