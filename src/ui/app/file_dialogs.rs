//! File dialogs: what they are opened with, and what becomes of the file that
//! is chosen. Also shows all dialogs in every frame.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::overlay::{Choosing, Overlay};
use crate::lobby::{AfterLeaving, file_at, format_note, save_format};
use crate::scene::Board;
use crate::session::Loss;
use crate::settings::SaveFormat;
use crate::ui::dialog::dialog_ui;
use crate::ui::files::{self, Chooser, FileDialog, Purpose, Request};
use crate::ui::layout::Coordinates;
use crate::ui::picture::{picture, pieces_picture};
use crate::ui::theme::Style;

/// How large an exported picture is, in pixels.
const PICTURE_SIDE: u32 = 1600;

impl App {
    /// Opens a file dialog; once the file is saved, the match is left if that was
    /// asked for.
    pub(super) fn choose_file(
        &mut self,
        choosing: Choosing,
        then: Option<AfterLeaving>,
        ctx: &Context,
    ) {
        let purpose = match choosing {
            Choosing::Open | Choosing::ProblemFile => Purpose::OpenGame,
            Choosing::Save | Choosing::SaveElsewhere => self.saving_purpose(),
            Choosing::ExportSgf => Purpose::ExportSgf,
            Choosing::ExportPicture => Purpose::ExportPicture,
            Choosing::SaveReport => Purpose::SaveReport,
            Choosing::Publish(format) => Purpose::Publish(format),
            Choosing::Folder | Choosing::ProblemFolder | Choosing::LibraryFolder => {
                Purpose::ChooseFolder
            }
        };
        self.hold_clocks(ctx);
        let (folder, otherwise) = self.folders_for(choosing);
        let note = match choosing {
            Choosing::Save => self.format_note().unwrap_or_default(),
            Choosing::Open
            | Choosing::SaveElsewhere
            | Choosing::ExportSgf
            | Choosing::ExportPicture
            | Choosing::SaveReport
            | Choosing::Publish(_)
            | Choosing::Folder
            | Choosing::ProblemFile
            | Choosing::ProblemFolder
            | Choosing::LibraryFolder => String::new(),
        };
        let chooser = match self.preferences.settings.own_file_list {
            true => Chooser::Own,
            false => Chooser::System,
        };
        let request = Request {
            purpose,
            folder,
            otherwise,
            name: self.suggested_name(),
            note,
            saves: self.preferences.folders().saves(),
            recent: self.preferences.recent_folders(),
            chooser,
        };
        self.overlays.request_file(request, choosing, then);
        ctx.request_repaint();
    }

    /// The folder in which a file is looked for first, and those after it.
    fn folders_for(&self, choosing: Choosing) -> (PathBuf, Vec<PathBuf>) {
        let preferences = &self.preferences;
        let home = self.playing.as_ref().and_then(|view| view.session.file());
        let beside = home.and_then(|home| home.path.parent());
        let mut folders: Vec<PathBuf> = match choosing {
            // The folders used last, or else those where games are kept.
            Choosing::Open
            | Choosing::ProblemFile
            | Choosing::ProblemFolder
            | Choosing::LibraryFolder => {
                let recent = preferences.recent_folders().into_iter();
                let chosen = preferences.settings.saves.clone();
                let saves = preferences.folders().saves();
                recent.chain(chosen).chain(saves).collect()
            }
            Choosing::Save
            | Choosing::ExportSgf
            | Choosing::ExportPicture
            | Choosing::SaveReport
            | Choosing::Publish(_) => beside.map(PathBuf::from).into_iter().collect(),
            Choosing::SaveElsewhere => vec![preferences.folders().elsewhere().to_owned()],
            Choosing::Folder => Vec::new(),
        };
        folders.push(preferences.saves());
        let first = folders.remove(0);
        (first, folders)
    }

    /// A game that SGF does not know has one format to be saved in.
    fn saving_purpose(&self) -> Purpose {
        let chosen = self.preferences.settings.save_format;
        let Some(session) = self.playing() else {
            return Purpose::SaveGame;
        };
        match (session.lost_in_sgf(), save_format(session, chosen)) {
            (Some(Loss::Game), _) => Purpose::SaveOnly,
            (_, SaveFormat::Sgf) => Purpose::SaveSgf,
            (_, SaveFormat::Jego) => Purpose::SaveGame,
        }
    }

    /// Why a game is not offered as SGF though that was chosen.
    fn format_note(&self) -> Option<String> {
        let chosen = self.preferences.settings.save_format;
        format_note(self.playing()?, chosen, self.language())
    }

    /// Opens the file dialog that was asked for, over the window.
    pub(super) fn open_requested_files(
        &mut self,
        ctx: &Context,
        window: Option<&eframe::Frame>,
        style: Style,
    ) {
        let Some(overlay) = self.overlays.take() else {
            return;
        };
        self.overlays.put_back(match overlay {
            Overlay::FileRequest {
                request,
                choosing,
                then,
            } => Overlay::Files {
                dialog: FileDialog::open(ctx, window, style, request),
                choosing,
                of: self.playing.as_ref().map(|view| view.id),
                then,
            },
            open @ (Overlay::Dialog { .. } | Overlay::Files { .. }) => open,
        });
    }

    /// Shows what lies over the page, and does what is answered.
    pub(super) fn overlay_ui(&mut self, ctx: &Context, style: Style) {
        match self.overlays.take() {
            None => (),
            Some(Overlay::Dialog { mut dialog, then }) => {
                match dialog_ui(ctx, &mut dialog, style) {
                    None => self.overlays.put_back(Overlay::Dialog { dialog, then }),
                    Some(answer) => self.answer_dialog(dialog, then, answer, ctx),
                }
            }
            Some(Overlay::Files {
                mut dialog,
                choosing,
                of,
                then,
            }) => match dialog.show(ctx, style) {
                None => self.overlays.put_back(Overlay::Files {
                    dialog,
                    choosing,
                    of,
                    then,
                }),
                Some(files::Answer::Chosen(path)) => {
                    // A dialog of the system may outlive its match.
                    let shown = self.playing.as_ref().map(|view| view.id);
                    if !choosing.is_about_match() || of == shown {
                        self.use_file(path, choosing, then, ctx);
                    }
                }
                Some(files::Answer::Cancelled) => (),
            },
            Some(request @ Overlay::FileRequest { .. }) => self.overlays.put_back(request),
        }
        self.show_waiting_overlay();
    }

    /// Does with a file what it was chosen for.
    fn use_file(
        &mut self,
        path: PathBuf,
        choosing: Choosing,
        then: Option<AfterLeaving>,
        ctx: &Context,
    ) {
        match choosing {
            Choosing::Open => self.jobs.open(path),
            Choosing::ProblemFile | Choosing::ProblemFolder => self.open_problems(path),
            Choosing::LibraryFolder => self.add_library_folder(path, ctx),
            Choosing::Folder => self.preferences.settings.saves = Some(path),
            Choosing::Save | Choosing::SaveElsewhere => {
                if let Some(session) = self.playing() {
                    self.save_to(file_at(session, path), then);
                }
            }
            Choosing::ExportSgf => {
                if let Some(view) = &self.playing {
                    self.jobs.export_sgf(path, view.session.record());
                }
            }
            Choosing::ExportPicture => self.export_picture(path),
            Choosing::Publish(_) => self.publish_to(path),
            Choosing::SaveReport => {
                let report = self.pages.report.document();
                self.jobs.write_report(path, report.clone());
            }
        }
    }

    fn export_picture(&mut self, path: PathBuf) {
        let shown = self.shown();
        let Some(view) = &mut self.playing else {
            return;
        };
        let scene = view.scene(shown);
        let look = self.preferences.settings.look;
        let coordinates = match self.preferences.settings.coordinates {
            true => Coordinates::Shown,
            false => Coordinates::Hidden,
        };
        let board = scene.board.clone();
        self.jobs.export_picture(path, move || {
            let picture = match &board {
                Board::Stones(goban) => picture(goban, look, coordinates, PICTURE_SIDE),
                Board::Pieces(pieces) => pieces_picture(pieces, look, PICTURE_SIDE),
            };
            picture.map_err(|error| error.to_string())
        });
    }
}
