"""The classes both networks tell apart: catalogue ids in the order of their outputs."""

import json
from pathlib import Path

CLASSES = (
    "tshirt",
    "longsleeve",
    "pants",
    "shoes",
    "shirt",
    "dress",
    "outerwear",
    "shorts",
    "hat",
    "skirt",
    "polo",
    "undershirt",
    "blazer",
    "hoodie",
    "bodysuit",
    "other",
    "top",
    "blouse",
    "towel",
    "socks",
    "briefs",
    "bed-sheet",
    "pillowcase",
)

CATEGORY_OF_CLASS: dict[str, str] = json.loads((Path(__file__).parent.parent / "categories.json").read_text())

CLASS_OF_LABEL: dict[str, str] = json.loads((Path(__file__).parent.parent / "labels.json").read_text())
"""The labels of the photographs. The others have no photographs: they are drawn."""

RELATIVE_LENGTH = {
    "pants": 1.2,
    "shoes": 0.6,
    "dress": 1.2,
    "outerwear": 1.15,
    "shorts": 0.72,
    "hat": 0.5,
    "skirt": 0.8,
    "undershirt": 0.85,
    "bodysuit": 0.6,
    "other": 0.7,
    "socks": 0.42,
    "briefs": 0.45,
    "bed-sheet": 0.95,
    "pillowcase": 0.85,
}
"""Long side of a garment against that of a T-shirt, where it differs."""
