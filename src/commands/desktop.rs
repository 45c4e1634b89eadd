//! `jego desktop-files`: what desktops and shells look for, as a tree of files.

use std::path::{Path, PathBuf};

use clap::Command;
use clap_complete::Shell;
use jego::drawing::{CannotPaint, CutOut};
use jego::figure::icon;
use jego::record::{FileError, make_folder, replace_bytes};

use super::{CannotExplain, completions, manual};

const ENTRY: &str = include_str!("../../assets/desktop/jego.desktop");
const MIME_TYPES: &str = include_str!("../../assets/desktop/jego.mime.xml");
const METAINFO: &str = include_str!("../../assets/desktop/jego.metainfo.xml");

/// The sizes that desktops ask for.
const ICON_SIDES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

/// Where each shell looks for completions below `share`.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "bash-completion/completions/jego"),
    (Shell::Zsh, "zsh/site-functions/_jego"),
    (Shell::Fish, "fish/vendor_completions.d/jego.fish"),
];

/// Why the files are not there.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotFurnish {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("the icon: {0}")]
    Icon(#[from] CannotPaint),
    #[error(transparent)]
    Explain(#[from] CannotExplain),
}

/// A file by its path below the prefix, and what is in it.
type Furnishing = (PathBuf, Vec<u8>);

/// Writes all files below a folder, which stands for `/usr` or `~/.local`.
pub(crate) fn desktop_files(prefix: &Path, command: &Command) -> Result<(), CannotFurnish> {
    for (path, bytes) in furnishings(command)? {
        let path = prefix.join("share").join(path);
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        replace_bytes(&path, &bytes)?;
    }
    Ok(())
}

/// All files, by their paths below `share`.
fn furnishings(command: &Command) -> Result<Vec<Furnishing>, CannotFurnish> {
    let texts = [
        ("applications/jego.desktop", ENTRY),
        ("mime/packages/jego.xml", MIME_TYPES),
        ("metainfo/org.jego.jego.metainfo.xml", METAINFO),
    ];
    let texts = texts.map(|(path, text)| (path.into(), text.as_bytes().to_vec()));
    let mut files = Vec::from(texts);
    files.extend(icons()?);
    files.extend(manuals(command)?);
    for (shell, path) in SHELLS {
        let mut script = Vec::new();
        completions(shell, command.clone(), &mut script).map_err(CannotExplain::from)?;
        files.push((path.into(), script));
    }
    Ok(files)
}

fn icons() -> Result<Vec<Furnishing>, CannotPaint> {
    let icon = icon();
    let themed = |size: &str, file: &str| format!("icons/hicolor/{size}/apps/{file}").into();
    let mut files = vec![(
        themed("scalable", "jego.svg"),
        icon.to_svg("Jego").into_bytes(),
    )];
    for side in ICON_SIDES {
        let png = CutOut::of(&icon, side as f32 / icon.width)?.to_png()?;
        files.push((themed(&format!("{side}x{side}"), "jego.png"), png));
    }
    Ok(files)
}

/// The page of the program and one for each command.
fn manuals(command: &Command) -> Result<Vec<Furnishing>, CannotExplain> {
    let named = command.get_subcommands().map(Command::get_name);
    let mut files = Vec::new();
    for of in std::iter::once(None).chain(named.map(Some)) {
        let mut page = Vec::new();
        manual(of, command.clone(), &mut page)?;
        let dashed = of.map(|name| format!("-{name}")).unwrap_or_default();
        files.push((format!("man/man1/jego{dashed}.1").into(), page));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_release_is_this_version() {
        let (_, after) = METAINFO.split_once("<release version=\"").unwrap();
        let (version, _) = after.split_once('"').unwrap();
        assert_eq!(version, env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn entry_and_metainfo_name_the_same_types() {
        let types = ENTRY
            .lines()
            .find_map(|line| line.strip_prefix("MimeType="));
        for named in types.unwrap().split_terminator(';') {
            let line = format!("<mediatype>{named}</mediatype>");
            assert!(METAINFO.contains(&line), "{named}");
            let known = named == "application/x-go-sgf";
            let defined = MIME_TYPES.contains(&format!("type=\"{named}\""));
            assert!(known != defined, "{named}");
        }
    }
}
