//! How exports will look.

use std::sync::Arc;

use egui::ColorImage;

use crate::document::Publication;
use crate::figure::Figure;
use crate::lobby::ExportPreview;
use crate::record::AnyRecord;
use crate::words::Language;

/// A preview that someone waits for.
#[derive(Clone, Debug)]
pub(in crate::ui) struct WantedPreview {
    pub(in crate::ui) record: Arc<AnyRecord>,
    pub(in crate::ui) asked: Publication,
    pub(in crate::ui) page: Option<usize>,
    /// How many pixels it fits into.
    pub(in crate::ui) room: (u32, u32),
    pub(in crate::ui) language: Language,
}

impl WantedPreview {
    /// Whether another would show the same.
    pub(in crate::ui) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.record, &other.record)
            && self.asked == other.asked
            && self.page == other.page
            && self.room == other.room
            && self.language == other.language
    }
}

/// How an export will look, ready to be shown.
#[derive(Debug)]
pub(in crate::ui) struct Preview {
    pub(in crate::ui) pages: usize,
    pub(in crate::ui) page: usize,
    pub(in crate::ui) image: ColorImage,
    pub(in crate::ui) figure: Option<Figure>,
    pub(in crate::ui) text: Option<String>,
    pub(in crate::ui) unprintable: Vec<char>,
}

impl Preview {
    pub(super) fn of(made: ExportPreview) -> Self {
        let ExportPreview {
            pages,
            page,
            image,
            figure,
            text,
            unprintable,
        } = made;
        let size = [image.width as usize, image.height as usize];
        Self {
            pages,
            page,
            image: ColorImage::from_rgb(size, &image.pixels),
            figure,
            text,
            unprintable,
        }
    }
}
