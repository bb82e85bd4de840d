"""Starts the classifier from weights that exist: its backbone from a published MobileNetV2, or all of it from an exported classifier.

The published weights are those of `object_detection_ssd_mobilenetv2_oidv4_fp16.tflite`, a detector that Google trained on Open Images; it lies in
`objectron_solution_packed_assets.data` of the npm package `@mediapipe/objectron` 0.4.1675468480 (Apache-2.0). Only the convolutions of its
MobileNetV2 are taken. They expect red, green, blue in -1..1; the networks here get blue, green, red.
"""

import torch
from torch import Tensor, nn

from mobile_network import MobileBackbone, MobileClassifier, MobileConv
from onnx_weights import Layer

_LEAST_SPREAD = 0.01


def start_from_published(backbone: MobileBackbone, published: list[Layer], pictures: Tensor) -> None:
    """Normalisations are folded into the published convolutions: those to be trained are measured anew on `pictures` [batch, 3, side, side]."""
    _measure_anew(backbone, copy_convolutions(backbone, published, reverses_colours=True), pictures)


def start_from_exported(classifier: MobileClassifier, layers: list[Layer], pictures: Tensor) -> None:
    """The same of an exported classifier, with what it answers of classes and of laundry."""
    _measure_anew(classifier.backbone, copy_convolutions(classifier.backbone, layers), pictures)
    for answer in (classifier.classes, classifier.laundry):
        weight, bias = next(layer.weights for layer in layers if layer.weights[0].shape == answer.weight.shape)
        with torch.no_grad():
            answer.weight.copy_(torch.from_numpy(weight))
            answer.bias.copy_(torch.from_numpy(bias))


def _measure_anew(backbone: MobileBackbone, steps: list[MobileConv], pictures: Tensor) -> None:
    kept = {step for module in backbone.kept() for step in module.modules()}
    hooks = [step.norm.register_forward_hook(_measurer(step.conv)) for step in steps if step not in kept]
    backbone.eval()
    with torch.no_grad():
        backbone(pictures)
    for hook in hooks:
        hook.remove()


def copy_convolutions(backbone: MobileBackbone, layers: list[Layer], reverses_colours: bool = False) -> list[MobileConv]:
    """Answers the steps, whose normalisations only add the folded bias."""
    steps = [step for step in backbone.modules() if isinstance(step, MobileConv)]
    left = iter(layers)
    for step in steps:
        weight, bias = next(layer.weights for layer in left if layer.weights[0].shape == step.conv.weight.shape)
        with torch.no_grad():
            reverses = reverses_colours and step is backbone.stem
            step.conv.weight.copy_(torch.from_numpy(weight[:, ::-1].copy() if reverses else weight))
            step.norm.bias.copy_(torch.from_numpy(bias))
            step.norm.running_var.fill_(1 - step.norm.eps)
    return steps


def _measurer(conv: nn.Conv2d):
    """A hook after which the normalisation answers the same, and the convolution's channels spread alike, so that all learn at one rate."""

    def measure(norm: nn.BatchNorm2d, inputs: tuple[Tensor], _output: Tensor) -> Tensor:
        (x,) = inputs
        folded_bias = norm.bias.detach().clone()
        mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3), unbiased=False)
        spread = variance.sqrt().clamp_min(_LEAST_SPREAD)
        with torch.no_grad():
            conv.weight.div_(spread[:, None, None, None])
            norm.running_mean.copy_(mean / spread)
            norm.running_var.copy_(variance / spread**2)
            norm.weight.copy_(spread * (norm.running_var + norm.eps).sqrt())
            norm.bias.copy_(folded_bias + mean)
        return x + folded_bias[None, :, None, None]

    return measure
