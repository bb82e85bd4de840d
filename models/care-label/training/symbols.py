"""The symbols of ISO 3758 that the network tells apart, in the order of its output. `none` is anything else."""

SYMBOLS = (
    "wash_30",
    "wash_40",
    "wash_50",
    "wash_60",
    "wash_70",
    "wash_95",
    "wash_hand",
    "wash_not",
    "bleach_any",
    "bleach_oxygen",
    "bleach_not",
    "tumble_any",
    "tumble_low",
    "tumble_normal",
    "tumble_not",
    "dry_line",
    "dry_drip",
    "dry_flat",
    "iron_any",
    "iron_low",
    "iron_medium",
    "iron_high",
    "iron_not",
    "dry_clean_any",
    "dry_clean_f",
    "dry_clean_not",
    "wet_clean",
    "wet_clean_not",
)
NONE = len(SYMBOLS)

MACHINE = tuple(name for name in SYMBOLS if name.startswith("wash_") and name[5:].isdigit())
"""Those that may have one bar (mild) or two (very mild) below."""
WITH_BARS = (*MACHINE, "tumble_any", "tumble_low", "tumble_normal", "dry_clean_any", "dry_clean_f", "wet_clean")
MOST_BARS = 2

ROWS = (
    tuple(name for name in SYMBOLS if name.startswith("wash_")),
    tuple(name for name in SYMBOLS if name.startswith("bleach_")),
    tuple(name for name in SYMBOLS if name.startswith("tumble_")),
    tuple(name for name in SYMBOLS if name.startswith("dry_") and not name.startswith("dry_clean")),
    tuple(name for name in SYMBOLS if name.startswith("iron_")),
    tuple(name for name in SYMBOLS if name.startswith(("dry_clean", "wet_clean"))),
)
"""In the order of the standard: wash, bleach, tumble, dry naturally, iron, professional."""
