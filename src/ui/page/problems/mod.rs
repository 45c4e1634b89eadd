//! Problems: a collection is chosen, and its problems are solved one after the
//! other.

mod beside;
mod choosing;
mod keys;
mod solving;

use std::path::PathBuf;
use std::sync::Arc;

use egui::Ui;

use crate::lobby::{mistakes_today, tonight};
use crate::puzzle::{
    Collection, Deck, Order, Origin, Progress, PuzzleKey, Round, RoundOptions, Tried,
};
use crate::ui::look::BoardTextures;
use crate::ui::sound::Cue;
use crate::ui::theme::Style;

use solving::Solving;

pub(crate) use keys::ProblemKey;

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ProblemsEvent {
    /// Go back.
    Back,
    /// One of the collections that are part of the program.
    BuiltIn(usize),
    /// One's own mistakes.
    Mistakes,
    /// A mistake is not to come back.
    Remove(PuzzleKey),
    /// Choose a file.
    OpenFile,
    /// Choose a folder.
    OpenFolder,
    /// One of those that were opened last.
    Recent(usize),
    /// A problem was tried, which is to be written down.
    Tried(Tried),
    /// Something is to be heard.
    Cue(Cue),
}

/// The page between frames.
#[derive(Debug, Default)]
pub(crate) struct ProblemsPage {
    collection: Option<Arc<Collection>>,
    /// Whether a collection is being read.
    is_reading: bool,
    /// What was tried before, once that is read.
    progress: Option<Progress>,
    /// One's own mistakes.
    deck: Deck,
    /// How many of them are due.
    due: usize,
    options: RoundOptions,
    shows_clock: bool,
    solving: Option<Solving>,
}

impl ProblemsPage {
    /// Whether nothing has been opened yet.
    pub(crate) const fn wants_collection(&self) -> bool {
        self.collection.is_none() && !self.is_reading
    }

    /// Takes what was tried before.
    pub(crate) fn take_progress(&mut self, progress: Progress) {
        self.progress = Some(progress);
        self.look_what_is_due();
    }

    /// Takes one's own mistakes.
    pub(crate) fn take_deck(&mut self, deck: Deck) {
        self.deck = deck;
        self.look_what_is_due();
        if self.solving.is_none() {
            self.look_at_deck();
        }
    }

    /// Shows one's own mistakes as they are now, if they are what is shown.
    fn look_at_deck(&mut self) {
        let is_shown = |collection: &Arc<Collection>| collection.origin() == Origin::Mistakes;
        if self.collection.as_ref().is_some_and(is_shown) {
            self.collection = Some(Arc::new(self.deck.collection()));
        }
    }

    /// How many of one's own mistakes are to be gone over today.
    pub(crate) const fn due(&self) -> usize {
        self.due
    }

    /// Counts again what is due.
    pub(crate) fn look_what_is_due(&mut self) {
        if let Some(progress) = &self.progress {
            self.due = mistakes_today(&self.deck, progress);
        }
    }

    /// Says that a collection is being read of which the problems are wanted that
    /// are due.
    pub(crate) fn wants_due(&mut self) {
        self.begin_reading();
        self.solving = None;
        self.options.order = Order::Due;
    }

    /// Shows one's own mistakes, and begins with those that are due.
    pub(crate) fn show_mistakes(&mut self, now: f64) {
        self.show(Some(self.deck.collection()));
        self.options.order = Order::Due;
        if self.due > 0 {
            self.begin(None, now);
        }
    }

    /// Says that a collection is being read.
    pub(crate) const fn begin_reading(&mut self) {
        self.is_reading = true;
    }

    /// Shows a collection that was read; `None` if that failed.
    pub(crate) fn show(&mut self, collection: Option<Collection>) {
        self.is_reading = false;
        if let Some(collection) = collection {
            self.collection = Some(Arc::new(collection));
            self.options.filter = Default::default();
            self.solving = None;
        }
    }

    /// Leaves the problem for the choice of problems; whether one was shown.
    pub(crate) fn leave_problem(&mut self) -> bool {
        let left = self.solving.take().is_some();
        self.look_at_deck();
        left
    }

    /// Does what a key asks for, while a problem is shown.
    pub(crate) fn press(&mut self, key: ProblemKey, now: f64) -> Vec<ProblemsEvent> {
        let events = self.solving.as_mut().map(|of| of.press(key, now));
        self.take_events(events.unwrap_or_default())
    }

    /// Paints the page and returns what someone wants; `recent` are the files and
    /// folders that were opened last.
    pub(crate) fn problems_ui(
        &mut self,
        ui: &mut Ui,
        recent: &[PathBuf],
        textures: &mut BoardTextures,
        style: Style,
    ) -> Vec<ProblemsEvent> {
        let Some(solving) = &mut self.solving else {
            return self.choosing_ui(ui, recent, style).into_iter().collect();
        };
        let mut events = solving.solving_ui(ui, textures, style);
        let leaves = events.contains(&ProblemsEvent::Back);
        events.retain(|event| *event != ProblemsEvent::Back);
        let events = self.take_events(events);
        if leaves {
            self.leave_problem();
        }
        events
    }

    /// What was tried is known here at once, and written down later.
    fn take_events(&mut self, events: Vec<ProblemsEvent>) -> Vec<ProblemsEvent> {
        for event in &events {
            if let (ProblemsEvent::Tried(tried), Some(progress)) = (event, &mut self.progress) {
                progress.add(*tried);
                self.look_what_is_due();
            }
        }
        events
    }

    /// Begins to solve problems, from one of the collection on or from the
    /// first of the order.
    fn begin(&mut self, first: Option<usize>, now: f64) {
        let (Some(collection), Some(progress)) = (&self.collection, &self.progress) else {
            return;
        };
        let collection = Arc::clone(collection);
        let seed = rand::random();
        let mut round = Round::new(collection, self.options.clone(), progress, tonight(), seed);
        if let Some(first) = first {
            round.go_to(first);
        }
        self.solving = Some(Solving::new(round, self.shows_clock, now));
    }
}
