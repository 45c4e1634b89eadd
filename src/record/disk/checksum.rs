//! Lines that tell whether they are as they were written.

/// The checksum of a line, which may depend on that of the line before it.
pub(in crate::record) fn checksum(before: u32, body: &str) -> u32 {
    let mut sum = crc32fast::Hasher::new_with_initial(before);
    sum.update(body.as_bytes());
    sum.finalize()
}

/// A line as it stands in a file, with its checksum and its end.
pub(in crate::record) fn sealed(sum: u32, body: &str) -> String {
    debug_assert!(!body.contains('\n'), "line breaks are escaped");
    format!("{sum:08x} {body}\n")
}

/// The checksum that a line has, and what it says; `None` where it has none.
pub(in crate::record) fn unsealed(line: &[u8]) -> Option<(u32, &str)> {
    let line = str::from_utf8(line).ok()?;
    let (sum, body) = line.split_once(' ')?;
    let sum = u32::from_str_radix(sum, 16)
        .ok()
        .filter(|_| sum.len() == 8)?;
    Some((sum, body))
}
