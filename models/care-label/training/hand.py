"""A hand: how one maker of labels draws. All symbols of a label are drawn by the same one."""

from dataclasses import dataclass

import numpy as np

from fonts import fonts


@dataclass(frozen=True)
class Hand:
    stroke: float
    """Shares of the side of a symbol, like all lengths here."""
    wobble: float
    tub_slope: float
    tub_top: float
    tub_height: float
    tub_round: bool
    water: str
    waves: float
    wave_height: float
    wash_by_dots: bool
    """Dots for the temperature, as in North America."""
    number_height: float
    degree: str
    number_font: str
    letter_font: str
    fingers: int
    triangle_height: float
    bleach_gap: float
    square_width: float
    corner: float
    drum: float
    drying: str
    iron: str
    iron_height: float
    dot: float
    dot_gap: float
    circle: float
    letter_height: float
    bar_gap: float
    bar_width: float
    cross: str
    cross_reach: float
    cross_stroke: float


_WATER = ("wave", "flat", "hump", "drops")
_IRONS = ("slanted", "round", "open", "plate")


def choose_hand(rng: np.random.Generator, is_measured: bool = False) -> Hand:
    """The measured half draws with its own fonts and, where it can, with proportions that training leaves out."""
    known = fonts(is_measured)
    uniform = rng.uniform
    # Training draws with strokes outside this band and slopes outside the other; the measured hands are inside one of them.
    stroke = uniform(0.042, 0.048) if is_measured else rng.choice([uniform(0.024, 0.042), uniform(0.048, 0.085)], p=[0.4, 0.6])
    slope = uniform(0.085, 0.105) if is_measured else rng.choice([uniform(0.0, 0.085), uniform(0.105, 0.17)], p=[0.65, 0.35])
    return Hand(
        stroke=float(stroke),
        wobble=float(rng.choice([0.0, uniform(0.0, 0.012)])),
        tub_slope=float(slope),
        tub_top=uniform(0.08, 0.24),
        tub_height=uniform(0.62, 0.8),
        tub_round=bool(rng.random() < 0.35),
        water=str(rng.choice(_WATER, p=[0.55, 0.2, 0.15, 0.1])),
        waves=float(rng.choice([1.5, 2, 2.5, 3, 3.5, 4])),
        wave_height=uniform(0.02, 0.06),
        wash_by_dots=bool(rng.random() < 0.2),
        number_height=uniform(0.26, 0.42),
        degree=str(rng.choice(["", "°", "°C", "º"], p=[0.5, 0.25, 0.15, 0.1])),
        number_font=str(rng.choice(known)),
        letter_font=str(rng.choice(known)),
        fingers=int(rng.integers(2, 5)),
        triangle_height=uniform(0.76, 0.92),
        bleach_gap=uniform(0.12, 0.24),
        square_width=uniform(0.86, 1.0),
        corner=float(rng.choice([0.0, uniform(0.02, 0.16)], p=[0.7, 0.3])),
        drum=uniform(0.68, 0.96),
        drying=str(rng.choice(["iso", "astm"], p=[0.75, 0.25])),
        iron=str(rng.choice(_IRONS)),
        iron_height=uniform(0.5, 0.68),
        dot=uniform(0.035, 0.068),
        dot_gap=uniform(0.15, 0.2),
        circle=uniform(0.84, 0.98),
        letter_height=uniform(0.34, 0.52),
        bar_gap=uniform(0.06, 0.13),
        bar_width=uniform(0.6, 1.0),
        cross=str(rng.choice(["corners", "wide", "inside"], p=[0.5, 0.3, 0.2])),
        cross_reach=uniform(0.92, 1.1),
        cross_stroke=uniform(0.75, 1.35),
    )
