//! Words as moves, shares and leads: finite and in their bounds, or not at all.

use crate::ai::{Candidate, Report};
use crate::board::{Color, Grid, Size, Vertex};
use crate::go::Move;

use super::AnalysisKind;
use super::parts::{Fields, Parts};

/// No game has so many points.
pub(super) const MOST_LEAD: f32 = 10_000.0;

/// What the values of a line mean on a board of this size.
pub(super) struct Reader {
    pub(super) kind: AnalysisKind,
    pub(super) size: Size,
    pub(super) to_play: Color,
}

impl Reader {
    /// A move, and its place among the others.
    pub(super) fn candidate(
        &self,
        fields: &Fields<'_>,
        place: usize,
    ) -> Option<(usize, Candidate<Move>)> {
        let mv = self.mv(fields.value("move")?)?;
        let visits = fields.value("visits")?.parse().ok()?;
        let win = self.share(fields.value("winrate")?)?;
        let lead = self.lead(fields)?;
        let low = fields.value("lcb").map(|text| self.number(text));
        let order = fields.value("order").map(|text| text.parse().ok());
        let variation = fields.variation.iter().map(|word| self.mv(word));
        let mut variation = variation.collect::<Option<Vec<Move>>>()?;
        if variation.first() != Some(&mv) {
            variation = vec![mv];
        }
        let candidate = Candidate {
            mv,
            visits,
            black_win: self.black_win(win),
            black_lead: self.black_lead(lead),
            // A bound may lie far below 0 where a move has hardly been tried.
            win_error: low.map_or(Some(0.0), |low| Some((win - low?).clamp(0.0, 1.0)))?,
            prior: match fields.value("prior") {
                Some(text) => self.share(text)?,
                None => 0.0,
            },
            variation,
        };
        Some((order.unwrap_or(Some(place))?, candidate))
    }

    pub(super) fn report(
        &self,
        parts: &Parts<'_>,
        candidates: Vec<Candidate<Move>>,
    ) -> Option<Report<Move>> {
        let visits = candidates.iter().map(|of| of.visits);
        let visits = visits.fold(0_u32, u32::saturating_add);
        let mean = |value: fn(&Candidate<Move>) -> f32| {
            let weighed = candidates.iter();
            let weighed = weighed.map(|of| f64::from(value(of)) * f64::from(of.visits));
            match visits {
                0 => candidates.first().map(value),
                visits => Some((weighed.sum::<f64>() / f64::from(visits)) as f32),
            }
        };
        let (visits, black_win, black_lead) = match &parts.root {
            Some(root) => (
                root.value("visits")?.parse().ok()?,
                self.black_win(self.share(root.value("winrate")?)?),
                self.black_lead(self.lead(root)?),
            ),
            None => (visits, mean(|of| of.black_win)?, mean(|of| of.black_lead)?),
        };
        Some(Report {
            to_play: self.to_play,
            visits,
            black_win,
            black_lead,
            candidates,
            ownership: match &parts.ownership {
                Some(list) => Some(self.owners(list)?),
                None => None,
            },
        })
    }

    /// Row by row from the top left.
    fn owners(&self, list: &[&str]) -> Option<Grid<f32>> {
        if list.len() != self.size.area() {
            return None;
        }
        let owners = list.iter().map(|word| {
            let owner: f32 = word.parse().ok()?;
            // What comes out of a sum of floats may be a little more than 1.
            let sound = owner.abs() <= 1.01;
            sound.then(|| self.black_lead(owner.clamp(-1.0, 1.0)))
        });
        let owners: Vec<f32> = owners.collect::<Option<_>>()?;
        let mut owners = owners.into_iter();
        Some(Grid::from_fn(self.size, |_| {
            owners.next().unwrap_or_default()
        }))
    }

    fn mv(&self, word: &str) -> Option<Move> {
        if word.eq_ignore_ascii_case("pass") {
            return Some(Move::Pass);
        }
        let vertex = Vertex::parse(word, self.size).ok()?;
        Some(Move::Place(vertex.point()))
    }

    /// A number as the engine counts: Leela Zero has whole ten-thousandths where
    /// KataGo has fractions. Others that took its command over have both.
    fn number(&self, text: &str) -> Option<f32> {
        let number: f32 = text.parse().ok()?;
        let whole = !text.contains(['.', 'e', 'E']);
        let number = match self.kind {
            AnalysisKind::LeelaZero if whole => number / 10_000.0,
            AnalysisKind::LeelaZero | AnalysisKind::KataGo => number,
        };
        number.is_finite().then_some(number)
    }

    fn share(&self, text: &str) -> Option<f32> {
        let share = self.number(text)?;
        (-0.001..=1.001)
            .contains(&share)
            .then(|| share.clamp(0.0, 1.0))
    }

    /// The lead that the side to move has.
    fn lead(&self, fields: &Fields<'_>) -> Option<f32> {
        let Some(text) = fields.lead() else {
            return match self.kind {
                AnalysisKind::KataGo => None,
                AnalysisKind::LeelaZero => Some(0.0),
            };
        };
        let lead: f32 = text.parse().ok()?;
        (lead.abs() <= MOST_LEAD).then_some(lead)
    }

    const fn black_win(&self, win: f32) -> f32 {
        match self.to_play {
            Color::Black => win,
            Color::White => 1.0 - win,
        }
    }

    const fn black_lead(&self, lead: f32) -> f32 {
        match self.to_play {
            Color::Black => lead,
            // Negating zero must not make it minus zero.
            Color::White => 0.0 - lead,
        }
    }
}
