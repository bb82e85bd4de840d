"""Reads the weights out of an ONNX file with nothing but the standard library and numpy.

ONNX is protobuf. Only the few fields that lead to convolution, linear and normalisation weights are understood, which
spares the project the `onnx` package.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

_GRAPH_OF_MODEL, _NODE_OF_GRAPH, _INITIALIZER_OF_GRAPH = 7, 1, 5
_INPUT_OF_NODE, _KIND_OF_NODE = 1, 4
_DIMS_OF_TENSOR, _NAME_OF_TENSOR, _BYTES_OF_TENSOR = 1, 8, 9


class Layer(NamedTuple):
    """One weighted step of the graph, in the order of execution."""

    kind: str
    weights: list[np.ndarray]


def read_layers(path: Path) -> list[Layer]:
    """The graph's Conv, Gemm and BatchNormalization nodes, each with its float32 weights."""
    graph = next(value for field, value in _fields(path.read_bytes()) if field == _GRAPH_OF_MODEL)
    nodes, tensors = [], {}
    for field, value in _fields(graph):
        if field == _NODE_OF_GRAPH:
            nodes.append(_read_node(value))
        elif field == _INITIALIZER_OF_GRAPH:
            name, tensor = _read_tensor(value)
            tensors[name] = tensor
    return [
        Layer(kind, [tensors[name] for name in inputs if name in tensors])
        for kind, inputs in nodes
        if kind in ("Conv", "Gemm", "BatchNormalization")
    ]


def _read_node(message: bytes) -> tuple[str, list[str]]:
    inputs, kind = [], ""
    for field, value in _fields(message):
        if field == _INPUT_OF_NODE:
            inputs.append(value.decode())
        elif field == _KIND_OF_NODE:
            kind = value.decode()
    return kind, inputs


def _read_tensor(message: bytes) -> tuple[str, np.ndarray]:
    dims, name, data = [], "", b""
    for field, value in _fields(message):
        if field == _DIMS_OF_TENSOR:
            dims.extend([value] if isinstance(value, int) else _varints(value))
        elif field == _NAME_OF_TENSOR:
            name = value.decode()
        elif field == _BYTES_OF_TENSOR:
            data = value
    if len(data) != 4 * int(np.prod(dims)):
        return name, np.zeros(0, np.float32)
    return name, np.frombuffer(data, np.float32).reshape(dims).copy()


def _fields(message: bytes) -> Iterator[tuple[int, int | bytes]]:
    """Field number and value of each field; nested messages stay bytes."""
    at = 0
    while at < len(message):
        key, at = _varint(message, at)
        wire = key & 7
        if wire == 0:
            value, at = _varint(message, at)
        else:
            length, at = _varint(message, at) if wire == 2 else (8 if wire == 1 else 4, at)
            value, at = message[at : at + length], at + length
        yield key >> 3, value


def _varint(message: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = message[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def _varints(message: bytes) -> Iterator[int]:
    at = 0
    while at < len(message):
        value, at = _varint(message, at)
        yield value
