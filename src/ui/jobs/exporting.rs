//! Exports: previews of them, and writing them.

use std::path::PathBuf;
use std::sync::Arc;

use super::Jobs;
use super::preview::{Preview, WantedPreview};
use super::results::{ExportJob, JobResult};
use crate::document::Publication;
use crate::lobby::{export, export_text, preview_export};
use crate::record::AnyRecord;
use crate::words::Language;

impl Jobs {
    /// Makes a preview of an export.
    pub(in crate::ui) fn preview_export(&self, wanted: WantedPreview) {
        self.submit(move || {
            let WantedPreview {
                record,
                asked,
                page,
                room,
                language,
            } = &wanted;
            let made = preview_export(record, asked, *page, *room, *language);
            let made = made.map(|of| Box::new(Preview::of(of)));
            Some(JobResult::Export(ExportJob::Preview { wanted, made }))
        });
    }

    /// Writes what is exported.
    pub(in crate::ui) fn export(
        &self,
        path: PathBuf,
        record: Arc<AnyRecord>,
        asked: Publication,
        language: Language,
    ) {
        self.submit(move || {
            let done = export(path, &record, &asked, language);
            Some(JobResult::Export(ExportJob::Written(done)))
        });
    }

    /// Puts what is exported into the clipboard, as text.
    pub(in crate::ui) fn copy_export_text(
        &self,
        record: Arc<AnyRecord>,
        asked: Publication,
        language: Language,
    ) {
        self.submit(move || {
            let text = export_text(&record, &asked, language);
            Some(JobResult::Export(ExportJob::Text(text)))
        });
    }
}
