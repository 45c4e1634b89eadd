//! The loudspeaker of systems whose own interface needs no C library: Windows
//! and macOS.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{Device, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::mixer::Mixer;

/// The system's usual output, open and waiting.
pub(super) struct Server {
    stream: Stream,
    mixer: Arc<Mutex<Mixer>>,
    /// Whether the device is gone.
    lost: Arc<AtomicBool>,
}

impl Server {
    /// Opens the usual output.
    pub(super) fn connect() -> Option<Self> {
        let device = cpal::default_host().default_output_device()?;
        let offered = device.default_output_config().ok()?;
        let format = offered.sample_format();
        let config = StreamConfig::from(offered);
        let mixer = Arc::new(Mutex::new(Mixer::new(config.sample_rate)));
        let lost = Arc::new(AtomicBool::new(false));
        let parts = (Arc::clone(&mixer), Arc::clone(&lost));
        let stream = match format {
            SampleFormat::F32 => stream::<f32>(&device, config, parts),
            SampleFormat::I16 => stream::<i16>(&device, config, parts),
            SampleFormat::U16 => stream::<u16>(&device, config, parts),
            SampleFormat::I32 => stream::<i32>(&device, config, parts),
            // No usual output of these systems has any of the others.
            _ => None,
        }?;
        Some(Self {
            stream,
            mixer,
            lost,
        })
    }

    /// Adds a sound to what is heard.
    pub(super) fn play(&self, sound: &[f32]) -> Option<()> {
        if self.lost.load(Ordering::Relaxed) {
            return None;
        }
        let mut mixer = self.mixer.lock().unwrap_or_else(PoisonError::into_inner);
        mixer.play(sound);
        drop(mixer);
        self.stream.play().ok()
    }

    /// Stops the stream once everything was heard.
    pub(super) fn rest(&self) -> Option<()> {
        let mixer = self.mixer.lock().unwrap_or_else(PoisonError::into_inner);
        if !mixer.is_silent() {
            return Some(());
        }
        drop(mixer);
        self.stream.pause().ok()
    }
}

/// A stream of samples of one kind, each heard in every channel.
fn stream<T: SizedSample + FromSample<f32>>(
    device: &Device,
    config: StreamConfig,
    (mixer, lost): (Arc<Mutex<Mixer>>, Arc<AtomicBool>),
) -> Option<Stream> {
    let channels = usize::from(config.channels).max(1);
    let fill = move |data: &mut [T], _: &cpal::OutputCallbackInfo| {
        let mut mixer = mixer.lock().unwrap_or_else(PoisonError::into_inner);
        for frame in data.chunks_mut(channels) {
            frame.fill(T::from_sample(mixer.next_sample()));
        }
    };
    let fail = move |error: cpal::Error| {
        let passing = [
            ErrorKind::DeviceChanged,
            ErrorKind::RealtimeDenied,
            ErrorKind::Xrun,
        ];
        if !passing.contains(&error.kind()) {
            lost.store(true, Ordering::Relaxed);
        }
    };
    device.build_output_stream(config, fill, fail, None).ok()
}
