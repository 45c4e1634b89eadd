//! The sixteen pieces as they look.
//!
//! Each trait has a sign of its own that needs no color: dark or light, large
//! or small, a disc or a block, a paw or a leaf.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Vec2, vec2};

use crate::aligne4::{Piece, TraitValue};
use crate::settings::BoardLook;
use crate::ui::look::{BoardStyle, PieceStyle, Tone};

use super::emblem;

/// The radius of a small piece, of that of a large one.
const SMALL: f32 = 0.66;
/// Half the side of a block, of the radius of a disc: both look as large.
const BLOCK: f32 = 0.9;
/// The corner of a block, of half its side.
const CORNER: f32 = 0.26;
/// How much of the radius the emblem takes.
const EMBLEM: f32 = 0.60;

/// How opaque a piece is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Presence {
    /// All of it.
    Whole,
    /// Mixed to this share with a ground of this color. A piece is painted in
    /// layers, which would show through each other if they were transparent.
    Faded(f32, Color32),
}

/// The colors of a piece that is this opaque.
fn seen(tone: Tone, presence: Presence) -> Tone {
    let Presence::Faded(share, ground) = presence else {
        return tone;
    };
    let mixed = |color: Color32| ground.lerp_to_gamma(color, share);
    Tone {
        face: tone.face.map(mixed),
        edge: mixed(tone.edge),
        ring: mixed(tone.ring),
        emblem: mixed(tone.emblem),
    }
}

/// Any number of pieces and shadows, painted at once. What is added later
/// lies on top.
#[derive(Debug)]
pub(super) struct Tokens {
    style: &'static PieceStyle,
    pixel: f32,
    mesh: Mesh,
}

impl Tokens {
    pub(super) fn new(look: BoardLook, pixels_per_point: f32) -> Self {
        Self {
            style: &BoardStyle::of(look).pieces,
            pixel: pixels_per_point.recip(),
            mesh: Mesh::default(),
        }
    }

    /// Adds the shadow of a piece. `reach` is the radius of a large one,
    /// `height` 0 for one that stands and 1 for one about to.
    pub(super) fn shadow(
        &mut self,
        piece: Piece,
        center: Pos2,
        reach: f32,
        height: f32,
        strength: f32,
    ) {
        let radius = radius(piece, reach);
        let center = center + vec2(0.06, 0.12) * radius * (1.0 + 2.0 * height);
        let color = self.style.shadow;
        if color == Color32::TRANSPARENT {
            return;
        }
        let color = color.gamma_multiply(strength * (1.0 - 0.4 * height));
        let soft = radius * (0.22 + 0.10 * height);
        let outline = rounded(piece, center, radius - soft * 0.4, soft);
        self.fill(center, &outline, 2.0 * soft, |_| color);
    }

    /// Adds a piece.
    pub(super) fn piece(&mut self, piece: Piece, center: Pos2, reach: f32, presence: Presence) {
        let radius = radius(piece, reach);
        let tone = if piece.has(TraitValue::Black) {
            self.style.black
        } else {
            self.style.white
        };
        let tone = seen(tone, presence);
        let pixel = self.pixel;
        let line = (radius * 0.05).max(pixel);
        let [top, foot] = tone.face;
        let face = |place: Pos2| {
            let down = ((place.y - center.y) / radius + 1.0) / 2.0;
            top.lerp_to_gamma(foot, down.clamp(0.0, 1.0))
        };
        let gap = radius * 0.09 + line;
        let body = outline(piece, center, radius);
        self.fill(center, &body, pixel, |_| tone.edge);
        let layers: [(f32, &dyn Fn(Pos2) -> Color32); 3] =
            [(line, &face), (gap, &|_| tone.ring), (gap + line, &face)];
        for (inset, color) in layers {
            let inside = outline(piece, center, (radius - inset).max(0.0));
            self.fill(center, &inside, pixel, color);
        }
        let middle = top.lerp_to_gamma(foot, 0.5);
        self.emblem(piece, center, radius * EMBLEM, [tone.emblem, middle]);
    }

    /// Adds the hollow that a piece leaves behind.
    pub(super) fn hollow(&mut self, piece: Piece, center: Pos2, reach: f32, color: Color32) {
        let outline = outline(piece, center, radius(piece, reach) * 0.94);
        self.fill(center, &outline, self.pixel, |_| color);
    }

    /// The paw or the leaf, in its own color and with lines in that of the
    /// face.
    fn emblem(&mut self, piece: Piece, center: Pos2, scale: f32, [ink, face]: [Color32; 2]) {
        let shapes = if piece.has(TraitValue::Animal) {
            emblem::paw()
        } else {
            emblem::leaf(scale / self.pixel)
        };
        for shape in shapes {
            let color = match shape.part {
                emblem::EmblemPart::Body => ink,
                emblem::EmblemPart::Line => face,
            };
            let outline: Vec<Pos2> = shape
                .outline
                .iter()
                .map(|&at| center + at * scale)
                .collect();
            self.fill(center + shape.center * scale, &outline, self.pixel, |_| {
                color
            });
        }
    }

    /// Fills an outline, clockwise on the screen and seen whole from its
    /// center, with an edge that fades over `soft` points.
    fn fill(&mut self, center: Pos2, outline: &[Pos2], soft: f32, color: impl Fn(Pos2) -> Color32) {
        let first = self.mesh.vertices.len() as u32;
        let count = outline.len() as u32;
        self.mesh.colored_vertex(center, color(center));
        let before = outline.iter().cycle().skip(outline.len().saturating_sub(1));
        let after = outline.iter().cycle().skip(1);
        for ((&here, &before), &after) in outline.iter().zip(before).zip(after) {
            let along = after - before;
            let out = vec2(along.y, -along.x).normalized() * soft / 2.0;
            self.mesh.colored_vertex(here - out, color(here));
            self.mesh.colored_vertex(here + out, Color32::TRANSPARENT);
        }
        for index in 0..count {
            let here = first + 1 + 2 * index;
            let next = first + 1 + 2 * ((index + 1) % count);
            self.mesh.add_triangle(first, here, next);
            self.mesh.add_triangle(here, here + 1, next);
            self.mesh.add_triangle(next, here + 1, next + 1);
        }
    }

    /// Paints them all.
    pub(super) fn paint(self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(self.mesh);
        }
    }
}

/// How large a piece is where a large one has the radius `reach`.
fn radius(piece: Piece, reach: f32) -> f32 {
    if piece.has(TraitValue::Large) {
        reach
    } else {
        reach * SMALL
    }
}

/// The outline of a disc or of a block, clockwise on the screen.
fn outline(piece: Piece, center: Pos2, radius: f32) -> Vec<Pos2> {
    rounded(piece, center, radius, radius * BLOCK * CORNER)
}

/// The same with the corners of a block as round as is asked for.
fn rounded(piece: Piece, center: Pos2, radius: f32, corner: f32) -> Vec<Pos2> {
    const TURN: usize = 48;
    let angles = (0..TURN).map(|step| step as f32 / TURN as f32 * std::f32::consts::TAU);
    if piece.has(TraitValue::Round) {
        return angles
            .map(|turn| center + Vec2::angled(turn) * radius)
            .collect();
    }
    let half = radius * BLOCK;
    let corner = corner.min(half);
    let inner = Rect::from_center_size(center, Vec2::splat(2.0 * (half - corner)));
    // A quarter of the turn for each corner, beginning at the lower right.
    let corners = [
        inner.right_bottom(),
        inner.left_bottom(),
        inner.left_top(),
        inner.right_top(),
    ];
    let quarter = TURN / 4;
    let arcs = corners.into_iter().enumerate().flat_map(|(index, around)| {
        (0..=quarter).map(move |step| {
            let turn = (index as f32 + step as f32 / quarter as f32) * std::f32::consts::FRAC_PI_2;
            around + Vec2::angled(turn) * corner
        })
    });
    arcs.collect()
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};
    use strum::VariantArray as _;

    use super::*;
    use crate::aligne4::Trait;
    use crate::ui::raster::Raster;

    /// A piece alone, in shades of gray.
    fn gray(piece: Piece, look: BoardLook, reach: f32) -> Vec<u8> {
        const SIDE: f32 = 64.0;
        let ctx = Context::default();
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::splat(SIDE))),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            let mut tokens = Tokens::new(look, 1.0);
            let center = Pos2::new(SIDE / 2.0, SIDE / 2.0);
            tokens.piece(piece, center, reach, Presence::Whole);
            tokens.paint(ui.painter());
        });
        let mut raster = Raster::default();
        raster.update(&mut output.textures_delta);
        let primitives = ctx.tessellate(output.shapes, 1.0);
        let ground = Color32::from_gray(0x90);
        let image = raster.paint(&primitives, [SIDE as usize; 2], 1.0, ground);
        let light = |color: &Color32| {
            let [red, green, blue, _] = color.to_array().map(u32::from);
            ((red * 299 + green * 587 + blue * 114) / 1000) as u8
        };
        image.pixels.iter().map(light).collect()
    }

    #[test]
    fn all_pieces_differ_without_color_even_where_they_are_small() {
        for &look in BoardLook::VARIANTS {
            for reach in [28.0, 14.0] {
                let pictures = Piece::ALL.map(|piece| gray(piece, look, reach));
                for (one, a) in Piece::ALL.iter().zip(&pictures) {
                    for (other, b) in Piece::ALL.iter().zip(&pictures) {
                        let pairs = a.iter().zip(b);
                        let apart = pairs.filter(|(a, b)| a.abs_diff(**b) > 60).count();
                        // Of each trait that differs there is something to see.
                        let traits = Trait::ALL
                            .into_iter()
                            .filter(|of| one.value(*of) != other.value(*of))
                            .count();
                        let least = (reach * reach * 0.05) as usize;
                        assert_eq!(
                            apart > least,
                            traits > 0,
                            "{look:?} {reach}: {one} and {other}: {apart} pixels"
                        );
                    }
                }
            }
        }
    }
}
