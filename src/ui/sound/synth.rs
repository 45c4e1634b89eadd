//! The sounds, computed: wood, stone and bronze as sums of dying tones.
//!
//! Whatever is struck rings at frequencies of its own, each dying at its own
//! pace, after a short burst of noise from the contact. Small things vary each
//! time, because no two stones are set alike.

use std::f32::consts::TAU;

use rand::{Rng, RngExt as _};

use super::Cue;

/// Samples a second.
pub(super) const RATE: u32 = 48_000;

/// The last of every sound fades, so that it ends without a click.
const FADE_SECS: f32 = 0.012;

/// Captured stones are lifted after the stone that captured them was heard.
const LIFT_AFTER_SECS: f32 = 0.09;

/// One way in which a thing rings.
#[derive(Clone, Copy)]
struct Partial {
    hertz: f32,
    /// In this time it dies down to 1/e.
    decay_secs: f32,
    gain: f32,
}

const fn tone(hertz: f32, decay_secs: f32, gain: f32) -> Partial {
    Partial {
        hertz,
        decay_secs,
        gain,
    }
}

/// Slate on a thick board: the board below, the stone above.
const STONE: [Partial; 6] = [
    tone(212.0, 0.026, 0.55),
    tone(455.0, 0.017, 0.42),
    tone(1_130.0, 0.010, 0.60),
    tone(1_940.0, 0.008, 0.48),
    tone(3_270.0, 0.005, 0.34),
    tone(5_150.0, 0.003, 0.20),
];

/// Stone against stone in the hand.
const CLICK: [Partial; 4] = [
    tone(1_620.0, 0.007, 0.26),
    tone(3_080.0, 0.008, 0.52),
    tone(4_470.0, 0.006, 0.44),
    tone(6_390.0, 0.004, 0.24),
];

/// A bronze bowl, as multiples of its lowest tone.
const BELL: [Partial; 5] = [
    tone(1.0, 0.200, 1.00),
    tone(2.004, 0.140, 0.42),
    tone(2.76, 0.090, 0.22),
    tone(4.08, 0.060, 0.11),
    tone(5.43, 0.035, 0.07),
];

/// A knuckle on a table.
const KNOCK: [Partial; 3] = [
    tone(118.0, 0.034, 1.00),
    tone(187.0, 0.025, 0.62),
    tone(334.0, 0.012, 0.22),
];

/// The tick of a small clock.
const TICK: [Partial; 2] = [tone(1_480.0, 0.006, 0.70), tone(2_630.0, 0.004, 0.55)];

/// A sound at full volume, between -1 and 1, `RATE` samples a second.
pub(super) fn samples(cue: Cue, random: &mut impl Rng) -> Vec<f32> {
    match cue {
        Cue::Stone => stone(random),
        Cue::Capture(stones) => capture(stones, random),
        Cue::Pass => bell(587.3, 0.80, 0.34),
        Cue::End => bell(293.7, 0.96, 0.42),
        Cue::Refused => {
            let mut track = Track::new(0.20);
            track.strike(0.0, &KNOCK, 1.0, 1.0);
            track.scrape(0.0, 0.004, 0.10, 0.5, random);
            track.finish(0.50)
        }
        Cue::Warning => {
            let mut track = Track::new(0.06);
            track.strike(0.0, &TICK, 1.0, 1.0);
            track.scrape(0.0, 0.001, 0.60, 0.3, random);
            track.finish(0.24)
        }
    }
}

/// The stone touches the board with its edge, then lies down.
fn stone(random: &mut impl Rng) -> Vec<f32> {
    let pitch = random.random_range(0.965..1.035);
    let second = random.random_range(0.011..0.017);
    let softer = random.random_range(0.10..0.22);
    let mut track = Track::new(0.16);
    track.scrape(0.0, 0.0012, 0.75, 0.9, random);
    track.strike(0.0, &STONE, pitch, 1.0);
    track.scrape(second, 0.0008, 0.85, 0.6 * softer, random);
    track.strike(second, &STONE, pitch * 1.06, softer);
    track.finish(random.random_range(0.60..0.70))
}

/// A few clicks for a few stones, a clatter for many.
fn capture(stones: usize, random: &mut impl Rng) -> Vec<f32> {
    let clicks = match stones {
        0 | 1 => 2,
        2 => 3,
        3..=5 => 5,
        6..=12 => 8,
        _ => 12,
    };
    let mut at = LIFT_AFTER_SECS;
    let mut times = Vec::new();
    for _ in 0..clicks {
        times.push(at);
        at += random.random_range(0.022..0.058);
    }
    let mut track = Track::new(at + 0.06);
    for time in times {
        let pitch = random.random_range(0.88..1.14);
        let gain = random.random_range(0.45..1.0);
        track.strike(time, &CLICK, pitch, gain);
        track.scrape(time, 0.0007, 0.9, 0.5 * gain, random);
    }
    track.finish(0.42)
}

fn bell(hertz: f32, secs: f32, peak: f32) -> Vec<f32> {
    let mut track = Track::new(secs);
    // A soft mallet: the tone swells for some milliseconds.
    let tones = BELL.map(|tone| Partial {
        hertz: tone.hertz * hertz,
        ..tone
    });
    track.ring(0.0, &tones, 0.005, 1.0);
    track.finish(peak)
}

/// A sound in the making.
struct Track(Vec<f32>);

impl Track {
    fn new(secs: f32) -> Self {
        Self(vec![0.0; frames(secs)])
    }

    /// Something hard is hit.
    fn strike(&mut self, at_secs: f32, tones: &[Partial], pitch: f32, gain: f32) {
        for tone in tones {
            let tone = Partial {
                hertz: tone.hertz * pitch,
                ..*tone
            };
            self.ring(at_secs, &[tone], 0.000_15, gain);
        }
    }

    /// Adds tones that swell in `attack_secs` and die away.
    fn ring(&mut self, at_secs: f32, tones: &[Partial], attack_secs: f32, gain: f32) {
        let start = frames(at_secs);
        for (index, sample) in self.0.iter_mut().skip(start).enumerate() {
            let time = index as f32 / RATE as f32;
            let swell = 1.0 - (-time / attack_secs).exp();
            for tone in tones {
                let level = tone.gain * gain * swell * (-time / tone.decay_secs).exp();
                *sample += level * (TAU * tone.hertz * time).sin();
            }
        }
    }

    /// Adds the noise of a contact; `brightness` from 0 (dull) to 1 (hissing).
    fn scrape(
        &mut self,
        at_secs: f32,
        decay_secs: f32,
        brightness: f32,
        gain: f32,
        random: &mut impl Rng,
    ) {
        let start = frames(at_secs);
        // After ten times the decay nothing is left of it.
        let length = frames(10.0 * decay_secs);
        let mut smooth = 0.0;
        for (index, sample) in self.0.iter_mut().skip(start).take(length).enumerate() {
            let time = index as f32 / RATE as f32;
            smooth += brightness * (random.random_range(-1.0..1.0) - smooth);
            let swell = 1.0 - (-time / 0.000_1).exp();
            *sample += gain * swell * (-time / decay_secs).exp() * smooth;
        }
    }

    /// Fades the end, and makes the loudest sample `peak`.
    fn finish(mut self, peak: f32) -> Vec<f32> {
        let fade = frames(FADE_SECS);
        for (index, sample) in self.0.iter_mut().rev().take(fade).enumerate() {
            *sample *= index as f32 / fade as f32;
        }
        let loudest = self
            .0
            .iter()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        if loudest > 0.0 {
            let gain = peak / loudest;
            self.0.iter_mut().for_each(|sample| *sample *= gain);
        }
        self.0
    }
}

/// How many samples there are in a time.
fn frames(secs: f32) -> usize {
    (secs.max(0.0) * RATE as f32).round() as usize
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;

    use super::*;

    const CUES: [Cue; 9] = [
        Cue::Stone,
        Cue::Capture(0),
        Cue::Capture(1),
        Cue::Capture(4),
        Cue::Capture(400),
        Cue::Pass,
        Cue::End,
        Cue::Refused,
        Cue::Warning,
    ];

    fn sound(cue: Cue, seed: u64) -> Vec<f32> {
        samples(cue, &mut StdRng::seed_from_u64(seed))
    }

    fn energy(sound: &[f32]) -> f32 {
        sound.iter().map(|sample| sample * sample).sum()
    }

    #[test]
    fn every_sound_is_short_and_neither_silent_nor_clipped() {
        for (cue, seed) in CUES.iter().flat_map(|&cue| (0..50).map(move |s| (cue, s))) {
            let sound = sound(cue, seed);
            assert!(sound.len() < RATE as usize, "{cue:?} is too long");
            assert!(sound.iter().all(|sample| sample.is_finite()), "{cue:?}");
            let peak = sound.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
            assert!((0.2..=0.75).contains(&peak), "{cue:?}: {peak}");
            assert!(energy(&sound) > 1.0, "{cue:?}: {}", energy(&sound));
        }
    }

    #[test]
    fn every_sound_begins_and_ends_without_a_click() {
        for cue in CUES {
            let sound = sound(cue, 1);
            assert!(sound[0].abs() < 1e-3, "{cue:?}");
            assert!(sound[sound.len() - 1].abs() < 1e-3, "{cue:?}");
            let tail = &sound[sound.len() - 100..];
            assert!(tail.iter().all(|sample| sample.abs() < 0.02), "{cue:?}");
        }
    }

    #[test]
    fn no_sound_leans_to_one_side() {
        for cue in CUES {
            let sound = sound(cue, 1);
            let mean = sound.iter().sum::<f32>() / sound.len() as f32;
            assert!(mean.abs() < 0.01, "{cue:?}: {mean}");
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        for (index, &one) in CUES.iter().enumerate() {
            for &other in &CUES[index + 1..] {
                // Neither or one stone lifted sounds the same.
                if (one, other) != (Cue::Capture(0), Cue::Capture(1)) {
                    assert_ne!(sound(one, 7), sound(other, 7), "{one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn no_two_stones_are_set_alike() {
        assert_ne!(sound(Cue::Stone, 1), sound(Cue::Stone, 2));
        assert_ne!(sound(Cue::Capture(2), 1), sound(Cue::Capture(2), 2));
        assert_eq!(sound(Cue::Pass, 1), sound(Cue::Pass, 2));
    }

    #[test]
    fn many_stones_clatter_longer_than_a_few() {
        for seed in 0..20 {
            let [one, some, many] = [1, 6, 50].map(|n| sound(Cue::Capture(n), seed).len());
            assert!(one < some && some < many, "{one} {some} {many}");
        }
    }

    /// How often the sound crosses zero, which goes with its pitch.
    fn crossings(sound: &[f32]) -> usize {
        sound.windows(2).filter(|s| s[0] * s[1] < 0.0).count()
    }

    #[test]
    fn the_last_bell_is_lower_and_the_knock_is_dull() {
        let early = |cue| crossings(&sound(cue, 3)[..2_000]);
        assert!(early(Cue::End) < early(Cue::Pass));
        assert!(early(Cue::Refused) < early(Cue::Stone));
    }
}
