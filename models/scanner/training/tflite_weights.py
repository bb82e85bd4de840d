"""Reads the convolutions of a TensorFlow Lite file with nothing but the standard library and numpy.

TensorFlow Lite is a flatbuffer: a table starts with the distance to the list of where its fields lie. Only the few fields that lead to
weights are understood, which spares the project the `tflite` package.
"""

from dataclasses import dataclass
from pathlib import Path
from struct import unpack_from

import numpy as np

from onnx_weights import Layer

_MARK = b"TFL3"
_MARK_AT = 4
_CODES_OF_MODEL, _GRAPHS_OF_MODEL, _BUFFERS_OF_MODEL = 1, 2, 4
_TENSORS_OF_GRAPH, _STEPS_OF_GRAPH = 0, 3
_SHORT_KIND_OF_CODE, _KIND_OF_CODE = 0, 3
_CODE_OF_STEP, _INPUTS_OF_STEP, _OUTPUTS_OF_STEP = 0, 1, 2
_SHAPE_OF_TENSOR, _TYPE_OF_TENSOR, _BUFFER_OF_TENSOR = 0, 1, 2
_BYTES_OF_BUFFER = 0
_CONVOLUTION, _DEPTHWISE, _DEQUANTIZE = 3, 4, 6
_STORED_AS = {0: "<f4", 1: "<f2"}


def read_convolutions(path: Path) -> list[Layer]:
    """In the order of execution, each with its weights [out, in, rows, columns] and biases as float32; the file may lie inside another."""
    whole = path.read_bytes()
    start = whole.find(_MARK) - _MARK_AT
    if start < 0:
        raise ValueError(f"{path} contains no TensorFlow Lite file")
    model = _root(whole[start:])
    codes = [code.number(_KIND_OF_CODE, "<i") or code.number(_SHORT_KIND_OF_CODE, "<b") for code in model.tables(_CODES_OF_MODEL)]
    (graph,) = model.tables(_GRAPHS_OF_MODEL)
    buffers, tensors = model.tables(_BUFFERS_OF_MODEL), graph.tables(_TENSORS_OF_GRAPH)
    widened, layers = {}, []
    for step in graph.tables(_STEPS_OF_GRAPH):
        kind, inputs = codes[step.number(_CODE_OF_STEP, "<I")], step.numbers(_INPUTS_OF_STEP)
        if kind == _DEQUANTIZE:
            widened[step.numbers(_OUTPUTS_OF_STEP)[0]] = inputs[0]
        if kind in (_CONVOLUTION, _DEPTHWISE):
            weight, bias = (_values(tensors[widened.get(at, at)], buffers) for at in inputs[1:])
            turned = weight.transpose(3, 0, 1, 2) if kind == _DEPTHWISE else weight.transpose(0, 3, 1, 2)
            layers.append(Layer("Conv", [np.ascontiguousarray(turned), bias]))
    return layers


@dataclass(frozen=True)
class _Table:
    file: bytes
    at: int

    def number(self, field: int, form: str) -> int:
        place = self._place(field)
        return unpack_from(form, self.file, place)[0] if place else 0

    def numbers(self, field: int) -> list[int]:
        start, count = self._list(field)
        return list(unpack_from(f"<{count}i", self.file, start))

    def tables(self, field: int) -> list["_Table"]:
        start, count = self._list(field)
        return [_Table(self.file, _follow(self.file, start + 4 * at)) for at in range(count)]

    def bytes(self, field: int) -> bytes:
        start, count = self._list(field)
        return self.file[start : start + count]

    def _list(self, field: int) -> tuple[int, int]:
        place = self._place(field)
        if not place:
            return 0, 0
        start = _follow(self.file, place)
        return start + 4, unpack_from("<I", self.file, start)[0]

    def _place(self, field: int) -> int:
        """Where a field lies; 0 where the table leaves it out."""
        places = self.at - unpack_from("<i", self.file, self.at)[0]
        entry = 4 + 2 * field
        if entry >= unpack_from("<H", self.file, places)[0]:
            return 0
        distance = unpack_from("<H", self.file, places + entry)[0]
        return self.at + distance if distance else 0


def _root(file: bytes) -> _Table:
    return _Table(file, _follow(file, 0))


def _follow(file: bytes, at: int) -> int:
    return at + unpack_from("<I", file, at)[0]


def _values(tensor: _Table, buffers: list[_Table]) -> np.ndarray:
    stored = _STORED_AS[tensor.number(_TYPE_OF_TENSOR, "<b")]
    content = buffers[tensor.number(_BUFFER_OF_TENSOR, "<I")].bytes(_BYTES_OF_BUFFER)
    return np.frombuffer(content, stored).reshape(tensor.numbers(_SHAPE_OF_TENSOR)).astype(np.float32)
