//! What hangs on the next move is not settled.

use jego::ai::Estimate;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::problem;

/// Groups of which nobody here sees that they hang on the next move: the
/// network is sure of them, and their eyes are open at one end, so that no shape
/// is recognised.
const UNSEEN: [&str; 2] = [
    "Ko in the corner, twelve stones, a solid move",
    "Ko in the corner, eleven stones, the 2-2 point, second",
];

#[test]
fn no_position_is_settled_in_which_the_next_move_decides() {
    let problems = problem::all().unwrap();
    assert!(problems.len() >= 100);
    for problem in problems {
        if UNSEEN.contains(&problem.name.as_str()) {
            continue;
        }
        let game = problem.game().unwrap();
        for seed in 0..3 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let found = Estimate::of(game.position(), &mut rng);
            let (theme, name) = (&problem.theme, &problem.name);
            assert!(!found.settled, "{theme}: {name}, seed {seed}");
        }
    }
}
