//! What the network says without any search.

use std::fmt::Write as _;

use strum::VariantArray as _;

use crate::ai::go::RawEvaluation;
use crate::ai::go::net::{BuiltIn, Symmetry};
use crate::board::{Color, Grid};
use crate::game::Game as _;

use super::arguments::{color, none};
use super::{Engine, Failure, Reply};

impl Engine {
    /// `kata-raw-nn [COLOR] 0-7|all`, as KataGo prints it.
    pub(super) fn raw_network(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let to_play = self.position().to_play();
        let (by, which) = match arguments {
            [which] => (to_play, which),
            [by, which] if color(by).is_ok() => (color(by)?, which),
            // How hopeful the policy is to be: there is one policy only.
            [which, optimism] => (to_play, check_optimism(which, optimism)?),
            [by, which, optimism] => (color(by)?, check_optimism(which, optimism)?),
            _ => {
                return Err(Failure::ArgumentCount {
                    wanted: 1,
                    given: arguments.len(),
                });
            }
        };
        let chosen: Vec<Symmetry> = match which.as_str() {
            "all" => Symmetry::ALL.to_vec(),
            number => {
                let asked = |one: &Symmetry| one.number().to_string() == number;
                let found = Symmetry::ALL.into_iter().find(asked);
                vec![
                    found
                        .ok_or_else(|| Failure::argument(number, "a symmetry (0 to 7, or all)"))?,
                ]
            }
        };
        let mut text = String::new();
        for symmetry in chosen {
            let evaluation = self.evaluation(by, symmetry)?;
            print(&mut text, &evaluation, by, symmetry);
        }
        Ok(Reply::Text(text))
    }

    /// The networks that are built in, as KataGo lists models.
    pub(super) fn models(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let models = BuiltIn::VARIANTS.iter().filter_map(|of| {
            let (name, (blocks, channels)) = (of.name(), of.network()?.dimensions());
            Some(format!(
                "{{\"name\":\"{name}\",\"internalName\":\"{name}-b{blocks}c{channels}\",\
                 \"maxBatchSize\":8,\"usesHumanSLProfile\":false,\"version\":2,\
                 \"usingFP16\":\"false\"}}"
            ))
        });
        let models: Vec<String> = models.collect();
        Ok(Reply::Text(format!("[{}]", models.join(","))))
    }

    /// Who will own each point: 1 is Black, −1 White, as GoGui paints it.
    pub(super) fn ownership_board(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let by = self.position().to_play();
        let evaluation = self.evaluation(by, Symmetry::ALL[0])?;
        let mut text = String::new();
        grid(&mut text, &evaluation.ownership, |&own| for_black(own, by));
        Ok(Reply::Text(text))
    }

    /// How likely each move is, from 0 to 1, as GoGui paints it.
    pub(super) fn policy_board(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let evaluation = self.evaluation(self.position().to_play(), Symmetry::ALL[0])?;
        let mut text = String::new();
        grid(&mut text, &evaluation.policy, |share| share.unwrap_or(0.0));
        Ok(Reply::Text(text))
    }

    fn evaluation(&self, by: Color, symmetry: Symmetry) -> Result<RawEvaluation, Failure> {
        RawEvaluation::of(&self.question(by), symmetry).ok_or(Failure::NoNetwork)
    }
}

fn check_optimism<'a>(which: &'a String, optimism: &str) -> Result<&'a String, Failure> {
    let number = optimism.parse::<f32>().ok();
    let known = number.is_some_and(|of| (0.0..=1.0).contains(&of));
    match known {
        true => Ok(which),
        false => Err(Failure::argument(optimism, "a number from 0 to 1")),
    }
}

/// Win rate, lead and owners are White's here, whoever is to play.
fn print(text: &mut String, evaluation: &RawEvaluation, by: Color, symmetry: Symmetry) {
    let white = |of_mover: f32| 0.0 - for_black(of_mover, by);
    let win = match by {
        Color::Black => 1.0 - evaluation.win,
        Color::White => evaluation.win,
    };
    let lead = white(evaluation.lead);
    let (number, loss) = (symmetry.number(), 1.0 - win);
    // A text in memory takes whatever is written to it.
    let _ = write!(
        text,
        "symmetry {number}\nwhiteWin {win:.6}\nwhiteLoss {loss:.6}\nnoResult 0.000000\n\
         whiteLead {lead:.3}\nwhiteScoreSelfplay {lead:.3}\npolicy\n"
    );
    // Where nothing may be played there is no probability.
    grid(text, &evaluation.policy, |share| share.unwrap_or(f32::NAN));
    let _ = write!(
        text,
        "policyPass {:.6}\nwhiteOwnership\n",
        evaluation.policy_pass
    );
    grid(text, &evaluation.ownership, |&own| white(own));
}

/// A row of the board a line.
fn grid<T>(text: &mut String, values: &Grid<T>, number: impl Fn(&T) -> f32) {
    let lines = usize::from(values.size().lines());
    let numbers: Vec<String> = values
        .iter()
        .map(|(_, value)| match number(value) {
            value if value.is_nan() => "NAN".to_owned(),
            value => format!("{value:.6}"),
        })
        .collect();
    for row in numbers.chunks(lines) {
        let _ = writeln!(text, "{}", row.join(" "));
    }
}

const fn for_black(of_mover: f32, by: Color) -> f32 {
    match by {
        Color::Black => of_mover,
        Color::White => 0.0 - of_mover,
    }
}
