"""Draws one symbol in one hand, as ink."""

from collections.abc import Callable

import cv2
import numpy as np

from fonts import word
from hand import Hand

_MARGIN = 0.3
"""Around the symbol, for bars and crosses."""
_SHIFT = 4

Points = list[tuple[float, float]] | np.ndarray


class Pen:
    """Draws in shares of a symbol's side; the origin is its top left."""

    def __init__(self, side_px: int, hand: Hand, rng: np.random.Generator) -> None:
        self.side = side_px
        self.hand = hand
        self.rng = rng
        whole = int(side_px * (1 + 2 * _MARGIN))
        self.ink = np.zeros((whole, whole), np.uint8)
        self._phase = rng.uniform(0, 6.3, 4)

    def _at(self, points: Points) -> np.ndarray:
        where = np.asarray(points, np.float64)
        if self.hand.wobble:
            swing = np.sin(where[:, ::-1] * (7, 9) + self._phase[:2]) + np.sin(where[:, ::-1] * (17, 13) + self._phase[2:])
            where = where + swing * self.hand.wobble
        return np.round((where + _MARGIN) * self.side * (1 << _SHIFT)).astype(np.int32)

    def thick(self, share: float = 1.0) -> int:
        return max(1, round(self.hand.stroke * share * self.side))

    def line(self, points: Points, is_closed: bool = False, share: float = 1.0) -> None:
        cv2.polylines(self.ink, [self._at(points)], is_closed, 255, self.thick(share), cv2.LINE_AA, _SHIFT)

    def dot(self, x: float, y: float, radius: float) -> None:
        angles = np.linspace(0, 2 * np.pi, 14, endpoint=False)
        cv2.fillPoly(self.ink, [self._at(np.stack([x + radius * np.cos(angles), y + radius * np.sin(angles)], 1))], 255, cv2.LINE_AA, _SHIFT)

    def circle(self, x: float, y: float, radius: float) -> None:
        angles = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        self.line(np.stack([x + radius * np.cos(angles), y + radius * np.sin(angles)], 1), True)

    def text(self, text: str, font: str, x: float, y: float, height: float, most_wide: float) -> None:
        """Centred at the place."""
        glyphs = word(text, font)
        scale = min(height * self.side / glyphs.shape[0], most_wide * self.side / glyphs.shape[1])
        wide, high = max(2, round(glyphs.shape[1] * scale)), max(2, round(glyphs.shape[0] * scale))
        small = cv2.resize(glyphs, (wide, high), interpolation=cv2.INTER_AREA)
        left = int((x + _MARGIN) * self.side - wide / 2)
        top = int((y + _MARGIN) * self.side - high / 2)
        part = self.ink[top : top + high, left : left + wide]
        np.maximum(part, small[: part.shape[0], : part.shape[1]], out=part)

    def dots(self, count: int, x: float, y: float) -> None:
        hand = self.hand
        rows = [count] if count <= 3 else [count // 2, count - count // 2]
        for row, many in enumerate(rows):
            for each in range(many):
                self.dot(x + (each - (many - 1) / 2) * hand.dot_gap, y + (row - (len(rows) - 1) / 2) * hand.dot_gap, hand.dot)


def _rounded(points: Points, share: float) -> Points:
    """The closed shape with its corners cut by two further points each."""
    if share <= 0:
        return points
    corners = np.asarray(points, np.float64)
    cut = []
    for at, corner in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % len(corners)]
        for step in np.linspace(0, 1, 5):
            start, end = corner + (before - corner) * share, corner + (after - corner) * share
            cut.append((1 - step) ** 2 * start + 2 * step * (1 - step) * corner + step**2 * end)
    return np.asarray(cut)


def _tub(pen: Pen) -> tuple[float, float]:
    """Answers the middle of what may be written in it: its height and the width there."""
    hand = pen.hand
    top, bottom, slope = hand.tub_top, hand.tub_top + hand.tub_height, hand.tub_slope
    left, right = 0.0, 1.0
    if hand.tub_round:
        curve = np.linspace(0, np.pi / 2, 6)
        radius = 0.12
        lower_left = np.stack([slope + radius - radius * np.cos(curve), bottom - radius + radius * np.sin(curve)], 1)
        lower_right = lower_left[::-1] * (-1, 1) + (1, 0)
        pen.line(np.concatenate([[(left, top)], lower_left, lower_right, [(right, top)]]))
    else:
        pen.line([(left, top), (slope, bottom), (1 - slope, bottom), (right, top)])
    level = top + 0.06
    xs = np.linspace(slope * 0.1, 1 - slope * 0.1, 40)
    if hand.water == "flat":
        pen.line([(xs[0], level), (xs[-1], level)])
    elif hand.water == "hump":
        pen.line(np.stack([xs, level + np.sin(xs * np.pi * 2) * hand.wave_height], 1))
    elif hand.water == "drops":
        pen.line(np.stack([xs, level + np.abs(np.sin(xs * np.pi * hand.waves)) * hand.wave_height * 1.5], 1))
    else:
        pen.line(np.stack([xs, level + np.sin(xs * np.pi * 2 * hand.waves) * hand.wave_height], 1))
    return (level + hand.wave_height + bottom) / 2, 1 - 2 * slope - 0.12


def _wash(pen: Pen, what: str) -> None:
    hand = pen.hand
    middle, wide = _tub(pen)
    if what.isdigit():
        if hand.wash_by_dots:
            pen.dots(("30", "40", "50", "60", "70", "95").index(what) + 1, 0.5, middle)
        else:
            pen.text(what + hand.degree, hand.number_font, 0.5, middle, hand.number_height * (1.0 if hand.degree != "°" else 1.02), wide)
    elif what == "hand":
        _hand_in_tub(pen, middle)
    else:
        _cross(pen)


def _hand_in_tub(pen: Pen, middle: float) -> None:
    """An arm that comes from above, and fingers down in the water."""
    rng, hand = pen.rng, pen.hand
    side = rng.choice([-1, 1])
    flip = lambda points: [(0.5 + side * (x - 0.5), y) for x, y in points]  # noqa: E731
    palm = middle + rng.uniform(-0.04, 0.06)
    style = rng.integers(3)
    arm_x, arm_y = rng.uniform(0.8, 1.0), rng.uniform(-0.12, 0.1)
    if style == 0:
        pen.line(flip([(arm_x, arm_y), (0.62, palm - 0.16), (0.36, palm - 0.1), (0.26, palm + 0.1), (0.34, palm + 0.18), (0.62, palm + 0.14), (arm_x + 0.02, arm_y + 0.24)]))
        for finger in range(hand.fingers):
            y = palm - 0.04 + finger * 0.2 / hand.fingers
            pen.line(flip([(0.3, y), (0.5, y - 0.02)]), share=0.8)
    elif style == 1:
        pen.line(flip([(0.34, arm_y), (0.36, palm - 0.1), (0.28, palm + 0.12), (0.36, palm + 0.16), (0.44, palm)]))
        for finger in range(hand.fingers):
            x = 0.44 + finger * 0.24 / hand.fingers
            pen.line(flip([(x, palm), (x + 0.02, palm + 0.2), (x + 0.07, palm + 0.18), (x + 0.07, palm)]), share=0.85)
        pen.line(flip([(0.7, palm), (0.72, palm - 0.15), (0.66, arm_y)]))
    else:
        pen.line(flip([(arm_x, arm_y + 0.02), (0.55, palm - 0.14), (0.4, palm - 0.14), (0.22, palm + 0.04), (0.27, palm + 0.09), (0.42, palm - 0.01), (0.4, palm + 0.13), (0.52, palm + 0.17), (0.66, palm + 0.1), (arm_x, arm_y + 0.3)]))
        for finger in range(hand.fingers - 1):
            pen.line(flip([(0.46 + finger * 0.06, palm + 0.14), (0.5 + finger * 0.06, palm + 0.02)]), share=0.8)


def _bleach(pen: Pen, what: str) -> None:
    hand = pen.hand
    high = hand.triangle_height
    top = (1 - high) / 2
    pen.line(_rounded([(0.5, top), (1.0, top + high), (0.0, top + high)], hand.corner), True)
    if what == "oxygen":
        # Two parallels of the left edge.
        for shift in (hand.bleach_gap, 2 * hand.bleach_gap):
            start = 0.5 + shift / 2
            pen.line([(start, top + shift * high), (max(0.02, shift) + 0.0, top + high)])
    elif what == "not":
        _cross(pen)
    elif pen.rng.random() < 0.25:
        pen.text("CL" if pen.rng.random() < 0.8 else "Cl", hand.letter_font, 0.5, top + high * 0.68, 0.24, 0.4)


def _square(pen: Pen) -> tuple[float, float]:
    wide = pen.hand.square_width
    left = (1 - wide) / 2
    pen.line(_rounded([(left, 0.02), (1 - left, 0.02), (1 - left, 0.98), (left, 0.98)], pen.hand.corner), True)
    return left, 1 - left


def _tumble(pen: Pen, what: str) -> None:
    left, right = _square(pen)
    pen.circle(0.5, 0.5, pen.hand.drum * (right - left) / 2)
    if what == "low":
        pen.dots(1, 0.5, 0.5)
    elif what == "normal":
        pen.dots(2, 0.5, 0.5)
    elif what == "not":
        _cross(pen)


def _dry(pen: Pen, what: str) -> None:
    left, right = _square(pen)
    hand, rng = pen.hand, pen.rng
    reach = rng.uniform(0.0, 0.14)
    if rng.random() < 0.25:
        slant = rng.uniform(0.25, 0.4)
        for share in (1.0, 0.6):
            pen.line([(left, 0.02 + slant * share), (left + slant * share, 0.02)], share=0.9)
    if what == "flat":
        lines = 2 if rng.random() < 0.25 else 1
        for each in range(lines):
            y = 0.5 + (each - (lines - 1) / 2) * 0.26
            pen.line([(left + 0.1 + reach, y), (right - 0.1 - reach, y)])
    elif what == "line" and hand.drying == "astm":
        xs = np.linspace(left, right, 20)
        pen.line(np.stack([xs, 0.02 + 0.38 * np.sin((xs - left) / (right - left) * np.pi)], 1))
    else:
        lines = 1 if what == "line" else 3 if hand.drying == "astm" else 2
        for each in range(lines):
            x = 0.5 + (each - (lines - 1) / 2) * (0.2 if lines == 3 else 0.26)
            pen.line([(x, 0.1 + reach), (x, 0.9 - reach)])


def _iron(pen: Pen, what: str) -> None:
    hand = pen.hand
    high = hand.iron_height
    bottom = 0.5 + high / 2
    top = bottom - high
    shoulder = bottom - high * 0.52
    if hand.iron == "slanted":
        pen.line([(0.0, bottom), (1.0, bottom), (0.88, top), (0.3, top)])
        pen.line([(0.0, bottom), (0.12, shoulder + 0.04), (0.26, shoulder), (0.92, shoulder)])
    elif hand.iron == "round":
        curve = np.linspace(0, np.pi / 2, 9)
        nose = np.stack([0.42 - 0.42 * np.cos(curve), bottom - (bottom - shoulder) * np.sin(curve)], 1)
        pen.line(np.concatenate([nose, [(0.93, shoulder)]]))
        pen.line([(0.0, bottom), (1.0, bottom), (0.9, top + 0.06), (0.82, top), (0.34, top)])
    elif hand.iron == "open":
        pen.line([(0.0, bottom), (1.0, bottom), (0.92, shoulder), (0.3, shoulder), (0.1, shoulder + 0.12)], True)
        pen.line([(0.9, shoulder), (0.82, top), (0.36, top), (0.32, top + 0.07)])
    else:
        pen.line([(0.02, bottom), (0.98, bottom), (0.98, bottom - 0.08), (0.86, top), (0.4, top), (0.4, top + 0.08), (0.74, top + 0.08), (0.78, shoulder), (0.32, shoulder), (0.02, bottom)])
    middle = (shoulder + bottom) / 2
    count = {"low": 1, "medium": 2, "high": 3}.get(what, 0)
    if count:
        pen.dots(count, 0.54, middle)
    elif what == "not":
        _cross(pen)


def _clean(pen: Pen, letter: str, is_refused: bool) -> None:
    hand = pen.hand
    pen.circle(0.5, 0.5, hand.circle / 2)
    if letter:
        pen.text(letter, hand.letter_font, 0.5, 0.5, hand.letter_height, 0.62)
    if is_refused:
        _cross(pen)


def _cross(pen: Pen) -> None:
    hand = pen.hand
    reach = {"corners": 0.5, "wide": 0.58, "inside": 0.43}[hand.cross] * hand.cross_reach
    flat = 0.82 if hand.cross == "wide" else 1.0
    for side in (-1, 1):
        pen.line([(0.5 - reach, 0.5 - side * reach * flat), (0.5 + reach, 0.5 + side * reach * flat)], share=hand.cross_stroke)


_PARTS: dict[str, Callable[[Pen], None]] = {
    **{f"wash_{what}": (lambda pen, what=what: _wash(pen, what)) for what in ("30", "40", "50", "60", "70", "95", "hand", "not")},
    **{f"bleach_{what}": (lambda pen, what=what: _bleach(pen, what)) for what in ("any", "oxygen", "not")},
    **{f"tumble_{what}": (lambda pen, what=what: _tumble(pen, what)) for what in ("any", "low", "normal", "not")},
    **{f"dry_{what}": (lambda pen, what=what: _dry(pen, what)) for what in ("line", "drip", "flat")},
    **{f"iron_{what}": (lambda pen, what=what: _iron(pen, what)) for what in ("any", "low", "medium", "high", "not")},
    "dry_clean_any": lambda pen: _clean(pen, "A" if pen.rng.random() < 0.1 else "P", False),
    "dry_clean_f": lambda pen: _clean(pen, "F", False),
    "dry_clean_not": lambda pen: _clean(pen, "P" if pen.rng.random() < 0.12 else "", True),
    "wet_clean": lambda pen: _clean(pen, "W", False),
    "wet_clean_not": lambda pen: _clean(pen, "W", True),
}


def draw_symbol(name: str, bars: int, side_px: int, hand: Hand, rng: np.random.Generator) -> np.ndarray:
    """The ink, 0 to 255, cropped to what is drawn."""
    pen = Pen(side_px, hand, rng)
    _PARTS[name](pen)
    if bars:
        rows = np.flatnonzero(pen.ink.max(1))
        y = rows[-1] / side_px - _MARGIN
        for each in range(bars):
            y += hand.bar_gap + hand.stroke * (0.5 if each == 0 else 1.0)
            pen.line([(0.5 - hand.bar_width / 2, y), (0.5 + hand.bar_width / 2, y)])
    rows, columns = np.flatnonzero(pen.ink.max(1) > 40), np.flatnonzero(pen.ink.max(0) > 40)
    return pen.ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
