//! Who sits at the table.

/// Who plays a color.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Someone in front of the screen.
    #[default]
    Person,
    /// The program itself, at a level known by its name.
    Computer {
        /// The name of the level.
        level: String,
    },
    /// Another program that speaks GTP.
    Engine {
        /// How it is started.
        command: String,
    },
}
