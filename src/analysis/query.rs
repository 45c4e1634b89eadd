//! What is asked about the positions of a game.

use std::time::Duration;

use serde_json::{Map, Value};

use super::complaint::Complaint;
use super::fields::{Fields, color};
use super::game::Game;
use super::moves;
use super::rules;
use super::settings::{InvalidSetting, MOST_VARIATION, Settings};
use crate::ai::go::Restrictions;
use crate::board::{Color, Size};
use crate::game::HalfPoints;
use crate::go::{Move, Rules};

/// The most visits that anyone asks for.
const MOST_VISITS: i64 = 1 << 50;
/// The range of priorities.
const MOST_PRIORITY: i64 = 1 << 62;
/// The most komi, in points.
const MOST_KOMI: f64 = 400.0;
/// The range of the intervals at which is told what was found so far, in seconds.
const SHORTEST: f64 = 0.001;
const LONGEST: f64 = 1_000_000.0;

/// A query that was understood.
#[derive(Debug)]
pub(super) struct Query {
    pub(super) id: String,
    pub(super) game: Game,
    pub(super) settings: Settings,
    pub(super) restrictions: Restrictions,
    pub(super) included: Included,
    pub(super) partial: Option<PartialResults>,
    /// The turns that are asked about, each with its priority.
    pub(super) turns: Vec<(usize, i64)>,
    /// How many bytes it was.
    pub(super) bytes: usize,
}

/// What a result has beside moves and the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Included {
    pub(super) ownership: bool,
    pub(super) ownership_deviation: bool,
    pub(super) moves_ownership: bool,
    pub(super) moves_ownership_deviation: bool,
    pub(super) policy: bool,
    pub(super) variation_visits: bool,
    pub(super) no_result: bool,
}

/// When it is told what was found so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PartialResults {
    pub(super) first: Duration,
    pub(super) every: Option<Duration>,
}

impl Query {
    /// Reads a query, and what had to be left out of it.
    pub(super) fn read(
        id: &str,
        object: &Map<String, Value>,
        defaults: Settings,
        bytes: usize,
    ) -> Result<(Self, Vec<Complaint>), Complaint> {
        let mut fields = Fields::of(object);
        let mut warnings = Vec::new();
        fields.find("id");
        let size = size(&mut fields)?;
        let rules = read_rules(&mut fields, &mut warnings)?;
        let game = read_game(&mut fields, size, rules)?;
        let settings = read_settings(&mut fields, defaults, &mut warnings)?;
        let query = Self {
            id: id.to_owned(),
            turns: read_turns(&mut fields, game.turns())?,
            settings,
            restrictions: read_restrictions(&mut fields, size)?,
            included: read_included(&mut fields)?,
            partial: read_partial(&mut fields)?,
            game,
            bytes,
        };
        let unknown = fields.unknown();
        for name in unknown.into_iter().take(20) {
            warnings.push(Complaint::warning(name, "this field is not known here"));
        }
        Ok((query, warnings))
    }
}

fn size(fields: &mut Fields<'_>) -> Result<Size, Complaint> {
    let (least, most) = (2, i64::from(Size::LARGEST.lines()));
    let mut lines = |name| {
        let missing = || Complaint::error(name, "the size of the board is missing");
        fields.integer(name, least, most)?.ok_or_else(missing)
    };
    let (across, down) = (lines("boardXSize")?, lines("boardYSize")?);
    if across != down {
        let text = format!("only square boards are known here, not {across} by {down}");
        return Err(Complaint::error("boardYSize", text));
    }
    let size = u8::try_from(across).ok().map(Size::new);
    match size {
        Some(Ok(size)) => Ok(size),
        Some(Err(_)) | None => Err(Complaint::error("boardXSize", "no board has this size")),
    }
}

fn read_rules(fields: &mut Fields<'_>, warnings: &mut Vec<Complaint>) -> Result<Rules, Complaint> {
    let value = fields.find("rules");
    let found = rules::read(value.unwrap_or(&Value::Null))?;
    if let Some(adapted) = found.adapted {
        warnings.push(Complaint::warning("rules", adapted));
    }
    let mut rules = found.rules;
    if let Some(komi) = fields.number("komi", -MOST_KOMI, MOST_KOMI)? {
        let halves = komi * 2.0;
        if halves.fract() != 0.0 {
            return Err(Complaint::error("komi", "must be a whole or half number"));
        }
        rules.komi = HalfPoints::from_halves(halves as i32);
    }
    if let Some(text) = fields.text("whiteHandicapBonus")? {
        let wanted = || Complaint::error("whiteHandicapBonus", "must be \"0\", \"N\" or \"N-1\"");
        rules.handicap_bonus = rules::bonus(text).ok_or_else(wanted)?;
    }
    Ok(rules)
}

fn read_game(fields: &mut Fields<'_>, size: Size, rules: Rules) -> Result<Game, Complaint> {
    let stones = match fields.find("initialStones") {
        Some(value) => moves::pairs("initialStones", value, size)?,
        None => Vec::new(),
    };
    if stones.iter().any(|&(_, mv)| mv == Move::Pass) {
        return Err(Complaint::error("initialStones", "a pass is not a stone"));
    }
    let first = match fields.text("initialPlayer")? {
        Some(text) => Some(side("initialPlayer", text)?),
        None => None,
    };
    let missing = || Complaint::error("moves", "the moves are missing: a list of pairs");
    let value = fields.find("moves").ok_or_else(missing)?;
    let moves = moves::pairs("moves", value, size)?;
    Game::new(size, rules, &stones, first, moves)
}

fn side(name: &'static str, text: &str) -> Result<Color, Complaint> {
    color(text).ok_or_else(|| Complaint::error(name, "must be \"b\" or \"w\""))
}

fn read_settings(
    fields: &mut Fields<'_>,
    defaults: Settings,
    warnings: &mut Vec<Complaint>,
) -> Result<Settings, Complaint> {
    let mut settings = defaults;
    let name = "overrideSettings";
    if let Some(value) = fields.find(name) {
        let wanted = || Complaint::error(name, "must be an object");
        let mut unknown = Vec::new();
        for (key, value) in value.as_object().ok_or_else(wanted)? {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            match settings.set(key, &text) {
                Ok(()) => {}
                Err(InvalidSetting::Unknown(key)) => unknown.push(key),
                Err(why @ InvalidSetting::Value { .. }) => {
                    return Err(Complaint::error(name, why.to_string()));
                }
            }
        }
        if !unknown.is_empty() {
            unknown.truncate(20);
            let text = format!("without a counterpart here: {}", unknown.join(", "));
            warnings.push(Complaint::warning(name, text));
        }
    }
    if let Some(visits) = fields.integer("maxVisits", 1, MOST_VISITS)? {
        settings.visits = u32::try_from(visits).unwrap_or(u32::MAX);
        settings.visits = settings.visits.min(super::settings::MOST_VISITS);
    }
    if let Some(moves) = fields.integer("analysisPVLen", 1, MOST_VARIATION)? {
        settings.variation = moves as usize;
    }
    if let Some(temperature) = fields.number("rootPolicyTemperature", 0.01, 100.0)? {
        settings.temperature = temperature as f32;
    }
    let name = "rootFpuReductionMax";
    if fields.number(name, 0.0, 2.0)?.is_some() {
        warnings.push(Complaint::warning(name, "without a counterpart here"));
    }
    Ok(settings)
}

fn read_turns(fields: &mut Fields<'_>, last: usize) -> Result<Vec<(usize, i64)>, Complaint> {
    let asked = fields.integers("analyzeTurns")?;
    let priority = fields.integer("priority", -MOST_PRIORITY, MOST_PRIORITY)?;
    let priorities = fields.integers("priorities")?;
    if priority.is_some() && priorities.is_some() {
        return Err(Complaint::error("priority", "priorities are given as well"));
    }
    let each = |text| Complaint::error("priorities", text);
    if priorities.is_some() && asked.is_none() {
        return Err(each("go with analyzeTurns, which is missing".to_owned()));
    }
    let asked = asked.unwrap_or_else(|| vec![last as i64]);
    if priorities
        .as_ref()
        .is_some_and(|of| of.len() != asked.len())
    {
        return Err(each("must be as many as analyzeTurns".to_owned()));
    }
    let mut found: Vec<Option<i64>> = vec![None; last + 1];
    for (place, turn) in asked.into_iter().enumerate() {
        let own = priorities.as_ref().and_then(|of| of.get(place).copied());
        let own = own.or(priority).unwrap_or(0);
        if !(-MOST_PRIORITY..=MOST_PRIORITY).contains(&own) {
            return Err(each(format!("{own} is too large")));
        }
        let slot = usize::try_from(turn).ok().and_then(|of| found.get_mut(of));
        let beyond = || format!("there is no turn {turn} of a game of {last} moves");
        *slot.ok_or_else(|| Complaint::error("analyzeTurns", beyond()))? = Some(own);
    }
    let turns = found.into_iter().enumerate();
    Ok(turns
        .filter_map(|(turn, priority)| Some((turn, priority?)))
        .collect())
}

fn read_included(fields: &mut Fields<'_>) -> Result<Included, Complaint> {
    Ok(Included {
        ownership: fields.truth("includeOwnership")?,
        ownership_deviation: fields.truth("includeOwnershipStdev")?,
        moves_ownership: fields.truth("includeMovesOwnership")?,
        moves_ownership_deviation: fields.truth("includeMovesOwnershipStdev")?,
        policy: fields.truth("includePolicy")?,
        variation_visits: fields.truth("includePVVisits")?,
        no_result: fields.truth("includeNoResultValue")?,
    })
}

fn read_partial(fields: &mut Fields<'_>) -> Result<Option<PartialResults>, Complaint> {
    let mut interval = |name| {
        let seconds = fields.number(name, SHORTEST, LONGEST)?;
        Ok(seconds.map(Duration::from_secs_f64))
    };
    let every = interval("reportDuringSearchEvery")?;
    let first = interval("firstReportDuringSearchAfter")?;
    Ok(first.or(every).map(|first| PartialResults { first, every }))
}

fn read_restrictions(fields: &mut Fields<'_>, size: Size) -> Result<Restrictions, Complaint> {
    let mut restrictions = Restrictions::default();
    let (avoid, allow) = (fields.find("avoidMoves"), fields.find("allowMoves"));
    if avoid.is_some() && allow.is_some() {
        return Err(Complaint::error(
            "allowMoves",
            "avoidMoves is given as well",
        ));
    }
    for (name, value) in [("avoidMoves", avoid), ("allowMoves", allow)] {
        let Some(value) = value else {
            continue;
        };
        let wanted =
            || Complaint::error(name, "must be a list of objects: player, moves, untilDepth");
        let list = value.as_array().ok_or_else(wanted)?;
        let mut sides = Vec::new();
        for entry in list {
            let mut entry = Fields::of(entry.as_object().ok_or_else(wanted)?);
            let own = |complaint: Complaint| complaint.within(name);
            let by = entry.text("player").map_err(own)?.ok_or_else(wanted)?;
            let by = side(name, by)?;
            let moves = entry.find("moves").ok_or_else(wanted)?;
            let moves = moves::list(name, moves, size)?;
            let depth = entry.integer("untilDepth", 1, 1_000_000_000).map_err(own)?;
            let depth = depth.ok_or_else(wanted)? as usize;
            if name == "avoidMoves" {
                restrictions.avoid(by, &moves, depth);
                continue;
            }
            if sides.contains(&by) {
                return Err(Complaint::error(name, "one list for each player"));
            }
            sides.push(by);
            restrictions.allow(by, &moves, depth);
        }
    }
    Ok(restrictions)
}
