//! What is chosen on the page.

use std::num::NonZeroUsize;

use egui::{ComboBox, DragValue, Id, RichText, Ui};

use crate::board::Size;
use crate::document::{FigureOptions, Format, Paper, PictureSize, Publication, Subject};
use crate::figure::{
    Coordinates, FigureBreaks, GameLine, Look, Numbering, Part, PartChoice, ShownNumbers,
};
use crate::game::TurnId;
use crate::record::{AnyRecord, GameKind, Record};
use crate::session::Playable;
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::{Language, PublishingWords as Words};

/// The kinds of things that are exported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    #[default]
    Position,
    Figures,
    Line,
    Kifu,
}

impl Shown {
    const ALL: [Self; 4] = [Self::Position, Self::Figures, Self::Line, Self::Kifu];

    const fn name(self) -> Words {
        match self {
            Self::Position => Words::Position,
            Self::Figures => Words::Figures,
            Self::Line => Words::Line,
            Self::Kifu => Words::Kifu,
        }
    }

    /// The formats it can have, the usual one first.
    const fn formats(self) -> &'static [Format] {
        match self {
            Self::Position | Self::Figures => &[
                Format::Png,
                Format::Svg,
                Format::Pdf,
                Format::Text,
                Format::Wiki,
            ],
            Self::Line => &[Format::Gif, Format::Apng, Format::Sgf],
            Self::Kifu => &[
                Format::Pdf,
                Format::Html,
                Format::Svg,
                Format::Png,
                Format::Text,
                Format::Wiki,
            ],
        }
    }
}

/// What is chosen.
#[derive(Debug)]
pub(super) struct ExportForm {
    shown: Shown,
    format: Format,
    from: usize,
    to: usize,
    part: PartChoice,
    numbering: Numbering,
    /// How many of the last moves of a position are numbered.
    last: usize,
    coordinates: bool,
    marks: bool,
    comments: bool,
    breaks_of_file: bool,
    per_figure: usize,
    look: Look,
    paper: Paper,
    width: u32,
    tenths: u32,

    // The game it is about.
    cursor: TurnId,
    moves: usize,
    board: (GameKind, Size),
}

impl Default for ExportForm {
    fn default() -> Self {
        Self {
            shown: Shown::Position,
            format: Format::Png,
            from: 1,
            to: 1,
            part: PartChoice::OfFile,
            numbering: Numbering::OfFile,
            last: 0,
            coordinates: true,
            marks: true,
            comments: false,
            breaks_of_file: true,
            per_figure: FigureBreaks::USUAL.get(),
            look: Look::Print,
            paper: Paper::A4,
            width: PictureSize::USUAL.0,
            tenths: 10,
            cursor: TurnId::START,
            moves: 0,
            board: (GameKind::Go, Size::NINETEEN),
        }
    }
}

impl ExportForm {
    /// Begins with a game that stands at a turn.
    pub(super) fn begin(&mut self, record: &AnyRecord, cursor: TurnId) {
        self.cursor = cursor;
        let (moves, here) = match record {
            AnyRecord::Go(record) => line_lengths(record, cursor),
            AnyRecord::Othello(record) => line_lengths(record, cursor),
            AnyRecord::Aligne4(_) => (0, 0),
        };
        self.moves = moves;
        // The moves before this one, as many as a figure has.
        self.to = here.max(1);
        self.from = self.to.saturating_sub(self.per_figure) + 1;
        let board = (record.kind(), record.size());
        if board != self.board {
            self.part = PartChoice::OfFile;
        }
        self.board = board;
    }

    /// Shows only this part of the board.
    pub(super) fn show_part(&mut self, part: Part) {
        self.part = PartChoice::Part(part);
    }

    /// What that comes to.
    pub(super) fn publication(&self) -> Publication {
        let range = self.from..=self.to;
        let subject = match self.shown {
            Shown::Position => Subject::Position(self.cursor),
            Shown::Figures => Subject::Moves(range),
            Shown::Line => Subject::Line((self.moves > 0).then_some(range)),
            Shown::Kifu => Subject::Kifu,
        };
        let every = NonZeroUsize::new(self.per_figure).unwrap_or(FigureBreaks::USUAL);
        Publication {
            figures: FigureOptions {
                part: self.part,
                numbering: self.numbering,
                numbers: match self.last {
                    0 => ShownNumbers::None,
                    last => ShownNumbers::Last(last),
                },
                coordinates: match self.coordinates {
                    true => Coordinates::Shown,
                    false => Coordinates::Hidden,
                },
                look: self.look,
            },
            marks: self.marks,
            comments: self.comments,
            breaks: match self.breaks_of_file {
                true => FigureBreaks::OfFile(every),
                false => FigureBreaks::Every(every),
            },
            paper: self.paper,
            width: PictureSize(self.width),
            hundredths: self.tenths * 10,
            ..Publication::new(subject, self.format)
        }
    }

    /// Shows what can be chosen.
    pub(super) fn form_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let say = |words: Words| language.say(words).to_owned();
        let shown = Shown::ALL.map(|of| (of, say(of.name())));
        let before = self.shown;
        choose_ui(ui, say(Words::Show), &mut self.shown, &shown, style);
        if self.shown != before {
            // Each has a format that is usual, and coordinates or not.
            if self.shown.formats() != before.formats() {
                self.format = self.shown.formats().first().copied().unwrap_or(self.format);
            }
            self.coordinates = self.shown != Shown::Kifu;
        }
        let formats = self.shown.formats().iter();
        let formats: Vec<_> = formats.map(|&of| (of, format_name(language, of))).collect();
        choose_ui(ui, say(Words::Format), &mut self.format, &formats, style);
        if matches!(self.shown, Shown::Figures | Shown::Line) && self.moves > 0 {
            self.range_ui(ui, style);
        }
        self.board_ui(ui, style);
        self.numbers_ui(ui, style);
        if self.shown == Shown::Kifu {
            ui.checkbox(&mut self.comments, say(Words::Comments));
        }
        self.picture_ui(ui, style);
    }

    /// From which move to which.
    fn range_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        ui.horizontal_wrapped(|ui| {
            let from = ui.label(language.say(Words::From)).id;
            number_ui(ui, from, &mut self.from, 1..=self.moves);
            let to = ui.label(language.say(Words::To)).id;
            number_ui(ui, to, &mut self.to, 1..=self.moves);
        });
        self.to = self.to.max(self.from);
        ui.add_space(theme::GRID);
    }

    /// How much of the board is shown, and what around it.
    fn board_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let say = |words: Words| language.say(words).to_owned();
        if self.shown != Shown::Kifu {
            let (kind, size) = self.board;
            let mut parts = vec![
                (PartChoice::OfFile, say(Words::WholeBoard)),
                (PartChoice::Around, say(Words::AroundStones)),
            ];
            let named = [
                ("top-left", Words::TopLeft),
                ("top-right", Words::TopRight),
                ("bottom-left", Words::BottomLeft),
                ("bottom-right", Words::BottomRight),
                ("top", Words::Top),
                ("bottom", Words::Bottom),
                ("left", Words::Left),
                ("right", Words::Right),
            ];
            for (name, words) in named {
                if let Ok(part) = PartChoice::parse(name, kind, size) {
                    parts.push((part, say(words)));
                }
            }
            if let PartChoice::Part(part) = self.part
                && parts.iter().all(|(of, _)| *of != self.part)
            {
                parts.push((self.part, part.name(kind)));
            }
            choose_ui(ui, say(Words::Part), &mut self.part, &parts, style);
        }
        ui.checkbox(&mut self.coordinates, say(Words::Coordinates));
        ui.checkbox(&mut self.marks, say(Words::Marks));
    }

    fn numbers_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let say = |words: Words| language.say(words).to_owned();
        match self.shown {
            Shown::Position | Shown::Line => {
                ui.horizontal_wrapped(|ui| {
                    let label = ui.label(say(Words::LastNumbers)).id;
                    number_ui(ui, label, &mut self.last, 0..=self.moves);
                });
            }
            Shown::Figures | Shown::Kifu => {
                let numberings = [
                    (Numbering::OfFile, say(Words::AsInFile)),
                    (Numbering::Whole, say(Words::Whole)),
                    (Numbering::FromOne, say(Words::FromOne)),
                    (Numbering::LastDigits, say(Words::LastDigits)),
                    (Numbering::Hidden, say(Words::NoNumbers)),
                ];
                let name = say(Words::Numbers);
                choose_ui(ui, name, &mut self.numbering, &numberings, style);
            }
        }
        if self.shown == Shown::Kifu {
            ui.checkbox(&mut self.breaks_of_file, say(Words::BreaksOfFile));
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(say(Words::MovesInFigure)).id;
                number_ui(ui, label, &mut self.per_figure, 1..=500);
            });
        }
        ui.add_space(theme::GRID);
    }

    /// Colors, paper and size, as far as the format has them.
    fn picture_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let say = |words: Words| language.say(words).to_owned();
        let is_text = matches!(self.format, Format::Text | Format::Wiki | Format::Sgf);
        let on_paper = self.format == Format::Pdf || self.shown == Shown::Kifu;
        if on_paper && !is_text && self.format != Format::Html {
            let papers = [Paper::A4, Paper::Letter].map(|of| (of, of.name().to_owned()));
            choose_ui(ui, say(Words::Paper), &mut self.paper, &papers, style);
        }
        if !on_paper && !is_text {
            let looks = [
                (Look::Print, say(Words::Print)),
                (Look::Wood, say(Words::Wood)),
            ];
            choose_ui(ui, say(Words::Look), &mut self.look, &looks, style);
        }
        if matches!(
            self.format,
            Format::Png | Format::Svg | Format::Gif | Format::Apng
        ) {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(say(Words::Width)).id;
                let most = if self.shown == Shown::Line {
                    1600
                } else {
                    8192
                };
                number_ui(ui, label, &mut self.width, 32..=most);
            });
        }
        if matches!(self.format, Format::Gif | Format::Apng) {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(say(Words::Pace)).id;
                let mut seconds = f64::from(self.tenths) / 10.0;
                let drag = DragValue::new(&mut seconds).range(0.1..=60.0).speed(0.1);
                accessibility::number(&ui.add(drag.max_decimals(1)).labelled_by(label));
                self.tenths = (seconds * 10.0).round() as u32;
            });
        }
    }
}

/// How many moves a line has, and how many of them lead to a turn.
fn line_lengths<G: Playable>(record: &Record<G>, cursor: TurnId) -> (usize, usize) {
    let line = GameLine::of_cursor(record);
    (line.moves().len(), line.moves_to(cursor))
}

fn format_name(language: Language, format: Format) -> String {
    match format {
        Format::Text => language.say(Words::Text).to_owned(),
        Format::Wiki => language.say(Words::Wiki).to_owned(),
        Format::Svg
        | Format::Png
        | Format::Pdf
        | Format::Html
        | Format::Gif
        | Format::Apng
        | Format::Sgf => format.ending().to_uppercase(),
    }
}

/// A name, and below it a list to choose from.
fn choose_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: String,
    value: &mut T,
    options: &[(T, String)],
    style: Style,
) {
    let text = RichText::new(&name).color(style.colors.quiet);
    let label = ui.label(text).id;
    let chosen = options.iter().find(|(option, _)| option == value);
    let chosen = chosen.map_or_else(String::new, |(_, name)| name.clone());
    let combo = ComboBox::from_id_salt(&name).selected_text(&chosen);
    let shown = combo
        .width(ui.available_width().min(260.0))
        .show_ui(ui, |ui| {
            for (option, name) in options {
                ui.selectable_value(value, *option, name);
            }
        });
    accessibility::value(&shown.response.labelled_by(label), &chosen);
    ui.add_space(theme::GRID / 2.0);
}

/// A whole number.
fn number_ui<N: egui::emath::Numeric>(
    ui: &mut Ui,
    label: Id,
    value: &mut N,
    range: std::ops::RangeInclusive<N>,
) {
    let drag = DragValue::new(value).range(range).speed(0.2);
    accessibility::number(&ui.add(drag).labelled_by(label));
}
