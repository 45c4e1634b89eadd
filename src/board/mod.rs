//! Points, sizes, colors, and boards as text: what every game stands on.
//!
//! Nothing here knows a rule of any game.

mod color;
mod diagram;
mod grid;
mod point;
mod point_set;
mod size;
mod text_diagram;
mod vertex;

pub use color::{ByColor, Color};
pub use diagram::{Diagram, InvalidDiagram};
pub use grid::Grid;
pub use point::Point;
pub use point_set::PointSet;
pub use size::{InvalidSize, Size};
pub use text_diagram::{DiagramFault, DiagramMark, TextDiagram};
pub use vertex::{InvalidVertex, Vertex};
