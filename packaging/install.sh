#!/bin/sh
# Installs Jego from the folder that this script lies in, and removes it again.
#
#   ./install.sh                       for everyone (/usr/local) as root, else for
#                                      you alone (~/.local)
#   ./install.sh --prefix FOLDER       below another folder
#   ./install.sh --remove [--prefix FOLDER]
set -eu

usage() {
    sed -n '2,7s/^# \{0,1\}//p' "$0"
}

prefix=
remove=no
while [ $# -gt 0 ]; do
    case $1 in
    --prefix)
        [ $# -ge 2 ] || { usage >&2; exit 2; }
        prefix=$2
        shift
        ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --remove) remove=yes ;;
    -h | --help) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
    esac
    shift
done
if [ -z "$prefix" ]; then
    if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
fi

here=$(cd "$(dirname "$0")" && pwd)
[ "$remove" = yes ] || mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
# What was installed, so that it can be removed by any later version.
list=$prefix/share/jego/installed

# Desktops look into lists that these programs make; where one of them is missing,
# nothing needs its list.
refresh() {
    if command -v update-desktop-database >/dev/null && [ -d "$prefix/share/applications" ]; then
        update-desktop-database -q "$prefix/share/applications" || true
    fi
    if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime" ]; then
        # It forgets types only where there is a folder of them, even an empty one.
        mkdir -p "$prefix/share/mime/packages"
        update-mime-database "$prefix/share/mime" 2>/dev/null || true
    fi
    if command -v gtk-update-icon-cache >/dev/null && [ -d "$prefix/share/icons/hicolor" ]; then
        gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor" || true
    fi
}

take_away() {
    [ -f "$list" ] || return 0
    while IFS= read -r file; do
        rm -f "$prefix/$file"
        folder=$(dirname "$file")
        # Folders that others use are not empty.
        while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
            folder=$(dirname "$folder")
        done
    done <"$list"
    rm -f "$list"
    rmdir "$prefix/share/jego" 2>/dev/null || true
}

if [ "$remove" = yes ]; then
    [ -f "$list" ] || { echo "Jego is not installed in $prefix" >&2; exit 1; }
    take_away
    refresh
    echo "Jego is removed from $prefix; games and settings stay where they are"
    exit 0
fi

take_away
mkdir -p "$prefix/share/jego"
(cd "$here" && find bin share -type f) >"$list"
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # A program that runs cannot be written to, but its name can be given away.
    rm -f "$prefix/$file"
    cp -p "$here/$file" "$prefix/$file"
done <"$list"
# The desktop may not look for programs below this folder.
entry=$prefix/share/applications/jego.desktop
awk -v program="$prefix/bin/jego" '
    sub(/^Exec=jego/, "") { print "Exec=\"" program "\"" $0; next }
    { print }' "$entry" >"$entry.new"
mv "$entry.new" "$entry"
refresh
echo "Jego is in $prefix/bin/jego"
case :$PATH: in
*":$prefix/bin:"*) ;;
*) echo "Add $prefix/bin to PATH to start it by its name" ;;
esac
