"""A label: symbols in a row, in two rows or below each other, with the words that stand beside them."""

from dataclasses import dataclass

import cv2
import numpy as np

from draw_symbol import draw_symbol
from fonts import fonts, word
from hand import Hand
from symbols import MOST_BARS, ROWS, SYMBOLS, WITH_BARS

SYMBOL_PX = 88
_WORDS = (
    "100% COTTON", "65% POLYESTER 35% VISCOSE", "MADE IN PORTUGAL", "95% Baumwolle 5% Elasthan", "WASH WITH LIKE COLOURS", "100% coton",
    "80% WOOL 20% POLYAMIDE", "DO NOT BLEACH", "Machine wash cold", "IRON INSIDE OUT", "HECHO EN TURQUIA", "RN 73277 CA 15055", "SIZE M",
    "EU 38 US 8 UK 10", "L", "XL", "S/M", "Nicht im Trockner trocknen", "KEEP AWAY FROM FIRE", "100% LINEN", "Shell: 100% nylon", "ELASTANE 3%",
    "Lavare a 30", "綿 100%", "中国製", "Reshape whilst damp", "ART. 4471 / 09", "EXCLUSIVE OF TRIM", "60% modal", "FABRIQUE AU MAROC", "40",
)


@dataclass(frozen=True)
class Drawn:
    """A symbol's place on the label, in pixels of it."""

    name: str
    bars: int
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class Label:
    ink: np.ndarray
    """0 to 255."""
    symbols: tuple[Drawn, ...]


def choose_symbols(rng: np.random.Generator) -> list[tuple[str, int]]:
    """One symbol for each row of the standard; now and then one is missing, as on many labels."""
    chosen = []
    for row in ROWS:
        chance = 0.4 if row[0] == "dry_line" else 0.94
        if rng.random() < chance:
            name = str(rng.choice(row))
            bars = int(rng.choice([0, 1, 2], p=[0.5, 0.3, 0.2])) if name in WITH_BARS else 0
            chosen.append((name, min(bars, MOST_BARS)))
    if rng.random() < 0.15 and chosen:
        # A label that allows both cleanings has a circle for each.
        professional = str(rng.choice(ROWS[-1]))
        if not any(name.startswith(professional[:3]) for name, _ in chosen):
            chosen.append((professional, 0))
    return chosen or [(str(rng.choice(SYMBOLS)), 0)]


def draw_label(symbols: list[tuple[str, int]], hand: Hand, rng: np.random.Generator, is_measured: bool = False) -> Label:
    drawn = [draw_symbol(name, bars, SYMBOL_PX, hand, rng) for name, bars in symbols]
    return lay_out(symbols, drawn, rng, is_measured)


def lay_out(symbols: list[tuple[str, int]], drawn: list[np.ndarray], rng: np.random.Generator, is_measured: bool) -> Label:
    """The label of these symbols, each drawn as ink."""
    pitch = SYMBOL_PX * rng.uniform(1.12, 1.65)
    line_height = SYMBOL_PX * rng.uniform(1.35, 1.9)
    columns = _columns(len(drawn), rng)
    lines = -(-len(drawn) // columns)
    margin = rng.uniform(0.35, 1.4) * SYMBOL_PX
    above, below = (int(rng.choice([0, 1, 2, 4], p=[0.3, 0.25, 0.25, 0.2])) for _ in range(2))
    text_height = SYMBOL_PX * rng.uniform(0.22, 0.5)
    wide = int(columns * pitch + 2 * margin)
    high = int(lines * line_height + 2 * margin * rng.uniform(0.5, 1.0) + (above + below) * text_height * 1.5)
    ink = np.zeros((high, wide), np.uint8)
    top = high / 2 - lines * line_height / 2 + (above - below) * text_height * 0.75
    font = str(rng.choice(fonts(is_measured)))
    _write(ink, top - text_height * 1.5 * above - text_height * 0.3, above, text_height, font, rng)
    _write(ink, top + lines * line_height + text_height * 0.1, below, text_height, font, rng)
    is_framed = rng.random() < 0.06
    placed = []
    for at, (picture, (name, bars)) in enumerate(zip(drawn, symbols, strict=True)):
        line, column = divmod(at, columns)
        many = min(columns, len(drawn) - line * columns)
        x = wide / 2 + (column - (many - 1) / 2) * pitch
        y = top + (line + 0.5) * line_height
        left, upper = int(x - picture.shape[1] / 2), int(y - picture.shape[0] / 2)
        if rng.random() < 0.5 and not is_framed:
            # Symbols stand on a line: bars hang below it.
            upper = int(y - SYMBOL_PX / 2 + (SYMBOL_PX - min(picture.shape[0], SYMBOL_PX)) / 2)
        if left < 0 or upper < 0 or left + picture.shape[1] > wide or upper + picture.shape[0] > high:
            continue
        part = ink[upper : upper + picture.shape[0], left : left + picture.shape[1]]
        np.maximum(part, picture, out=part)
        placed.append(Drawn(name, bars, left, upper, left + picture.shape[1], upper + picture.shape[0]))
        if is_framed:
            cv2.rectangle(ink, (int(x - pitch / 2), int(y - line_height / 2)), (int(x + pitch / 2), int(y + line_height / 2)), 255, 2)
    return Label(ink, tuple(placed))


def draw_words(rng: np.random.Generator) -> Label:
    """A label without symbols, such as one of the size or the maker."""
    wide, high = int(rng.uniform(300, 800)), int(rng.uniform(160, 500))
    ink = np.zeros((high, wide), np.uint8)
    height = rng.uniform(20, 90)
    _write(ink, height * 0.3, int(high // (height * 1.5)), height, str(rng.choice(fonts(False))), rng)
    if rng.random() < 0.4:
        _scrawl(ink, rng)
    return Label(ink, ())


def _columns(count: int, rng: np.random.Generator) -> int:
    kind = rng.random()
    if kind < 0.74 or count < 3:
        return count
    return 1 if kind < 0.84 else -(-count // 2)


def _write(ink: np.ndarray, top: float, lines: int, height: float, font: str, rng: np.random.Generator) -> None:
    for line in range(lines):
        text = str(rng.choice(_WORDS))
        glyphs = word(text, font if text.isascii() else _any_script())
        scale = min(height / 64, 0.92 * ink.shape[1] / glyphs.shape[1])
        wide, high = max(2, int(glyphs.shape[1] * scale)), max(2, int(glyphs.shape[0] * scale))
        left = int((ink.shape[1] - wide) * (0.5 if rng.random() < 0.7 else rng.uniform(0.02, 0.98)))
        y = int(top + line * height * 1.5)
        if y < 0 or y + high > ink.shape[0]:
            continue
        part = ink[y : y + high, left : left + wide]
        np.maximum(part, cv2.resize(glyphs, (wide, high), interpolation=cv2.INTER_AREA), out=part)


def _any_script() -> str:
    return "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"


def _scrawl(ink: np.ndarray, rng: np.random.Generator) -> None:
    """What a maker's mark may be: shapes of lines that are no symbol."""
    for _ in range(int(rng.integers(1, 5))):
        middle = rng.uniform((0, 0), (ink.shape[1], ink.shape[0]))
        size = rng.uniform(20, 120)
        kind = rng.integers(4)
        if kind == 0:
            cv2.circle(ink, middle.astype(int).tolist(), int(size * 0.5), 255, int(rng.integers(2, 20)), cv2.LINE_AA)
        elif kind == 1:
            points = (middle + rng.normal(0, size * 0.5, (int(rng.integers(3, 8)), 2))).astype(np.int32)
            cv2.polylines(ink, [points], bool(rng.random() < 0.5), 255, int(rng.integers(2, 7)), cv2.LINE_AA)
        elif kind == 2:
            corner = (middle + size * rng.uniform(0.2, 1.2, 2)).astype(int).tolist()
            cv2.rectangle(ink, middle.astype(int).tolist(), corner, 255, int(rng.choice([-1, 2, 5])), cv2.LINE_AA)
        else:
            x, y = middle.astype(int)
            for bar in range(int(rng.integers(4, 18))):
                cv2.line(ink, (int(x + bar * 7), y), (int(x + bar * 7), int(y + size)), 255, int(rng.integers(1, 5)))
