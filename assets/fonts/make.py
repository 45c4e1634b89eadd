#!/usr/bin/env python3
"""Makes the fonts of the scripts that no Latin font has.

Each holds the letters that the phrases of its language are written with, and no
others, taken from Noto Sans CJK (SIL Open Font License 1.1, LICENSE-OFL.txt beside this).
To be run when phrases have changed:

    apt install fonts-noto-cjk && pip install fonttools zopfli
    python3 assets/fonts/make.py
"""

import io
import pathlib
import re
import sys

import zopfli.zlib
from fontTools import subset
from fontTools.ttLib import TTCollection

HERE = pathlib.Path(__file__).parent
WORDS = HERE.parent.parent / "src" / "words"
NOTO = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
# The languages, and which font of the collection has their letters.
FACES = {"japanese": "JP", "korean": "KR", "simplified_chinese": "SC", "traditional_chinese": "TC"}
# Below this the Latin fonts have what is written.
FIRST = 0x2E80
# Latin letters, digits and signs as wide as the others: a font of symbols that the
# window has anyway draws some of them as pictures.
FULL_WIDTH = {chr(code) for code in range(0xFF01, 0xFF5F)}
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
ESCAPE = re.compile(r"\\u\{([0-9a-fA-F]+)\}")


def letters(language):
    """The letters of a language's phrases."""
    found = set()
    for path in sorted((WORDS / language).glob("*.rs")):
        for text in LITERAL.findall(path.read_text(encoding="utf-8")):
            found.update(ESCAPE.sub(lambda hit: chr(int(hit[1], 16)), text))
    return {letter for letter in found if ord(letter) >= FIRST}


def face(collection, name):
    """The face of the collection for a region."""
    wanted = f"Noto Sans CJK {name}"
    return next(font for font in collection.fonts if font["name"].getDebugName(1) == wanted)


def make(file, letters, name):
    """Writes a font with these letters of a face."""
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GPOS"]
    with TTCollection(NOTO, lazy=True) as collection:
        font = face(collection, name)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes={ord(letter) for letter in letters})
        subsetter.subset(font)
        # The same letters make the same file.
        font.recalcTimestamp = False
        written = io.BytesIO()
        font.save(written)
    packed = zopfli.zlib.compress(written.getvalue())
    (HERE / f"{file}.otf.zlib").write_bytes(packed)
    print(f"{file}: {len(letters)} letters, {len(packed)} bytes", file=sys.stderr)


for language, name in FACES.items():
    make(language, letters(language), name)
make("full_width", FULL_WIDTH, "JP")
