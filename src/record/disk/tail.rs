//! The end of a file to which lines are added, whole or not at all.

use std::fs::File;
use std::io::{self, Seek as _, SeekFrom, Write};

/// Something that can be written to and made shorter.
pub(in crate::record) trait Disk: Write {
    /// Keeps only so many bytes.
    fn cut(&mut self, length: u64) -> io::Result<()>;
}

impl Disk for File {
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)?;
        self.seek(SeekFrom::Start(length))?;
        Ok(())
    }
}

/// Waits until no other program writes in a file, and keeps the others out.
pub(in crate::record) fn lock(file: &File) -> io::Result<()> {
    match file.lock() {
        // Some file systems know no locks; what is to be kept is worth more.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        locked => locked,
    }
}

/// Adds lines to a file.
#[derive(Debug)]
pub(in crate::record) struct Tail<D> {
    pub(in crate::record) disk: D,
    /// How much of the file is whole lines.
    length: u64,
    /// Whether more than that stands in it.
    torn: bool,
}

impl<D: Disk> Tail<D> {
    /// The end of a file that has so many bytes.
    pub(in crate::record) const fn new(disk: D, length: u64) -> Self {
        Self {
            disk,
            length,
            torn: false,
        }
    }

    /// Adds lines. If that fails, none of them is in the file, or the half that
    /// is will be taken away before anything else is added: lines behind a torn
    /// one could not be used.
    pub(in crate::record) fn add(&mut self, lines: &[u8]) -> io::Result<()> {
        self.cut_torn_line()?;
        if let Err(error) = self.disk.write_all(lines) {
            self.torn = true;
            // If this fails too, it is tried again the next time.
            let _ = self.cut_torn_line();
            return Err(error);
        }
        self.length += lines.len() as u64;
        Ok(())
    }

    fn cut_torn_line(&mut self) -> io::Result<()> {
        if self.torn {
            self.disk.cut(self.length)?;
            self.torn = false;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    /// A disk that takes a number of bytes and then no more for a while, and
    /// that may not even let go of what it has.
    struct Failing {
        bytes: Vec<u8>,
        room: usize,
        cuts_fail: bool,
    }

    impl Write for Failing {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let taken = bytes.len().min(self.room);
            if taken == 0 {
                return Err(io::ErrorKind::StorageFull.into());
            }
            self.room -= taken;
            self.bytes.extend_from_slice(&bytes[..taken]);
            Ok(taken)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Disk for Failing {
        fn cut(&mut self, length: u64) -> io::Result<()> {
            if self.cuts_fail {
                return Err(io::ErrorKind::Other.into());
            }
            self.bytes.truncate(length as usize);
            Ok(())
        }
    }

    #[test]
    fn a_file_that_was_cut_goes_on_where_it_ends_now() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"whole\nhalf").unwrap();
        file.cut(6).unwrap();
        file.write_all(b"next\n").unwrap();
        let mut text = String::new();
        file.seek(SeekFrom::Start(0)).unwrap();
        file.read_to_string(&mut text).unwrap();
        assert_eq!(text, "whole\nnext\n");
    }

    const LINES: [&str; 4] = ["one\n", "two, longer\n", "three\n", "four\n"];

    #[test]
    fn wherever_writing_fails_only_whole_lines_are_left() {
        let all = LINES.concat();
        for room in 0..=all.len() {
            for cuts_fail in [false, true] {
                let disk = Failing {
                    bytes: Vec::new(),
                    room,
                    cuts_fail,
                };
                let mut tail = Tail::new(disk, 0);
                let added = LINES
                    .iter()
                    .take_while(|line| tail.add(line.as_bytes()).is_ok())
                    .count();
                let whole = LINES[..added].concat();
                if !cuts_fail {
                    assert_eq!(tail.disk.bytes, whole.as_bytes(), "room for {room}");
                }
                assert!(tail.disk.bytes.starts_with(whole.as_bytes()));

                // Then there is room again, and nothing is lost or doubled.
                tail.disk.room = usize::MAX;
                tail.disk.cuts_fail = false;
                for line in &LINES[added..] {
                    tail.add(line.as_bytes()).unwrap();
                }
                assert_eq!(tail.disk.bytes, all.as_bytes(), "room for {room}");
            }
        }
    }
}
