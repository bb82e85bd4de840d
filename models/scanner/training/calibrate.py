"""Makes a classifier as sure as it is right."""

import torch
from torch.nn import functional as F

from classifier_pictures import plain_picture
from model_input import model_input
from networks import GarmentClassifier
from prepared_data import Photograph

_CANDIDATES = [0.5 + step * 0.02 for step in range(76)]


def fitted_temperature(classifier: GarmentClassifier, photographs: list[Photograph]) -> float:
    """What to divide its logits by, so that its probabilities surprise least on photographs it never saw."""
    pictures = [plain_picture(photograph) for photograph in photographs]
    truth = torch.tensor([class_index for _, class_index in pictures])
    with torch.no_grad():
        logits = classifier(model_input([picture for picture, _ in pictures]))
    return min(_CANDIDATES, key=lambda temperature: F.cross_entropy(logits / temperature, truth).item())
