//! Commands, from keys and menus.

use egui::{Context, Event, Ui};

use super::availability::is_available;
use super::overlay::Choosing;
use super::window::Window;
use super::window_layout::Sides;
use super::{App, Page};
use crate::lobby::{AfterLeaving, IncomingGame};
use crate::record::sgf;
use crate::scene::Scene;
use crate::session::{Action, Edit, Match, Severity};
use crate::settings::Settings;
use crate::ui::command::{Command, TABLE, moves_focus};
use crate::ui::dialog::{Dialog, InformationForm};
use crate::ui::panel::menu::MenuEvent;
use crate::ui::panel::tool::Tool;
use crate::ui::pieces::PiecesEvent;
use crate::words::{Dialog as Words, Inquiry};

/// What a command does.
enum Effect {
    /// Something that works on every page.
    Anywhere(fn(&mut App, &Context)),
    /// Something about the match that is no action, where it is available now.
    Match(fn(&mut App, &Context)),
    /// An action of the match, which itself says why it is not possible now,
    /// such as that this is the start of the game.
    Action(fn(&Scene) -> Action),
}

impl Effect {
    #[expect(
        clippy::too_many_lines,
        reason = "a table with a line for each command"
    )]
    const fn of(command: Command) -> Self {
        use Effect::{Action as Does, Anywhere, Match};
        match command {
            Command::New => Anywhere(|app, ctx| app.visit(Page::NewGame, ctx)),
            Command::Open => Anywhere(|app, ctx| app.choose_file(Choosing::Open, None, ctx)),
            Command::Quit => Anywhere(|app, ctx| app.leave_for(AfterLeaving::Quit, ctx)),
            Command::Paste => Anywhere(|app, ctx| app.ask_for_game(ctx)),
            Command::Options => Anywhere(|app, ctx| app.visit(Page::Options, ctx)),
            Command::Rules => Anywhere(|app, ctx| app.visit(Page::Rules, ctx)),
            Command::FirstSteps => Anywhere(|app, ctx| app.visit(Page::FirstSteps, ctx)),
            Command::Finished => Anywhere(App::show_finished),
            Command::Profiles => Anywhere(|app, ctx| app.visit(Page::Profiles, ctx)),
            Command::Problems => Anywhere(App::show_problems),
            Command::Mistakes => Anywhere(App::show_mistakes),
            Command::Progress => Anywhere(App::show_progress),
            Command::Keys => Anywhere(|app, _| app.overlays.open(Dialog::Keys)),
            Command::About => Anywhere(|app, _| app.show_about()),
            Command::FullScreen => Anywhere(|_, ctx| Window::toggle_full_screen(ctx)),
            Command::LargerText => Anywhere(|app, _| app.settings_mut().step_text_size(1)),
            Command::SmallerText => Anywhere(|app, _| app.settings_mut().step_text_size(-1)),
            Command::UsualText => {
                Anywhere(|app, _| app.settings_mut().text_size = Settings::USUAL_TEXT)
            }
            Command::Sound => Anywhere(|app, _| toggle(&mut app.settings_mut().sound)),
            Command::Escape => Anywhere(App::escape),

            Command::ReadAs => Match(|app, _| app.preview_source()),
            Command::Save => Match(|app, ctx| app.save(None, ctx)),
            Command::SaveAs => Match(|app, ctx| app.choose_file(Choosing::Save, None, ctx)),
            Command::ExportSgf => Match(|app, ctx| app.choose_file(Choosing::ExportSgf, None, ctx)),
            Command::ExportPicture => {
                Match(|app, ctx| app.choose_file(Choosing::ExportPicture, None, ctx))
            }
            Command::Copy => Match(|app, _| app.copy()),
            Command::Home => Match(|app, ctx| app.leave_for(AfterLeaving::Home, ctx)),
            Command::Information => Match(|app, _| app.show_information()),
            Command::Comment => Match(App::write_comment),
            Command::Resign => Match(|app, _| app.ask_to_resign()),
            Command::Rematch => Match(|app, ctx| app.play_again(IncomingGame::rematch, ctx)),
            Command::Restart => Match(|app, ctx| app.play_again(IncomingGame::restart, ctx)),
            Command::ShowResult => Match(|app, _| app.show_result()),
            Command::Players => Match(|app, _| app.ask_players()),
            Command::EngineLog => Match(|app, _| app.show_engine_log()),
            Command::GoToPoint => Match(|app, _| app.ask_point()),
            Command::LastMove => Match(|app, _| app.inquire(|_| Some(Inquiry::LastMove))),
            Command::ThisChain => Match(|app, _| app.inquire(|at| at.map(Inquiry::Chain))),
            Command::ThisRow => Match(|app, _| app.inquire(|at| at.map(Inquiry::Row))),
            Command::ThisColumn => Match(|app, _| app.inquire(|at| at.map(Inquiry::Column))),
            Command::InAtari => Match(|app, _| app.inquire(|_| Some(Inquiry::Atari))),
            Command::Score => Match(|app, _| app.inquire(|_| Some(Inquiry::Score))),
            Command::Coordinates => Match(|app, _| toggle(&mut app.settings_mut().coordinates)),
            Command::Numbers => Match(|app, _| toggle(&mut app.settings_mut().numbers)),
            Command::Territory => Match(|app, _| toggle(&mut app.settings_mut().territory)),
            Command::NextMoves => Match(|app, _| toggle(&mut app.settings_mut().next_moves)),
            Command::LegalMoves => Match(|app, _| toggle(&mut app.settings_mut().legal_moves)),
            Command::ReviewMarks => Match(|app, _| toggle(&mut app.settings_mut().review_marks)),
            Command::SidePanel => Match(|app, _| app.toggle_side_panel()),

            Command::ReviewReport => Match(App::show_report),
            Command::AddMistake => Match(App::add_mistake),
            Command::Guess => Match(App::show_guess),

            Command::EditTools => Match(|app, _| app.toggle_palette()),
            Command::ToolPlay => Match(|app, _| app.choose_tool(Tool::Play)),
            Command::ToolBlack => Match(|app, _| app.choose_tool(Tool::Black)),
            Command::ToolWhite => Match(|app, _| app.choose_tool(Tool::White)),
            Command::ToolRemove => Match(|app, _| app.choose_tool(Tool::Remove)),
            Command::ToolToPlay => Match(|app, _| app.choose_tool(Tool::ToPlay)),
            Command::ToolTriangle => Match(|app, _| app.choose_tool(Tool::Triangle)),
            Command::ToolSquare => Match(|app, _| app.choose_tool(Tool::Square)),
            Command::ToolCircle => Match(|app, _| app.choose_tool(Tool::Circle)),
            Command::ToolCross => Match(|app, _| app.choose_tool(Tool::Cross)),
            Command::ToolSelected => Match(|app, _| app.choose_tool(Tool::Selected)),
            Command::ToolLetter => Match(|app, _| app.choose_tool(Tool::Letter)),
            Command::ToolNumber => Match(|app, _| app.choose_tool(Tool::Number)),
            Command::ToolLine => Match(|app, _| app.choose_tool(Tool::Line)),
            Command::ToolArrow => Match(|app, _| app.choose_tool(Tool::Arrow)),
            Command::ToolDim => Match(|app, _| app.choose_tool(Tool::Dim)),
            Command::ToolShow => Match(|app, _| app.choose_tool(Tool::Show)),
            Command::ToolEraser => Match(|app, _| app.choose_tool(Tool::Eraser)),
            Command::Annotate => Match(|app, _| app.show_annotations()),
            Command::CopyPosition => Match(App::copy_position),
            Command::CopyDiagram => Match(App::copy_diagram),
            Command::CutBranch => Match(App::cut_branch),
            Command::CopyBranch => Match(App::copy_branch),
            Command::PasteBranch => Match(App::ask_for_branch),
            Command::Collapse => Match(|app, _| app.toggle_collapsed()),
            Command::ExpandAll => Match(|app, _| app.expand_all()),
            Command::JointPosition => Match(App::go_to_joint),
            Command::MainLine => Does(|scene| Action::Edit(Edit::MainLine(scene.cursor))),
            Command::VariationUp => Does(|scene| Action::Edit(Edit::Earlier(scene.cursor))),
            Command::VariationDown => Does(|scene| Action::Edit(Edit::Later(scene.cursor))),
            Command::Flatten => Does(|_| Action::Edit(Edit::Flatten)),

            Command::Undo => Does(|_| Action::Undo),
            Command::Redo => Does(|_| Action::Redo),
            Command::Back => Does(|_| Action::Step(-1)),
            Command::Forward => Does(|_| Action::Step(1)),
            Command::TenBack => Does(|_| Action::Step(-10)),
            Command::TenForward => Does(|_| Action::Step(10)),
            Command::ToStart => Does(|_| Action::ToStart),
            Command::ToEnd => Does(|_| Action::ToEnd),
            Command::PreviousVariation => Does(|_| Action::Variation(-1)),
            Command::NextVariation => Does(|_| Action::Variation(1)),
            Command::DeleteBranch => Does(|scene| Action::Delete(scene.cursor)),
            Command::RestoreBranch => Does(|_| Action::Restore),
            Command::Pass => Does(|_| Action::Pass),
            Command::Accept => Does(|_| Action::Accept),
            Command::Resume => Does(|_| Action::Resume),
            Command::Pause => Does(|_| Action::Pause),
            Command::MoveNow => Does(|_| Action::MoveNow),
            Command::StopThinking => Does(|_| Action::Cancel),
            Command::Continue => Does(|_| Action::Continue),
            Command::Hint => Does(|_| Action::Hint),
            Command::TakeBack => Does(|_| Action::TakeBack),
            Command::LeaveMove => Does(|_| Action::LeaveMove),
            Command::Analyze => Does(|_| Action::Analyze),
            Command::Estimate => Does(|_| Action::Estimate),
            Command::Review => Does(|_| Action::Review),
            Command::RemoveReview => Does(|_| Action::ForgetReview),
            Command::PauseReview => Does(|_| Action::PauseReview),
            Command::NextMistake => Does(|_| Action::GoToMistake { forward: true }),
            Command::PreviousMistake => Does(|_| Action::GoToMistake { forward: false }),
        }
    }
}

const fn toggle(setting: &mut bool) {
    *setting = !*setting;
}

impl App {
    /// The commands whose keys were pressed.
    pub(super) fn pressed(&self, ui: &Ui) -> Vec<Command> {
        let ctx = ui.ctx();
        let writing = ctx.text_edit_focused();
        let focused = ctx.memory(|memory| memory.focused().is_some());
        let arrows_taken = focused && !self.board_lends_arrows();
        let popup = egui::Popup::is_any_open(ctx);
        let mut keys: Vec<_> = TABLE
            .iter()
            .filter(|row| !((writing || popup) && row.yields_to_text()))
            .filter(|row| {
                let away = self.has_palette() && !writing;
                let taken = popup || (focused && !away) || self.window.writing;
                !(row.command == Command::Escape && taken)
            })
            .flat_map(|row| row.keys.iter().map(|key| (key, row.command)))
            .filter(|(key, _)| !(arrows_taken && moves_focus(key)))
            .collect();
        // Shortcuts with more modifiers are tried first, as egui requires.
        keys.sort_by_key(|(key, _)| std::cmp::Reverse(key.modifiers.shift));
        ui.input_mut(|input| {
            let pressed = keys.into_iter();
            let pressed = pressed.filter(|(key, _)| input.consume_shortcut(key));
            pressed.map(|(_, command)| command).collect()
        })
    }

    /// Copy and paste, which come as events of their own.
    pub(super) fn take_clipboard(&mut self, ui: &Ui) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        let events = ui.input(|input| input.events.clone());
        for event in events {
            if let Event::Paste(text) = event {
                self.paste_here(text, ui.ctx());
            } else if matches!(event, Event::Copy | Event::Cut) && self.page() == Page::Match {
                self.take_copy(&event, ui.ctx());
            }
        }
    }

    /// The keys of the clipboard come as events that do not say whether Shift is
    /// held: with it they are about the branch.
    fn take_copy(&mut self, event: &Event, ctx: &Context) {
        let shift = ctx.input(|input| input.modifiers.shift);
        let command = match (event, shift) {
            (Event::Cut, _) => Command::CutBranch,
            (_, true) => Command::CopyBranch,
            (_, false) => Command::Copy,
        };
        self.run(command, ctx);
    }

    /// Opens a game that was pasted. A branch is put into the game that is
    /// shown, as is everything where that was asked for.
    fn paste_here(&mut self, text: String, ctx: &Context) {
        let shift = ctx.input(|input| input.modifiers.shift);
        let here = self.page() == Page::Match;
        let view = self.playing.as_mut().filter(|_| here);
        if let Some(view) = view
            && view.may_edit()
            && view.session.is_known_to_sgf()
        {
            let wanted = std::mem::take(&mut view.wants_branch) || shift;
            if wanted || (sgf::looks_like_sgf(&text) && sgf::is_branch(&text)) {
                return self.paste_branch(text, ctx);
            }
        }
        self.paste(text);
    }

    fn copy(&mut self) {
        if let Some(view) = &self.playing {
            self.jobs.copy(view.session.record());
        }
    }

    fn paste(&mut self, text: String) {
        let language = self.language();
        if text.trim().is_empty() {
            let nothing = language.say(Words::NothingToPaste).to_owned();
            return self.say(Severity::Refusal, nothing);
        }
        let name = language.say(Words::Clipboard).to_owned();
        self.jobs.open_text(text, name);
    }

    /// Does what a command asks for.
    pub(super) fn run(&mut self, command: Command, ctx: &Context) {
        let effect = Effect::of(command);
        if let Effect::Anywhere(run) = effect {
            return run(self, ctx);
        }
        if self.page() == Page::Problems {
            return self.press_problem_key(command, ctx);
        }
        if self.page() == Page::Guess {
            return self.press_guess_key(command);
        }
        let (page, shown) = (self.page(), self.shown());
        let Some(view) = self.playing.as_mut().filter(|_| page == Page::Match) else {
            return;
        };
        let scene = view.scene(shown);
        if !command.belongs_to(scene.kind) {
            return;
        }
        match effect {
            Effect::Action(action) => self.act(action(&scene), ctx),
            Effect::Match(run) if is_available(command, view, &scene) => run(self, ctx),
            Effect::Match(_) | Effect::Anywhere(_) => (),
        }
    }

    pub(super) fn settings_mut(&mut self) -> &mut Settings {
        &mut self.preferences.settings
    }

    fn show_about(&mut self) {
        let folder = self.preferences.saves();
        self.overlays.open(Dialog::About { folder });
    }

    /// Shows the games that were finished, as the list has them now.
    pub(super) fn show_finished(&mut self, ctx: &Context) {
        self.pages.finished = None;
        self.jobs.read_ledger(self.preferences.folders().ledger());
        self.visit(Page::Finished, ctx);
    }

    /// Shows a page that Back leads away from; the clocks are held meanwhile.
    pub(super) fn visit(&mut self, page: Page, ctx: &Context) {
        self.hold_clocks(ctx);
        self.go(page);
    }

    pub(super) fn hold_clocks(&mut self, ctx: &Context) {
        if let Some(view) = &mut self.playing {
            view.hold_clocks(super::now(ctx));
        }
    }

    /// Leaves what is open: full screen, then the page. Half a move that was
    /// chosen is taken back first.
    fn escape(&mut self, ctx: &Context) {
        if Window::is_full_screen(ctx) {
            return Window::toggle_full_screen(ctx);
        }
        match self.page() {
            Page::Home => (),
            Page::Problems => {
                if !self.pages.problems.leave_problem() {
                    self.go_back();
                }
            }
            Page::Match if self.put_palette_away() => (),
            Page::Match => match self.taking_back() {
                Some(action) => self.act(action, ctx),
                None => self.leave_for(AfterLeaving::Home, ctx),
            },
            Page::Draw
            | Page::NewGame
            | Page::Rules
            | Page::Options
            | Page::Engines
            | Page::Interrupted
            | Page::Finished
            | Page::Profiles
            | Page::FirstSteps
            | Page::Progress
            | Page::Guess
            | Page::Report => self.go_back(),
        }
    }

    /// The action that takes back the half of a move that was chosen.
    fn taking_back(&self) -> Option<Action> {
        let Match::Aligne4(session) = &self.playing.as_ref()?.session else {
            return None;
        };
        let asked = session.turn_of_computer().is_none() && !session.is_looking_back();
        let event = PiecesEvent::taking_back(*session.picked())?;
        asked.then(|| event.action())
    }

    /// Previews the file of the game in other character sets.
    fn preview_source(&self) {
        let source = self.playing.as_ref().and_then(|view| view.source.clone());
        if let Some(source) = source {
            self.jobs.preview(source);
        }
    }

    fn show_information(&mut self) {
        if let Some(view) = &self.playing {
            let form = Box::new(InformationForm::of(&view.session));
            self.overlays.open(Dialog::Information(form));
        }
    }

    fn write_comment(&mut self, ctx: &Context) {
        self.message = None;
        self.settings_mut().side_panel = true;
        self.settings_mut().narrow_side_panel = true;
        if let Some(view) = &mut self.playing {
            view.wants_comment = true;
        }
        ctx.request_repaint();
    }

    /// Windows in which the panel takes room from the board have a setting of
    /// their own.
    fn toggle_side_panel(&mut self) {
        let Some(view) = &self.playing else {
            return;
        };
        let settings = &mut self.preferences.settings;
        let fits = match view.layout(settings).sides {
            Sides::Columns { .. } => true,
            Sides::Strip { fits, .. } => fits,
        };
        toggle(if fits {
            &mut settings.side_panel
        } else {
            &mut settings.narrow_side_panel
        });
    }

    /// Does something in the match, as its board would.
    pub fn act(&mut self, action: Action, ctx: &Context) {
        self.message = None;
        let now = super::now(ctx);
        let before = self.place(&action);
        if let Some(view) = &mut self.playing {
            view.session.apply(action, now);
        }
        self.take_match_events();
        self.announce_travel(before);
        ctx.request_repaint();
    }

    /// Does what was chosen in a menu.
    pub(super) fn answer_menu(&mut self, event: MenuEvent, ctx: &Context) {
        match event {
            MenuEvent::Command(command) => self.run(command, ctx),
            MenuEvent::OpenRecent(path) => self.jobs.open(path),
            MenuEvent::ForgetRecent => self.settings_mut().recent.clear(),
            MenuEvent::Look(look) => self.settings_mut().look = look,
            MenuEvent::Theme(theme) => self.settings_mut().theme = theme,
        }
    }
}
