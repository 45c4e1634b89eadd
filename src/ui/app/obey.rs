//! Commands, from keys and menus.

use egui::{Context, Event, Ui, ViewportCommand};

use super::computer::{has_log, notice_message};
use super::plan::Sides;
use super::seat::Next;
use super::{App, Choosing, Page};
use crate::record::{GameKind, sgf};
use crate::scene::Scene;
use crate::session::{Action, ComputerState, Match, Notice, Severity, Stage};
use crate::settings::Settings;
use crate::ui::command::{Command, TABLE, moves_focus};
use crate::ui::dialog::{Dialog, Form};
use crate::ui::panel::menu::MenuEvent;
use crate::ui::pieces::PiecesEvent;
use crate::words::{self, Dialog as Words};

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
            .filter(|row| !(row.command == Command::Escape && (popup || focused || self.writing)))
            .flat_map(|row| row.keys.iter().map(|key| (key, row.command)))
            .filter(|(key, _)| !(arrows_taken && moves_focus(key)))
            .collect();
        // Keys with more held down are looked for first, as egui asks for.
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
            match event {
                Event::Copy if self.page() == Page::Table => self.copy(ui.ctx()),
                Event::Paste(text) => self.paste(text),
                _ => (),
            }
        }
    }

    fn copy(&mut self, ctx: &Context) {
        let Some(table) = &self.table else {
            return;
        };
        let text = match table.session.to_sgf() {
            Some(games) => sgf::write(&games),
            None => table.session.to_save(),
        };
        ctx.copy_text(text);
        self.say(
            self.language().say(Words::Copied).to_owned(),
            Severity::Quiet,
        );
    }

    fn paste(&mut self, text: String) {
        let language = self.language();
        if text.trim().is_empty() {
            let nothing = language.say(Words::NothingToPaste).to_owned();
            return self.say(nothing, Severity::Refusal);
        }
        let name = language.say(words::Dialog::Clipboard).to_owned();
        self.jobs.open_text(text, name);
    }

    /// Whether a command makes sense at the table now.
    pub(super) fn can(&self, command: Command, session: &Match, scene: &Scene) -> bool {
        let playing = scene.stage == Stage::Playing;
        let over = matches!(scene.stage, Stage::Over(_));
        let does = scene.computer.map(|(_, does)| does);
        let thinking = does == Some(ComputerState::Thinking);
        let waiting = does == Some(ComputerState::Waiting);
        match command {
            Command::Undo => scene.can_go.back || session.can_restore() || session.can_undo_rules(),
            Command::Back | Command::TenBack | Command::ToStart => scene.can_go.back,
            Command::DeleteBranch => scene.can_go.back,
            Command::Redo | Command::Forward | Command::TenForward | Command::ToEnd => {
                scene.can_go.forward
            }
            Command::PreviousVariation | Command::NextVariation => scene.can_go.aside,
            Command::RestoreBranch => session.can_restore(),
            Command::Pass => {
                let by_hand = session.turn_of_computer().is_none() && !session.is_looking_back();
                playing && by_hand && may_pass(scene)
            }
            Command::MoveNow => scene.computer.is_some() && !session.is_looking_back(),
            Command::EngineLog => has_log(session),
            Command::StopThinking => thinking || session.is_hinting(),
            Command::Continue => waiting && !session.is_looking_back(),
            Command::Hint => playing && !thinking,
            Command::Resign => playing && !session.is_finished(),
            Command::Accept => scene.counting,
            Command::Resume => scene.counting || over && !is_ended_by_rules(scene),
            Command::ExportSgf => scene.table.sgf_number().is_some(),
            Command::Pause => playing && scene.control != crate::record::TimeControl::None,
            Command::ShowResult => scene.ending.is_some(),
            Command::ReadAs => self.source.is_some(),
            _ => true,
        }
    }

    /// Does what was asked for.
    pub(super) fn obey(&mut self, command: Command, ctx: &Context) {
        if self.obey_anywhere(command, ctx) || self.page() != Page::Table {
            return;
        }
        let Some(mut table) = self.table.take() else {
            return;
        };
        let scene = table.scene(self.shown());
        let can = self.can(command, &table.session, &scene);
        self.table = Some(table);
        if !command.belongs_to(scene.table) {
            return;
        }
        // A key that cannot do what it is for still gets its answer from the
        // match, such as that this is the start of the game.
        if let Some(action) = action_of(command, &scene) {
            return self.act(action, ctx);
        }
        if can {
            self.obey_at_table(command, ctx);
        }
    }

    /// Commands that work on every page; whether this was one.
    fn obey_anywhere(&mut self, command: Command, ctx: &Context) -> bool {
        match command {
            Command::New => self.visit(Page::NewGame, ctx),
            Command::Open => self.choose_file(Choosing::Open, ctx),
            Command::Quit => self.leave_for(Next::Quit, ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::Options => self.visit(Page::Options, ctx),
            Command::Rules => self.visit(Page::Rules, ctx),
            Command::Finished => self.show_finished(ctx),
            Command::Keys => self.open_dialog(Dialog::Keys),
            Command::About => {
                let folder = self.saves();
                self.open_dialog(Dialog::About { folder });
            }
            Command::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            Command::LargerText => self.settings.step_text_size(1),
            Command::SmallerText => self.settings.step_text_size(-1),
            Command::UsualText => self.settings.text_size = Settings::USUAL_TEXT,
            Command::Sound => self.settings.sound = !self.settings.sound,
            Command::Escape => self.escape(ctx),
            _ => return false,
        }
        true
    }

    /// Shows the games that were finished, as the list has them now.
    pub(super) fn show_finished(&mut self, ctx: &Context) {
        self.ledger = None;
        self.ledger_trouble = None;
        self.jobs.read_ledger(self.folders.ledger());
        self.visit(Page::Finished, ctx);
    }

    /// Shows a page that is come back from. The clocks wait.
    fn visit(&mut self, page: Page, ctx: &Context) {
        self.hold_clocks(ctx);
        self.go(page);
    }

    pub(super) fn hold_clocks(&mut self, ctx: &Context) {
        let now = super::now(ctx);
        if let Some(table) = &mut self.table
            && table.session.running_clock().is_some()
        {
            table.session.stop_clock(now);
            self.held = true;
        }
    }

    /// Leaves what is open: full screen, then the page. Half a move that was
    /// chosen is taken back first.
    fn escape(&mut self, ctx: &Context) {
        let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
        if full {
            return ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
        match self.page() {
            Page::Home => (),
            Page::Table => match self.taking_back() {
                Some(action) => self.act(action, ctx),
                None => self.leave_for(Next::Home, ctx),
            },
            Page::Draw
            | Page::NewGame
            | Page::Rules
            | Page::Options
            | Page::Engines
            | Page::Interrupted
            | Page::Finished => self.go_back(),
        }
    }

    /// What takes back the half of a move that someone has chosen.
    fn taking_back(&self) -> Option<Action> {
        let Match::Aligne4(session) = &self.table.as_ref()?.session else {
            return None;
        };
        let asked = session.turn_of_computer().is_none() && !session.is_looking_back();
        let event = PiecesEvent::taking_back(*session.picked())?;
        asked.then(|| event.action())
    }

    fn obey_at_table(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::ReadAs => {
                if let Some(source) = self.source.clone() {
                    self.jobs.preview(source);
                }
            }
            Command::Save => self.save(ctx),
            Command::SaveAs => self.choose_file(Choosing::Save, ctx),
            Command::ExportSgf => self.choose_file(Choosing::ExportSgf, ctx),
            Command::ExportPicture => self.choose_file(Choosing::ExportPicture, ctx),
            Command::Copy => self.copy(ctx),
            Command::Home => self.leave_for(Next::Home, ctx),
            Command::Information => {
                let form = self.table.as_ref().map(|table| Form::of(&table.session));
                if let Some(form) = form {
                    self.open_dialog(Dialog::Information(Box::new(form)));
                }
            }
            Command::Comment => {
                self.message = None;
                self.show_side_panel();
                if let Some(table) = &mut self.table {
                    table.wants_comment = true;
                }
                ctx.request_repaint();
            }
            Command::Resign => self.ask_to_resign(),
            Command::Rematch => self.play_again(ctx),
            Command::ShowResult => self.show_result(),
            Command::Players => self.ask_players(),
            Command::EngineLog => self.show_engine_log(),
            Command::GoToPoint => self.ask_point(),
            Command::LastMove
            | Command::ThisChain
            | Command::ThisRow
            | Command::ThisColumn
            | Command::InAtari
            | Command::Score => self.answer_aloud(command),
            Command::Coordinates => self.settings.coordinates = !self.settings.coordinates,
            Command::Numbers => self.settings.numbers = !self.settings.numbers,
            Command::Territory => self.settings.territory = !self.settings.territory,
            Command::NextMoves => self.settings.next_moves = !self.settings.next_moves,
            Command::LegalMoves => self.settings.legal_moves = !self.settings.legal_moves,
            Command::SidePanel => self.toggle_side_panel(),
            _ => (),
        }
    }

    fn show_side_panel(&mut self) {
        self.settings.side_panel = true;
        self.settings.narrow_side_panel = true;
    }

    /// Windows in which they take room from the board are remembered apart.
    fn toggle_side_panel(&mut self) {
        let Some(table) = &self.table else {
            return;
        };
        let fits = match self.plan(table).sides {
            Sides::Columns { .. } => true,
            Sides::Strip { fits, .. } => fits,
        };
        let panel = if fits {
            &mut self.settings.side_panel
        } else {
            &mut self.settings.narrow_side_panel
        };
        *panel = !*panel;
    }

    fn ask_to_resign(&mut self) {
        let language = self.language();
        let Some(table) = &self.table else {
            return;
        };
        let loser = table.session.resigner();
        let at = table.session.table();
        let name = |color| words::name_or_side(language, at, color, &table.session.player(color));
        let names = [name(loser), name(loser.other())];
        self.open_dialog(Dialog::Resign(names));
    }

    /// Does something in the match, as its board would.
    pub fn act(&mut self, action: Action, ctx: &Context) {
        self.message = None;
        let now = super::now(ctx);
        let before = self.place(&action);
        if let Some(table) = &mut self.table {
            table.session.apply(action, now);
        }
        self.hear_session();
        self.tell_travel(before);
        ctx.request_repaint();
    }

    /// Does what was chosen in a menu.
    pub(super) fn choose(&mut self, event: MenuEvent, ctx: &Context) {
        match event {
            MenuEvent::Command(command) => self.obey(command, ctx),
            MenuEvent::OpenRecent(path) => self.jobs.open(path),
            MenuEvent::ForgetRecent => self.settings.recent.clear(),
            MenuEvent::Look(look) => self.settings.look = look,
            MenuEvent::Theme(theme) => self.settings.theme = theme,
        }
    }

    /// What the line of messages says of a match.
    pub(super) fn message_about(
        &self,
        session: &Match,
    ) -> Option<crate::ui::panel::footer::Message> {
        self.message.clone().or_else(|| {
            // What is said of the journal stands in a strip of its own.
            let notice = session.notice();
            let notice = notice.filter(|notice| !matches!(notice, Notice::Journal(_)))?;
            Some(notice_message(notice, self.language(), session))
        })
    }
}

/// Whether the side to move may pass, be it played by a person or not.
fn may_pass(scene: &Scene) -> bool {
    match scene.table {
        GameKind::Go => scene.handicap_left == 0,
        GameKind::Othello | GameKind::Aligne4 => scene.players[scene.to_play()].may_pass,
    }
}

/// Whether the rules alone have ended the game, so that it cannot go on.
fn is_ended_by_rules(scene: &Scene) -> bool {
    let counted = scene.ending.as_ref().and_then(|of| of.tally.as_ref());
    scene.table != GameKind::Go && counted.is_some()
}

/// The action of the match that a command stands for.
fn action_of(command: Command, scene: &Scene) -> Option<Action> {
    Some(match command {
        Command::Undo => Action::Undo,
        Command::Redo => Action::Redo,
        Command::Back => Action::Step(-1),
        Command::Forward => Action::Step(1),
        Command::TenBack => Action::Step(-10),
        Command::TenForward => Action::Step(10),
        Command::ToStart => Action::ToStart,
        Command::ToEnd => Action::ToEnd,
        Command::PreviousVariation => Action::Variation(-1),
        Command::NextVariation => Action::Variation(1),
        Command::DeleteBranch => Action::Delete(scene.cursor),
        Command::RestoreBranch => Action::Restore,
        Command::Pass => Action::Pass,
        Command::Accept => Action::Accept,
        Command::Resume => Action::Resume,
        Command::Pause => Action::Pause,
        Command::MoveNow => Action::MoveNow,
        Command::StopThinking => Action::Cancel,
        Command::Continue => Action::Continue,
        Command::Hint => Action::Hint,
        Command::Analyze => Action::Analyze,
        Command::Estimate => Action::Estimate,
        _ => return None,
    })
}
