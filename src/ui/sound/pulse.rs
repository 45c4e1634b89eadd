//! A sound server that speaks PulseAudio's own language: PulseAudio itself, or
//! PipeWire in its place.
//!
//! One stream stays open. While nothing is played it is corked and empty, so
//! that neither side works and the device may sleep; what is played next then
//! waits behind nothing.

use std::os::unix::net::UnixStream;
use std::path::Path;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use pulseaudio::protocol::{
    ChannelMap, DEFAULT_SINK, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec, stream,
};
use pulseaudio::{Client, PlaybackSource, PlaybackStream};

use super::players::sixteen_bits;
use super::synth::RATE;

/// How long a server may take to answer before it counts as gone.
const PATIENCE: Duration = Duration::from_secs(2);

const BYTES_A_SAMPLE: usize = 2;

/// The bytes of a hundredth of a second.
const HUNDREDTH: u32 = RATE / 100 * BYTES_A_SAMPLE as u32;

/// A connection with its stream. An answer of `None` means that it is dead.
pub(super) struct Server {
    // The stream is dropped before the client, through which it is closed.
    stream: PlaybackStream,
    _client: Client,
    mixer: Arc<Mutex<StreamMixer>>,
}

impl Server {
    pub(super) fn connect(socket: &Path) -> Option<Self> {
        let socket = UnixStream::connect(socket).ok()?;
        socket.set_read_timeout(Some(PATIENCE)).ok()?;
        socket.set_write_timeout(Some(PATIENCE)).ok()?;
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        let client = Client::new_unix(c"Jego", socket, cookie).ok()?;
        let mixer = Arc::new(Mutex::new(StreamMixer::default()));
        let source = MixerSource(Arc::clone(&mixer));
        let stream = wait(client.create_playback_stream(parameters(), source))?.ok()?;
        Some(Self {
            stream,
            _client: client,
            mixer,
        })
    }

    /// Adds a sound to what is heard.
    pub(super) fn play(&self, sound: &[f32]) -> Option<()> {
        let waiting = {
            let mut mixer = lock(&self.mixer);
            mixer.add(sound);
            mixer.awake = true;
            mixer.waker.take()
        };
        if let Some(waiting) = waiting {
            waiting.wake();
        }
        // Also where it plays already: a stream that was taken away says so.
        wait(self.stream.uncork())?.ok()
    }

    /// Stops the stream and empties it.
    pub(super) fn rest(&self) -> Option<()> {
        wait(self.stream.cork())?.ok()?;
        lock(&self.mixer).fall_silent();
        wait(self.stream.flush())?.ok()
    }
}

/// A small buffer, and a stream that does not start by itself.
fn parameters() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Jego");
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::S16Le,
            channels: 1,
            sample_rate: RATE,
        },
        channel_map: ChannelMap::mono(),
        sink_name: Some(DEFAULT_SINK.to_owned()),
        buffer_attr: stream::BufferAttr {
            target_length: 4 * HUNDREDTH,
            pre_buffering: HUNDREDTH,
            minimum_request_length: HUNDREDTH,
            ..stream::BufferAttr::default()
        },
        props,
        flags: stream::StreamFlags {
            start_corked: true,
            adjust_latency: true,
            ..stream::StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    }
}

/// What is heard at the same time.
#[derive(Default)]
struct StreamMixer {
    /// Whether the stream is fed, with silence if need be.
    awake: bool,
    /// What is still to be heard, all sounds added up.
    ahead: Vec<f32>,
    /// How much of that was heard.
    heard: usize,
    /// Tells the connection that there is something again.
    waker: Option<Waker>,
}

impl StreamMixer {
    fn add(&mut self, sound: &[f32]) {
        self.ahead.drain(..self.heard.min(self.ahead.len()));
        self.heard = 0;
        if self.ahead.len() < sound.len() {
            self.ahead.resize(sound.len(), 0.0);
        }
        for (sum, sample) in self.ahead.iter_mut().zip(sound) {
            *sum += sample;
        }
    }

    fn fall_silent(&mut self) {
        self.awake = false;
        self.ahead.clear();
        self.heard = 0;
    }

    /// Writes what comes next, and returns how many bytes that is.
    fn fill(&mut self, buffer: &mut [u8]) -> usize {
        let mut filled = 0;
        for place in buffer.chunks_exact_mut(BYTES_A_SAMPLE) {
            let sample = self.ahead.get(self.heard).copied().unwrap_or(0.0);
            self.heard += 1;
            place.copy_from_slice(&sixteen_bits(sample).to_le_bytes());
            filled += BYTES_A_SAMPLE;
        }
        filled
    }
}

/// The mixer, as the connection asks it.
struct MixerSource(Arc<Mutex<StreamMixer>>);

impl PlaybackSource for MixerSource {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut [u8]) -> Poll<usize> {
        let mut mixer = lock(&self.0);
        // Zero bytes would end the stream for good.
        if !mixer.awake || buffer.len() < BYTES_A_SAMPLE {
            mixer.waker = Some(cx.waker().clone());
            return Poll::Pending;
        }
        Poll::Ready(mixer.fill(buffer))
    }
}

fn lock(mixer: &Mutex<StreamMixer>) -> MutexGuard<'_, StreamMixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// What the server answers; `None` if it does not.
fn wait<T>(answer: impl Future<Output = T>) -> Option<T> {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut cx = Context::from_waker(&waker);
    let mut answer = pin!(answer);
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Poll::Ready(value) = answer.as_mut().poll(&mut cx) {
            return Some(value);
        }
        thread::park_timeout(deadline.checked_duration_since(Instant::now())?);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(mixer: &mut StreamMixer, samples: usize) -> Vec<i16> {
        let mut bytes = vec![0; samples * BYTES_A_SAMPLE];
        assert_eq!(mixer.fill(&mut bytes), bytes.len());
        let samples = bytes.chunks_exact(BYTES_A_SAMPLE);
        samples
            .map(|sample| i16::from_le_bytes([sample[0], sample[1]]))
            .collect()
    }

    #[test]
    fn sounds_are_added_to_those_that_still_play_and_silence_follows() {
        let one = f32::from(i16::MAX).recip();
        let mut mixer = StreamMixer::default();
        mixer.add(&[one, 2.0 * one, 3.0 * one]);
        assert_eq!(heard(&mut mixer, 1), [1]);
        mixer.add(&[10.0 * one; 4]);
        assert_eq!(heard(&mut mixer, 3), [12, 13, 10]);
        assert_eq!(heard(&mut mixer, 3), [10, 0, 0]);
        mixer.add(&[one]);
        assert_eq!(heard(&mut mixer, 2), [1, 0]);
    }

    #[test]
    fn a_loud_sum_is_clipped_and_does_not_wrap() {
        let mut mixer = StreamMixer::default();
        mixer.add(&[0.9]);
        mixer.add(&[0.9]);
        assert_eq!(heard(&mut mixer, 1), [i16::MAX]);
    }

    #[test]
    fn a_stream_at_rest_waits_and_asks_to_be_woken() {
        let mixer = Arc::new(Mutex::new(StreamMixer::default()));
        let mut source = pin!(MixerSource(Arc::clone(&mixer)));
        let mut cx = Context::from_waker(Waker::noop());
        let mut buffer = [1; 8];
        assert!(source.as_mut().poll_read(&mut cx, &mut buffer).is_pending());
        assert!(lock(&mixer).waker.is_some());
        lock(&mixer).awake = true;
        let read = source.poll_read(&mut cx, &mut buffer);
        assert_eq!(read, Poll::Ready(8));
        assert_eq!(buffer, [0; 8]);
    }
}
