//! Sounds that are heard at the same time, one sample after the other, at the
//! rate that a device asks for.

use super::synth::RATE;

/// What is being played.
#[derive(Debug)]
pub(super) struct Mixer {
    /// How many samples a second the device takes.
    rate: u32,
    playing: Vec<Playing>,
}

/// A sound, and how much of it was heard.
#[derive(Debug)]
struct Playing {
    samples: Vec<f32>,
    next: usize,
}

impl Mixer {
    /// Silence, for a device of this rate.
    pub(super) const fn new(rate: u32) -> Self {
        Self {
            rate,
            playing: Vec::new(),
        }
    }

    /// Adds a sound to what is heard.
    pub(super) fn play(&mut self, sound: &[f32]) {
        self.playing.push(Playing {
            samples: resampled(sound, RATE, self.rate),
            next: 0,
        });
    }

    /// Whether nothing is left to be heard.
    pub(super) const fn is_silent(&self) -> bool {
        self.playing.is_empty()
    }

    /// The next sample of everything together, between -1 and 1.
    pub(super) fn next_sample(&mut self) -> f32 {
        let mut sum = 0.0;
        for playing in &mut self.playing {
            sum += playing.samples.get(playing.next).copied().unwrap_or(0.0);
            playing.next += 1;
        }
        self.playing
            .retain(|playing| playing.next < playing.samples.len());
        sum.clamp(-1.0, 1.0)
    }
}

/// A sound at another rate, each sample between its neighbours.
fn resampled(sound: &[f32], from: u32, to: u32) -> Vec<f32> {
    if from == to || to == 0 {
        return sound.to_vec();
    }
    let step = f64::from(from) / f64::from(to);
    let length = (sound.len() as f64 / step) as usize;
    let sample = |index: usize| sound.get(index).copied().unwrap_or(0.0);
    let between = |place: f64| {
        let before = place.floor();
        let share = (place - before) as f32;
        let index = before as usize;
        sample(index) * (1.0 - share) + sample(index + 1) * share
    };
    (0..length)
        .map(|index| between(index as f64 * step))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_heard_together_and_end() {
        let mut mixer = Mixer::new(RATE);
        mixer.play(&[0.25, 0.5]);
        assert_eq!(mixer.next_sample(), 0.25);
        mixer.play(&[0.125, 0.75, 0.5]);
        assert_eq!(mixer.next_sample(), 0.625);
        assert_eq!(mixer.next_sample(), 0.75);
        assert!(!mixer.is_silent());
        assert_eq!(mixer.next_sample(), 0.5);
        assert!(mixer.is_silent());
        assert_eq!(mixer.next_sample(), 0.0);
    }

    #[test]
    fn nothing_is_louder_than_the_device_can_be() {
        let mut mixer = Mixer::new(RATE);
        mixer.play(&[0.9, -0.9]);
        mixer.play(&[0.9, -0.9]);
        assert_eq!(mixer.next_sample(), 1.0);
        assert_eq!(mixer.next_sample(), -1.0);
    }

    #[test]
    fn a_sound_lasts_as_long_at_any_rate_and_keeps_its_shape() {
        let ramp: Vec<f32> = (0..480_u16).map(|at| f32::from(at) / 480.0).collect();
        for rate in [44_100, 48_000, 96_000] {
            let heard = resampled(&ramp, RATE, rate);
            let secs = heard.len() as f64 / f64::from(rate);
            assert!((secs - 0.01).abs() < 0.000_1, "{rate}: {secs}");
            let middle = heard[heard.len() / 2];
            assert!((middle - 0.5).abs() < 0.01, "{rate}: {middle}");
            // Its end fades into the silence after it.
            assert!(heard[..heard.len() - 2].is_sorted(), "{rate}");
        }
    }
}
