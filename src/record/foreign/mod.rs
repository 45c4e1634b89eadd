//! Formats of other servers.
use super::Format;
use super::problem::Found;
use super::sgf::Collection;
pub(super) enum Foreign {}
impl Foreign {
    pub(super) fn recognise(_: &str) -> Option<Self> {
        None
    }
    pub(super) fn read(&self, _: &str, _: &mut Found) -> Option<Collection> {
        None
    }
    pub(super) fn format(&self) -> Format {
        Format::Ngf
    }
}
