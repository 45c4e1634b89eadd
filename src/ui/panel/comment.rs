//! What is said about the present move.

use std::ops::Range;

use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{
    Galley, Id, Rect, Response, RichText, Sense, Stroke, TextBuffer, TextEdit, Ui, pos2, vec2,
};

use crate::game::TurnId;
use crate::ui::theme::Style;
use crate::words::TableWords;

/// The words that are being written, and about which turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct CommentDraft {
    turn: Option<TurnId>,
    text: String,
}

/// The id of the comment field, so that a command can focus it.
pub(crate) fn field() -> Id {
    Id::unique("comment of the move")
}

/// A point or a move that the comment names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommentLink {
    /// Where it stands in the comment, in bytes.
    pub(crate) range: Range<usize>,
    /// What screen readers call it.
    pub(crate) name: String,
}

/// What was done in the field of the comment.
#[derive(Debug, Default)]
pub(crate) struct CommentEvents {
    /// What was written.
    pub(crate) written: Option<String>,
    /// The link that the pointer, or the keyboard, is on.
    pub(crate) pointed: Option<usize>,
    /// The link that was followed.
    pub(crate) followed: Option<usize>,
}

/// The comment of a turn, below `heads`, its name and remarks in the file.
pub(crate) fn comment_field_ui(
    ui: &mut Ui,
    turn: TurnId,
    (comment, heads): (&str, &[String]),
    links: &[CommentLink],
    draft: &mut CommentDraft,
    style: Style,
) -> CommentEvents {
    let focused = ui.memory(|memory| memory.has_focus(field()));
    // Another turn, or a comment that changed elsewhere.
    if draft.turn != Some(turn) || (!focused && draft.text != comment) {
        draft.turn = Some(turn);
        comment.clone_into(&mut draft.text);
    }
    let title = RichText::new(style.language.say(TableWords::Comment)).color(style.colors.quiet);
    ui.label(title);
    for head in heads {
        let head = RichText::new(head).color(style.colors.accent);
        ui.add(egui::Label::new(head).wrap());
    }
    // Links that were found in other words lead nowhere.
    let links = if draft.text == comment { links } else { &[] };
    let mut events = CommentEvents::default();
    egui::ScrollArea::vertical()
        .id_salt("comment")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let ranges: Vec<Range<usize>> = links.iter().map(|link| link.range.clone()).collect();
            let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
                let job = linked(text.as_str(), &ranges, width, ui, style);
                ui.fonts_mut(|fonts| fonts.layout_job(job))
            };
            let output = TextEdit::multiline(&mut draft.text)
                .id(field())
                .hint_text(style.language.say(TableWords::CommentHint))
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, ui.available_height()))
                .layouter(&mut layouter)
                .show(ui);
            let response = &output.response.response;
            let name = style.language.say(TableWords::Comment);
            let text = draft.text.clone();
            response.widget_info(|| {
                let mut info = egui::WidgetInfo::text_edit(true, "", text.clone(), "");
                info.label = Some(name.to_owned());
                info.role = egui::Role::MultilineTextInput;
                info
            });
            events.written = response.changed().then(|| draft.text.clone());
            let writing = response.has_focus();
            for (index, link) in links.iter().enumerate() {
                let places = places(&output.galley, &draft.text, &link.range);
                let at = output.galley_pos.to_vec2();
                let places: Vec<Rect> = places.into_iter().map(|it| it.translate(at)).collect();
                let shown = link_ui(ui, index, link, &places, writing);
                if shown.hovered() || shown.has_focus() {
                    events.pointed = Some(index);
                }
                if shown.clicked() {
                    events.followed = Some(index);
                }
            }
        });
    events
}

/// The comment with its links in the color of links, underlined.
fn linked(text: &str, links: &[Range<usize>], width: f32, ui: &Ui, style: Style) -> LayoutJob {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let plain = TextFormat::simple(font.clone(), style.colors.text);
    let mut link = TextFormat::simple(font, style.colors.accent);
    link.underline = Stroke::new(1.0, style.colors.accent);
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut end = 0;
    for range in links {
        // While it is written, a text may be another for a moment.
        let (Some(before), Some(words)) = (text.get(end..range.start), text.get(range.clone()))
        else {
            break;
        };
        job.append(before, 0.0, plain.clone());
        job.append(words, 0.0, link.clone());
        end = range.end;
    }
    job.append(text.get(end..).unwrap_or_default(), 0.0, plain);
    job
}

/// Where a link stands: on one row, or on several where it is broken.
fn places(galley: &Galley, text: &str, range: &Range<usize>) -> Vec<Rect> {
    let chars = |bytes: usize| text.get(..bytes).map_or(0, |part| part.chars().count());
    let mut places: Vec<Rect> = Vec::new();
    for index in chars(range.start)..chars(range.end) {
        let here = galley.pos_from_cursor(CCursor::new(index));
        let next = galley.pos_from_cursor(CCursor::new(index + 1));
        let right = if next.top() > here.top() {
            here.left()
        } else {
            next.left()
        };
        let sign = Rect::from_min_max(here.left_top(), pos2(right, here.bottom()));
        match places.last_mut() {
            Some(last) if last.top() >= sign.top() => *last = last.union(sign),
            Some(_) | None => places.push(sign),
        }
    }
    places
}

/// A link over its words. While someone writes, a click belongs to the text, unless
/// Ctrl is held.
fn link_ui(ui: &Ui, index: usize, link: &CommentLink, places: &[Rect], writing: bool) -> Response {
    let follows = !writing || ui.input(|input| input.modifiers.command);
    let sense = if follows {
        Sense::click()
    } else {
        Sense::hover()
    };
    let mut all: Option<Response> = None;
    for (part, place) in places.iter().enumerate() {
        // Tab stops once at a link that is broken.
        let sense = if part == 0 {
            sense
        } else {
            sense - Sense::FOCUSABLE
        };
        let id = field().with(("link", index, part));
        let response = ui.interact(*place, id, sense);
        all = Some(match all {
            Some(before) => before.union(response),
            None => response,
        });
    }
    let response = all.unwrap_or_else(|| {
        ui.interact(Rect::NOTHING, field().with(("link", index)), Sense::hover())
    });
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &link.name));
    if follows {
        return response.on_hover_cursor(egui::CursorIcon::PointingHand);
    }
    response
}
