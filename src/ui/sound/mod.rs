//! What is heard: short, dry sounds, computed in code.
//!
//! One thread owns the device. It starts with the first sound, so that a silent
//! game costs nothing, and rests when nothing is played. Where there is no
//! device nothing is heard, and [`Sound::device`] says so.

#[cfg(any(test, windows, target_os = "macos"))]
mod mixer;
#[cfg(any(windows, target_os = "macos"))]
mod native;
mod output;
mod players;
#[cfg(not(any(windows, target_os = "macos")))]
mod pulse;
mod synth;

use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use output::{Order, Places};

/// Sounds that wait for a slow device; more than that would only be noise.
const MOST_WAITING: usize = 8;

/// Something that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A stone on wood.
    Stone,
    /// So many stones lifted. Begins a moment late, to be played together with
    /// the stone that captured them.
    Capture(usize),
    /// A soft bell.
    Pass,
    /// A lower bell: the game is over.
    End,
    /// A dull knock: this move is not allowed.
    Refused,
    /// A discreet tick: the clock runs out.
    Warning,
}

/// What is known of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Nothing was played yet.
    Untried,
    /// Sounds can be heard.
    Found,
    /// There is none, or it went away.
    Absent,
}

/// The way to the loudspeaker.
#[derive(Debug)]
pub struct Sound {
    orders: OnceLock<Option<SyncSender<Order>>>,
    device: Arc<AtomicU8>,
    places: Places,
}

impl Default for Sound {
    fn default() -> Self {
        Self::new()
    }
}

impl Sound {
    /// The system's sound. Nothing is started before the first cue.
    #[must_use]
    pub fn new() -> Self {
        Self::through(Places::of_system())
    }

    fn through(places: Places) -> Self {
        Self {
            orders: OnceLock::new(),
            device: Arc::new(AtomicU8::new(Device::Untried as u8)),
            places,
        }
    }

    /// Plays a sound, from 0 (none) to 100. Returns at once; a sound that
    /// cannot be played is lost.
    pub fn play(&self, cue: Cue, volume: u8) {
        if volume > 0 {
            self.order(Order::Play(cue, volume.min(100)));
        }
    }

    /// Looks for a device without playing anything, so that [`Sound::device`]
    /// can tell soon.
    pub fn seek(&self) {
        self.order(Order::Seek);
    }

    /// What is known of the device by now.
    #[must_use]
    pub fn device(&self) -> Device {
        match self.device.load(Ordering::Relaxed) {
            found if found == Device::Found as u8 => Device::Found,
            absent if absent == Device::Absent as u8 => Device::Absent,
            _ => Device::Untried,
        }
    }

    fn order(&self, order: Order) {
        let orders = self.orders.get_or_init(|| self.start());
        if let Some(orders) = orders {
            // A full queue means a device that hangs.
            let _ = orders.try_send(order);
        }
    }

    fn start(&self) -> Option<SyncSender<Order>> {
        let (sender, receiver) = mpsc::sync_channel(MOST_WAITING);
        let (device, places) = (Arc::clone(&self.device), self.places.clone());
        let thread = thread::Builder::new().name("sound".to_owned());
        let tell = move |found: Device| device.store(found as u8, Ordering::Relaxed);
        match thread.spawn(move || output::run(&receiver, places, tell)) {
            Ok(_) => Some(sender),
            Err(_) => {
                self.device.store(Device::Absent as u8, Ordering::Relaxed);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[track_caller]
    fn wait_for(sound: &Sound, device: Device) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while sound.device() != device {
            assert!(Instant::now() < deadline, "still {:?}", sound.device());
            thread::yield_now();
        }
    }

    #[test]
    fn without_a_device_there_is_silence_and_it_is_known() {
        let sound = Sound::through(Places::default());
        assert_eq!(sound.device(), Device::Untried);
        for _ in 0..100 {
            sound.play(Cue::Stone, 100);
        }
        wait_for(&sound, Device::Absent);
    }

    #[test]
    fn a_volume_of_nothing_starts_nothing() {
        let sound = Sound::through(Places::default());
        sound.play(Cue::End, 0);
        assert!(sound.orders.get().is_none());
        assert_eq!(sound.device(), Device::Untried);
    }

    #[test]
    fn seeking_finds_out_without_a_sound() {
        let sound = Sound::through(Places::default());
        sound.seek();
        wait_for(&sound, Device::Absent);
    }

    /// The server takes the connection and never says a word.
    #[cfg(not(any(windows, target_os = "macos")))]
    #[test]
    fn a_server_that_hangs_holds_nobody_up() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("native");
        let listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        let sound = Sound::through(Places {
            sockets: vec![socket],
            ..Places::default()
        });
        for _ in 0..1_000 {
            sound.play(Cue::Capture(3), 50);
        }
        drop(listener);
        wait_for(&sound, Device::Absent);
    }
}
