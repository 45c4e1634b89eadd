//! Keys in the order in which they were pressed.
//!
//! Whoever holds a key down, or types faster than the window paints, presses
//! several in one frame. Widgets and commands look for one key after the
//! other, and moving the focus counts one press a frame: so each press gets a
//! frame of its own, with everything that came before the next.

use std::collections::VecDeque;

use egui::{Context, Event, Key, Plugin, RawInput, Ui};

/// Holds back what comes after a key press until the next frame.
#[derive(Debug, Default)]
pub(crate) struct KeyOrder {
    waiting: VecDeque<Event>,
}

impl KeyOrder {
    /// Leaves in `events` what belongs to this frame. Text fields keep the order
    /// of their keys themselves.
    fn sort(&mut self, events: &mut Vec<Event>, writing: bool) {
        self.waiting.extend(events.drain(..));
        let mut pressed: Option<Key> = None;
        while let Some(event) = self.waiting.pop_front() {
            if let Event::Key {
                key, pressed: true, ..
            } = event
            {
                let together = writing && !leaves_field(key);
                if pressed.is_some_and(|before| !together || leaves_field(before)) {
                    self.waiting.push_front(event);
                    return;
                }
                pressed = Some(key);
            }
            events.push(event);
        }
    }
}

/// Whether a key may end the writing in a field.
const fn leaves_field(key: Key) -> bool {
    matches!(
        key,
        Key::Tab | Key::Enter | Key::Escape | Key::ArrowUp | Key::ArrowDown
    )
}

impl Plugin for KeyOrder {
    fn debug_name(&self) -> &'static str {
        "key order"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let writing = ctx.text_edit_focused();
        self.sort(&mut input.events, writing);
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;

    fn press(key: Key) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    /// The presses of each frame until none is left.
    fn frames(keys: &[Key], writing: bool) -> Vec<Vec<Event>> {
        let mut order = KeyOrder::default();
        let mut events: Vec<Event> = keys.iter().copied().map(press).collect();
        let mut frames = Vec::new();
        loop {
            order.sort(&mut events, writing);
            if events.is_empty() {
                return frames;
            }
            frames.push(std::mem::take(&mut events));
        }
    }

    #[test]
    fn each_press_has_a_frame_in_its_turn() {
        let keys = [Key::ArrowRight, Key::ArrowRight, Key::P, Key::Enter];
        let wanted: Vec<Vec<Event>> = keys.iter().map(|&key| vec![press(key)]).collect();
        assert_eq!(frames(&keys, false), wanted);
    }

    #[test]
    fn words_are_not_held_up_but_the_key_that_ends_them_waits() {
        let shown = frames(&[Key::A, Key::B, Key::Tab, Key::C, Key::D], true);
        let lengths: Vec<usize> = shown.iter().map(Vec::len).collect();
        assert_eq!(lengths, [2, 1, 2]);
    }

    #[test]
    fn what_is_no_press_stays_with_the_press_before_it() {
        let mut order = KeyOrder::default();
        let text = Event::Text("d".to_owned());
        let mut events = vec![press(Key::D), text.clone(), press(Key::P)];
        order.sort(&mut events, false);
        assert_eq!(events, [press(Key::D), text]);
    }
}
