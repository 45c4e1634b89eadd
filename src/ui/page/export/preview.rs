//! How an export will look: a page of it, on which a part of the board can be
//! chosen.

use egui::{
    ColorImage, Context, Image, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind,
    TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, load::SizedTexture, vec2,
};

use crate::board::Point;
use crate::figure::{Figure, Part};
use crate::ui::jobs::Preview;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls::{plain_button, quiet_label};
use crate::words::PublishingWords as Words;

/// Previews are made anew only where the room for them has changed by so much.
const STEP: f32 = 64.0;
/// The largest preview, in pixels a side.
const LARGEST: f32 = 2048.0;

/// The place for the preview.
#[derive(Default)]
pub(super) struct PreviewPane {
    shown: Option<(TextureHandle, Preview)>,
    /// How many pixels there are for it.
    room: Option<(u32, u32)>,
    /// Where someone began to drag.
    corner: Option<Point>,
}

impl std::fmt::Debug for PreviewPane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let preview = self.shown.as_ref().map(|(_, preview)| preview);
        f.debug_struct("PreviewPane")
            .field("shown", &preview)
            .field("room", &self.room)
            .finish_non_exhaustive()
    }
}

impl PreviewPane {
    /// Shows nothing.
    pub(super) fn clear(&mut self) {
        self.shown = None;
        self.corner = None;
    }

    /// Shows this.
    pub(super) fn show(&mut self, preview: Preview, ctx: &Context) {
        let image = preview.image.clone();
        let texture = ctx.load_texture("export preview", image, TextureOptions::LINEAR);
        self.shown = Some((texture, preview));
    }

    /// What is seen.
    pub(super) fn image(&self) -> Option<&ColorImage> {
        self.shown.as_ref().map(|(_, preview)| &preview.image)
    }

    /// How many pixels there are for it, once that is known.
    pub(super) const fn room(&self) -> Option<(u32, u32)> {
        self.room
    }

    /// Where there are several pages: which this is, and the way to the others.
    pub(super) fn pages_ui(&self, ui: &mut Ui, style: Style) -> Option<usize> {
        let (_, preview) = self.shown.as_ref()?;
        if preview.pages < 2 {
            return None;
        }
        let language = style.language;
        let (page, last) = (preview.page, preview.pages - 1);
        let mut wanted = None;
        ui.horizontal(|ui| {
            let before = plain_button("◀");
            let before = ui.add_enabled(page > 0, before);
            let name = language.say(Words::PreviousPage);
            before.widget_info(|| WidgetInfo::labeled(egui::Role::Button, page > 0, name));
            if before.on_hover_text(name).clicked() {
                wanted = Some(page - 1);
            }
            let text = language.fill(Words::Page, &[&(page + 1), &preview.pages]);
            ui.label(RichText::new(text).color(style.colors.quiet));
            let next = ui.add_enabled(page < last, plain_button("▶"));
            let name = language.say(Words::NextPage);
            next.widget_info(|| WidgetInfo::labeled(egui::Role::Button, page < last, name));
            if next.on_hover_text(name).clicked() {
                wanted = Some(page + 1);
            }
        });
        wanted
    }

    /// The picture, or the text; the part of the board that was dragged over.
    pub(super) fn pane_ui(&mut self, ui: &mut Ui, style: Style) -> Option<Part> {
        let language = style.language;
        let hint = ui.text_style_height(&egui::TextStyle::Body) + theme::GRID;
        let room = ui.available_size() - vec2(0.0, hint);
        let room = room.max(Vec2::splat(STEP));
        let pixels = room * ui.pixels_per_point();
        let steps = |pixels: f32| ((pixels / STEP).floor().max(1.0) * STEP).min(LARGEST) as u32;
        self.room = Some((steps(pixels.x), steps(pixels.y)));
        let (texture, preview) = self.shown.as_ref()?;
        if let Some(text) = &preview.text {
            ScrollArea::both()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    let text = RichText::new(text).monospace().size(theme::SMALL);
                    ui.add(egui::Label::new(text.color(style.colors.text)).extend());
                });
            return None;
        }
        let [width, height] = preview.image.size.map(|side| side as f32);
        let scale = (room.x / width).min(room.y / height);
        let size = vec2(width, height) * scale;
        let sense = match preview.figure {
            Some(_) => Sense::click_and_drag(),
            None => Sense::hover(),
        };
        let image = Image::from_texture(SizedTexture::new(texture.id(), size)).sense(sense);
        let response = ui.vertical_centered(|ui| ui.add(image)).inner;
        let name = language.say(Words::Preview);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
        let rect = response.rect;
        let edge = Stroke::new(1.0, style.colors.line);
        ui.painter()
            .rect_stroke(rect, 0.0, edge, StrokeKind::Outside);
        let figure = preview.figure.as_ref()?;
        quiet_label(ui, style.colors, language.say(Words::DragPart));
        let point = |at: Pos2| point_at(figure, rect, at);
        if response.drag_started() {
            self.corner = ui.input(|input| input.pointer.press_origin()).map(point);
        }
        let here = response.interact_pointer_pos().map(point);
        let (Some(corner), Some(here)) = (self.corner, here) else {
            return None;
        };
        let part = Part::between(figure.size(), corner, here);
        let chosen = part_rect(figure, rect, part);
        let stroke = Stroke::new(2.0, style.colors.accent);
        let fill = style.colors.accent.gamma_multiply(0.18);
        ui.painter()
            .rect(chosen, 2.0, fill, stroke, StrokeKind::Middle);
        if !response.drag_stopped() {
            return None;
        }
        self.corner = None;
        // A board of one line is a slip of the hand.
        (part.columns() > 1 && part.rows() > 1).then_some(part)
    }
}

/// How far lines are apart in a picture of a figure.
fn cell(figure: &Figure, rect: Rect) -> f32 {
    rect.width() / figure.extent().0
}

fn point_at(figure: &Figure, rect: Rect, at: Pos2) -> Point {
    let far = (at - rect.min) / cell(figure, rect);
    figure.point_near((far.x, far.y))
}

/// Where a part is in a picture of a figure.
fn part_rect(figure: &Figure, rect: Rect, part: Part) -> Rect {
    let cell = cell(figure, rect);
    let place = |point: Point| {
        let (x, y) = figure.place(point);
        rect.min + vec2(x, y) * cell
    };
    Rect::from_min_max(place(part.first()), place(part.last())).expand(cell / 2.0)
}
