//! What is said about the present move.

use egui::{Id, RichText, TextEdit, Ui, vec2};

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

/// The comment of a turn, below `heads`, its name and remarks in the file.
/// Returns what was written.
pub(crate) fn comment_field_ui(
    ui: &mut Ui,
    turn: TurnId,
    (comment, heads): (&str, &[String]),
    draft: &mut CommentDraft,
    style: Style,
) -> Option<String> {
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
    let mut written = None;
    egui::ScrollArea::vertical()
        .id_salt("comment")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let edit = TextEdit::multiline(&mut draft.text)
                .id(field())
                .hint_text(style.language.say(TableWords::CommentHint))
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, ui.available_height()));
            let response = ui.add(edit);
            let name = style.language.say(TableWords::Comment);
            let text = draft.text.clone();
            response.widget_info(|| {
                let mut info = egui::WidgetInfo::text_edit(true, "", text.clone(), "");
                info.label = Some(name.to_owned());
                info.role = egui::Role::MultilineTextInput;
                info
            });
            written = response.changed().then(|| draft.text.clone());
        });
    written
}
