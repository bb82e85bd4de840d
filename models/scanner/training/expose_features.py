"""Makes what a shipped network sees in a whole picture one of its outputs, "features": what its last linear layers read.

    python3 expose_features.py ../det.onnx ../cls.onnx ../cls-second.onnx

Changes neither weights nor the other outputs, and writes the new hashes into the manifest beside the files. A file that
has the output stays as it is.
"""

import hashlib
import json
import sys
from pathlib import Path

from protobuf import field, fields

FEATURES = "features"
_GRAPH_OF_MODEL, _NODE_OF_GRAPH, _OUTPUT_OF_GRAPH = 7, 1, 12
_INPUT_OF_NODE, _OUTPUT_OF_NODE, _NAME_OF_NODE, _KIND_OF_NODE = 1, 2, 3, 4
_NAME_OF_VALUE, _TYPE_OF_VALUE, _TENSOR_OF_TYPE, _ELEMENT_OF_TENSOR, _FLOAT = 1, 2, 1, 1, 1


def expose_features(model: bytes) -> bytes:
    """The model with the output; unchanged if it has it."""
    return b"".join(field(number, _with_features(value) if number == _GRAPH_OF_MODEL else value) for number, value in fields(model))


def _with_features(graph: bytes) -> bytes:
    parts = list(fields(graph))
    if FEATURES in (_text(value, _NAME_OF_VALUE) for number, value in parts if number == _OUTPUT_OF_GRAPH):
        return graph
    nodes = [value for number, value in parts if number == _NODE_OF_GRAPH]
    linear = next(node for node in nodes if _text(node, _KIND_OF_NODE) == "Gemm")
    copied = {_INPUT_OF_NODE: _text(linear, _INPUT_OF_NODE), _OUTPUT_OF_NODE: FEATURES, _NAME_OF_NODE: FEATURES, _KIND_OF_NODE: "Identity"}
    copy = b"".join(field(number, text.encode()) for number, text in copied.items())
    tensor = field(_TENSOR_OF_TYPE, field(_ELEMENT_OF_TENSOR, _FLOAT))
    output = field(_NAME_OF_VALUE, FEATURES.encode()) + field(_TYPE_OF_VALUE, tensor)
    written = [field(number, value) for number, value in parts]
    return b"".join([*written, field(_NODE_OF_GRAPH, copy), field(_OUTPUT_OF_GRAPH, output)])


def _text(message: bytes, wanted: int) -> str:
    """The first of a message's texts with this number."""
    return next(value.decode() for number, value in fields(message) if number == wanted)


def main() -> None:
    for path in map(Path, sys.argv[1:]):
        before = path.read_bytes()
        path.write_bytes(expose_features(before))
        manifest_path = path.parent / "manifest.json"
        old, new = (hashlib.sha256(content).hexdigest() for content in (before, path.read_bytes()))
        manifest_path.write_text(manifest_path.read_text().replace(old, new))


if __name__ == "__main__":
    main()
