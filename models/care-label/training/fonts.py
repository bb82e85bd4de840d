"""Fonts of Debian's packages, and pictures of words in them. The measured half has fonts that training never sees."""

from functools import lru_cache
from glob import glob
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

_TRAINED = ("DejaVuSans*", "DejaVuSerif*", "LiberationSans*", "LiberationMono*", "Roboto-*", "OpenSans-*", "FreeSans*", "NimbusSans*",
            "Cantarell-*", "Hack-*", "C059-*", "NimbusRoman*", "Comfortaa-*")
_MEASURED = ("Lato-*", "Quicksand-*", "RobotoCondensed-*", "URWGothic-*", "Inconsolata*", "LiberationSerif*", "P052-*", "NimbusMonoPS-*")
_LEFT_OUT = ("Thin", "Hairline", "Symbol")


@lru_cache
def fonts(is_measured: bool) -> tuple[str, ...]:
    found = [path for name in (_MEASURED if is_measured else _TRAINED) for path in glob(f"/usr/share/fonts/**/{name}", recursive=True)]
    usable = [path for path in found if path.endswith(("ttf", "otf")) and not any(part in Path(path).name for part in _LEFT_OUT)]
    return tuple(sorted(usable, key=lambda path: Path(path).name))


@lru_cache(maxsize=4000)
def word(text: str, font: str, height_px: int = 64) -> np.ndarray:
    """The ink of the text, 0 to 255, cropped to it."""
    drawn = ImageFont.truetype(font, height_px)
    left, top, right, bottom = drawn.getbbox(text)
    picture = Image.new("L", (max(1, right - left) + 4, max(1, bottom - top) + 4))
    ImageDraw.Draw(picture).text((2 - left, 2 - top), text, font=drawn, fill=255)
    return np.asarray(picture)
