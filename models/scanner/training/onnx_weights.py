"""Reads the weights of an ONNX file, and halves their size, with nothing but the standard library and numpy.

ONNX is protobuf. Only the few fields that lead to convolution, linear and normalisation weights are understood, which
spares the project the `onnx` package.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from protobuf import field, fields, varints

_GRAPH_OF_MODEL, _NODE_OF_GRAPH, _INITIALIZER_OF_GRAPH = 7, 1, 5
_INPUT_OF_NODE, _OUTPUT_OF_NODE, _KIND_OF_NODE, _ATTRIBUTE_OF_NODE = 1, 2, 4, 5
_NAME_OF_ATTRIBUTE, _INTEGER_OF_ATTRIBUTE, _KIND_OF_ATTRIBUTE = 1, 3, 20
_DIMS_OF_TENSOR, _TYPE_OF_TENSOR, _NAME_OF_TENSOR, _BYTES_OF_TENSOR = 1, 2, 8, 9
_FLOAT, _HALF, _INTEGER = 1, 10, 2
_STORED_AS = {_FLOAT: "<f4", _HALF: "<f2"}
_WORTH_HALVING = 256
_HALF_ENDING = ".half"


class Layer(NamedTuple):
    """One weighted step of the graph, in the order of execution."""

    kind: str
    weights: list[np.ndarray]


def read_layers(path: Path) -> list[Layer]:
    """The graph's Conv, Gemm and BatchNormalization nodes, each with its weights as float32."""
    graph = next(value for number, value in fields(path.read_bytes()) if number == _GRAPH_OF_MODEL)
    nodes, tensors = [], {}
    for number, value in fields(graph):
        if number == _NODE_OF_GRAPH:
            nodes.append(_read_node(value))
        elif number == _INITIALIZER_OF_GRAPH:
            name, tensor = _read_tensor(value)
            tensors[name] = tensor
    for kind, inputs, outputs in nodes:
        if kind == "Cast" and inputs[0] in tensors:
            tensors[outputs[0]] = tensors[inputs[0]]
    return [
        Layer(kind, [tensors[name] for name in inputs if name in tensors])
        for kind, inputs, _ in nodes
        if kind in ("Conv", "Gemm", "BatchNormalization")
    ]


def halve_weights(path: Path) -> None:
    """Stores float32 weights in 16 bits, each widened by a Cast node: a runtime folds those away while it loads."""
    path.write_bytes(
        b"".join(
            field(number, _with_halves(value) if number == _GRAPH_OF_MODEL else value)
            for number, value in fields(path.read_bytes())
        )
    )


def replace_weights(path: Path, weights: dict[str, np.ndarray]) -> None:
    """Puts other weights of the same shape into the file, by the names that they had before they were halved; the rest stays byte by byte."""
    left = dict(weights)
    path.write_bytes(
        b"".join(
            field(number, _with_weights(value, left) if number == _GRAPH_OF_MODEL else value)
            for number, value in fields(path.read_bytes())
        )
    )
    if left:
        raise ValueError(f"the file has no {', '.join(left)}")


def _with_weights(graph: bytes, left: dict[str, np.ndarray]) -> bytes:
    parts = []
    for number, value in fields(graph):
        if number == _INITIALIZER_OF_GRAPH:
            name, tensor = _read_tensor(value)
            replaced = left.pop(name.removesuffix(_HALF_ENDING), None)
            if replaced is not None:
                if replaced.shape != tensor.shape:
                    raise ValueError(f"{name} has another shape")
                value = _tensor(name, replaced, _HALF if name.endswith(_HALF_ENDING) else _FLOAT)
        parts.append(field(number, value))
    return b"".join(parts)


def _with_halves(graph: bytes) -> bytes:
    casts, rest = [], []
    for number, value in fields(graph):
        if number == _INITIALIZER_OF_GRAPH:
            name, tensor = _read_tensor(value)
            if tensor.size >= _WORTH_HALVING and not name.endswith(_HALF_ENDING):
                casts.append(field(_NODE_OF_GRAPH, _cast_to_float(name + _HALF_ENDING, name)))
                value = _tensor(name + _HALF_ENDING, tensor, _HALF)
        rest.append(field(number, value))
    return b"".join(casts + rest)


def _cast_to_float(source: str, target: str) -> bytes:
    to = {_NAME_OF_ATTRIBUTE: b"to", _INTEGER_OF_ATTRIBUTE: _FLOAT, _KIND_OF_ATTRIBUTE: _INTEGER}
    parts = {
        _INPUT_OF_NODE: source.encode(),
        _OUTPUT_OF_NODE: target.encode(),
        _KIND_OF_NODE: b"Cast",
        _ATTRIBUTE_OF_NODE: b"".join(field(*part) for part in to.items()),
    }
    return b"".join(field(*part) for part in parts.items())


def _tensor(name: str, tensor: np.ndarray, kind: int) -> bytes:
    parts = [(_DIMS_OF_TENSOR, length) for length in tensor.shape]
    parts += [(_TYPE_OF_TENSOR, kind), (_NAME_OF_TENSOR, name.encode()), (_BYTES_OF_TENSOR, tensor.astype(_STORED_AS[kind]).tobytes())]
    return b"".join(field(*part) for part in parts)


def _read_node(message: bytes) -> tuple[str, list[str], list[str]]:
    inputs, outputs, kind = [], [], ""
    for number, value in fields(message):
        if number == _INPUT_OF_NODE:
            inputs.append(value.decode())
        elif number == _OUTPUT_OF_NODE:
            outputs.append(value.decode())
        elif number == _KIND_OF_NODE:
            kind = value.decode()
    return kind, inputs, outputs


def _read_tensor(message: bytes) -> tuple[str, np.ndarray]:
    """Name and weights as float32; no weights where they are of another type."""
    dims, kind, name, data = [], 0, "", b""
    for number, value in fields(message):
        if number == _DIMS_OF_TENSOR:
            dims.extend([value] if isinstance(value, int) else varints(value))
        elif number == _TYPE_OF_TENSOR:
            kind = value
        elif number == _NAME_OF_TENSOR:
            name = value.decode()
        elif number == _BYTES_OF_TENSOR:
            data = value
    stored_as = _STORED_AS.get(kind)
    if stored_as is None:
        return name, np.zeros(0, np.float32)
    return name, np.frombuffer(data, stored_as).reshape(dims).astype(np.float32)
