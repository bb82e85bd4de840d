"""Proves in seconds that the parts fit: python3 self_test.py. Needs no photographs: it draws some."""

import csv
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from random import Random

import cv2
import numpy as np
import torch

from classifier_pictures import photograph_picture
from compose_scene import ARRANGEMENTS, compose_scene
from detector_loss import detector_loss, targets_of
from detector_pictures import detector_picture
from garment_classes import CLASSES
from garments import Wardrobe
from model_input import model_input
from networks import ExportedDetector, GarmentClassifier, GarmentDetector
from onnx_weights import halve_weights, read_layers
from prepare_data import prepare
from prepared_data import read_prepared
from scene_crops import CropRack, scene_crops
from shipped_weights import start_from_onnx

HERE = Path(__file__).parent
SHIPPED = HERE.parent


def draw_photographs(folder: Path, count: int) -> None:
    (folder / "images").mkdir(parents=True)
    (folder / "masks").mkdir()
    (folder / "held-out-ids.json").write_text(json.dumps(["held-out"]))
    rng = np.random.default_rng(1)
    with (folder / "labels.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(("id", "label", "split", "sender_id", "mask_good"))
        for at in range(count):
            image = rng.integers(120, 140, (256, 192, 3), np.uint8)
            mask = np.zeros((256, 192), np.uint8)
            cv2.rectangle(mask, (50, 60), (140, 200), 255, -1)
            image[mask > 0] = rng.integers(0, 255, 3)
            cv2.imwrite(str(folder / "images" / f"p{at}.jpg"), image)
            cv2.imwrite(str(folder / "masks" / f"p{at}.png"), mask)
            rows.writerow((f"p{at}", ("T-Shirt", "Pants", "Hat")[at % 3], "val" if at % 4 == 0 else "train", at, 1))


class TrainingFits(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(1)
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        draw_photographs(cls.folder / "data", 24)
        prepare(cls.folder / "data", cls.folder / "prepared")
        cls.photographs = read_prepared(cls.folder / "prepared", "train")
        cls.wardrobe = Wardrobe(cls.photographs)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.temporary.cleanup()

    def test_held_out_photographs_are_refused(self) -> None:
        folder = self.folder / "tampered"
        draw_photographs(folder, 2)
        (folder / "held-out-ids.json").write_text(json.dumps(["p1"]))
        with self.assertRaises(SystemExit):
            prepare(folder, folder / "prepared")

    def test_splits_share_no_photograph(self) -> None:
        splits = [{p.id for p in read_prepared(self.folder / "prepared", s)} for s in ("train", "validation", "withheld")]
        self.assertEqual(24, sum(map(len, splits)))
        self.assertEqual(24, len(set.union(*splits)))
        with (self.folder / "prepared" / "withheld" / "labels.csv").open() as file:
            self.assertEqual(splits[2], {row["id"] for row in csv.DictReader(file)})

    def test_the_same_seed_composes_the_same_scene(self) -> None:
        first, second = (compose_scene(Random("seed"), self.wardrobe, 96, 128, aspect=4 / 3) for _ in range(2))
        np.testing.assert_array_equal(first.image, second.image)
        self.assertEqual(first.garments, second.garments)

    def test_boxes_lie_inside_the_picture(self) -> None:
        for arrangement in ARRANGEMENTS:
            for garment in compose_scene(Random(arrangement), self.wardrobe, 96, 96, arrangement).garments:
                left, top, right, bottom = garment.box
                self.assertTrue(0 <= left < right <= 1 and 0 <= top < bottom <= 1)

    def test_a_rack_shows_a_garment_otherwise_every_time(self) -> None:
        rack, rng = CropRack(self.wardrobe), Random("rack")
        shown = rack.pick(rng, 400)
        self.assertEqual(400, len({picture.tobytes() for picture, _ in shown}))
        self.assertEqual({(128, 128, 3)}, {picture.shape for picture, _ in shown})

    def test_both_networks_learn(self) -> None:
        rng = Random("learn")
        pictures = [detector_picture(rng, self.wardrobe, 192) for _ in range(4)]
        targets = targets_of([garments for _, garments in pictures], grid=48)
        detector, inputs = GarmentDetector(len(CLASSES)), model_input([picture for picture, _ in pictures])
        self.assert_falls(detector, lambda: detector_loss(*detector(inputs), targets))
        crops = [photograph_picture(rng, p, self.wardrobe) for p in self.photographs[:6]] + scene_crops(rng, self.wardrobe)
        truth = torch.tensor([class_index for _, class_index in crops])
        classifier, crops_in = GarmentClassifier(len(CLASSES)), model_input([crop for crop, _ in crops])
        self.assert_falls(classifier, lambda: torch.nn.functional.cross_entropy(classifier(crops_in), truth))

    def assert_falls(self, network: torch.nn.Module, loss_now) -> None:
        optimizer = torch.optim.Adam(network.parameters(), 2e-3)
        losses = []
        for _ in range(8):
            loss = loss_now()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        self.assertLess(losses[-1], losses[0])

    def test_a_network_starts_from_the_shipped_file(self) -> None:
        pictures = torch.rand(4, 3, 192, 192) * 2 - 1
        detector = GarmentDetector(len(CLASSES))
        start_from_onnx(detector, SHIPPED / "det.onnx", pictures)
        boxes, classes, counts = ExportedDetector(detector).eval()(pictures)
        self.assertEqual((4, 5, 48, 48), tuple(boxes.shape))
        torch.testing.assert_close(classes.sum(1), torch.ones(4, 48, 48))
        torch.testing.assert_close(counts.sum(1), torch.ones(4))

    def test_weights_of_half_the_size_are_nearly_the_same(self) -> None:
        path = self.folder / "weights.onnx"
        torch.onnx.export(GarmentClassifier(len(CLASSES)).eval(), torch.zeros(1, 3, 128, 128), str(path), opset_version=13)
        whole, bytes_of_whole = read_layers(path), path.stat().st_size
        halve_weights(path)
        halved, halved_file = read_layers(path), path.read_bytes()
        self.assertLess(len(halved_file), bytes_of_whole * 0.51)
        self.assertEqual([layer.kind for layer in whole], [layer.kind for layer in halved])
        for before, after in zip(whole, halved):
            self.assertEqual(len(before.weights), len(after.weights))
            for there, here in zip(before.weights, after.weights):
                np.testing.assert_allclose(here, there, rtol=1e-3, atol=1e-6)
        halve_weights(path)
        self.assertEqual(halved_file, path.read_bytes())

    def test_training_goes_on_and_exports_what_the_product_reads(self) -> None:
        out, prepared = self.folder / "models", self.folder / "prepared"
        out.mkdir()
        (out / "manifest.json").write_text((SHIPPED / "manifest.json").read_text())
        for kind, more in (("detector", []), ("classifier", []), ("classifier", ["--second"])):
            run = self.folder / "".join([kind, *more])
            for minutes, workers in (("0.001", "1"), ("0.2", "2")):
                command = [f"train_{kind}.py", "--prepared", prepared, "--run", run, "--minutes", minutes]
                command += ["--workers", workers, *more]
                subprocess.run([sys.executable, *map(str, command)], cwd=HERE, check=True, capture_output=True)
            self.assertEqual(2, len((run / "training.log").read_text().splitlines()))
        command = ["export_models.py", "--detector", self.folder / "detector"]
        command += ["--classifier", self.folder / "classifier", "--second", self.folder / "classifier--second"]
        command += ["--out", out, "--version", "test"]
        subprocess.run([sys.executable, *map(str, command)], cwd=HERE, check=True, capture_output=True)
        manifest = json.loads((out / "manifest.json").read_text())
        self.assertEqual("test", manifest["version"])
        self.assertLess(sum(file.stat().st_size for file in out.glob("*.onnx")), 12_000_000)


if __name__ == "__main__":
    unittest.main()
