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
from corrections import agreed_pieces, read_corrections
from detector_loss import detector_loss, targets_of
from detector_pictures import detector_picture
from garment_classes import CLASSES
from garments import Wardrobe
from mobile_network import FEATURE_COUNT, KEPT_BLOCKS, ExportedMobileClassifier, MobileClassifier, MobileConv
from model_input import model_input
from networks import ExportedDetector, GarmentDetector
from onnx_weights import Layer, halve_weights, read_layers, replace_weights
from prepare_data import prepare
from prepared_data import read_prepared
from pretrained_weights import copy_convolutions, start_from_exported, start_from_published
from scene_crops import CropRack, scene_crops
from shipped_weights import start_from_onnx
from train_on_corrections import BIAS, WEIGHT, class_layer, train_layer

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


def draw_things(folder: Path) -> Path:
    (folder / "package").mkdir(parents=True)
    for at in range(12):
        picture = np.full((128, 160, 3), 255, np.uint8)
        cv2.circle(picture, (60 + at, 60), 20 + at, (0, 0, 200), -1)
        cv2.imwrite(str(folder / "package" / f"{at}.jpg"), picture)
    return folder


def draw_laundry(folder: Path) -> Path:
    folder.mkdir()
    for name in ("tshirt-0", "scene-0"):
        picture = np.full((96, 128, 3), 200, np.uint8)
        cv2.rectangle(picture, (40, 20), (80, 80), (90, 60, 30), -1)
        cv2.imwrite(str(folder / f"{name}.jpg"), picture)
    return folder


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
        classifier, crops_in = MobileClassifier(len(CLASSES)), model_input([crop for crop, _ in crops])
        self.assert_falls(classifier.train(), lambda: torch.nn.functional.cross_entropy(classifier(crops_in), truth))

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

    def test_a_backbone_starts_from_published_weights_and_answers_the_same(self) -> None:
        pictures = torch.rand(6, 3, 128, 128) * 2 - 1
        published, trained = MobileClassifier(1).backbone.eval(), MobileClassifier(1).backbone
        steps = [step for step in published.modules() if isinstance(step, MobileConv)]
        layers = [Layer("Conv", [step.conv.weight.detach().numpy(), np.zeros(step.norm.num_features, np.float32)]) for step in steps]
        of_another = Layer("Conv", [np.zeros((12, 96, 1, 1), np.float32), np.zeros(12, np.float32)])
        layers[0].weights[0] = np.ascontiguousarray(layers[0].weights[0][:, ::-1])
        for step in steps:
            step.norm.running_var.fill_(1 - step.norm.eps)
        start_from_published(trained, [*layers[:9], of_another, *layers[9:]], pictures)
        torch.testing.assert_close(trained(pictures), published(pictures), rtol=1e-3, atol=1e-4)

    def test_a_classifier_starts_from_the_shipped_one_and_answers_the_same(self) -> None:
        layers, pictures = read_layers(SHIPPED / "cls.onnx"), torch.rand(6, 3, 128, 128) * 2 - 1
        classifier = MobileClassifier(len(CLASSES)).eval()
        start_from_exported(classifier, layers, pictures)
        backbone = MobileClassifier(1).backbone.eval()
        copy_convolutions(backbone, layers)
        weight, bias = class_layer(layers)
        torch.testing.assert_close(classifier(pictures)[:, :-1], backbone(pictures) @ weight.T + bias, rtol=1e-3, atol=1e-3)
        laundry = next(layer.weights for layer in layers if layer.weights[0].shape == (1, FEATURE_COUNT))
        expected = backbone(pictures) @ torch.from_numpy(laundry[0]).T + torch.from_numpy(laundry[1])
        torch.testing.assert_close(classifier(pictures)[:, -1:], expected, rtol=1e-3, atol=1e-3)

    def test_the_first_blocks_stay_as_they_were(self) -> None:
        classifier = MobileClassifier(2).train()
        before = [weight.clone() for module in classifier.backbone.kept() for weight in module.state_dict().values()]
        self.assertEqual(1 + KEPT_BLOCKS, len(classifier.backbone.kept()))
        crops = torch.rand(4, 3, 128, 128)
        self.assert_falls(classifier, lambda: (classifier(crops) - 1).square().mean())
        after = [weight for module in classifier.backbone.kept() for weight in module.state_dict().values()]
        for there, here in zip(before, after):
            torch.testing.assert_close(here, there)

    def test_weights_of_half_the_size_are_nearly_the_same(self) -> None:
        path = self.folder / "weights.onnx"
        network = ExportedMobileClassifier(MobileClassifier(len(CLASSES)), torch.nn.Linear(1280, 64)).eval()
        torch.onnx.export(network, torch.zeros(1, 3, 128, 128), str(path), opset_version=13)
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

    def test_other_weights_of_a_layer_leave_the_rest_as_it_was(self) -> None:
        path = self.folder / "replaced.onnx"
        path.write_bytes((SHIPPED / "cls.onnx").read_bytes())
        before = read_layers(path)
        weight, bias = class_layer(before)
        replace_weights(path, {WEIGHT: weight.numpy() + 1, BIAS: bias.numpy() + 1})
        after = read_layers(path)
        for there, here in zip(before, after):
            is_replaced = there.weights[0].shape == tuple(weight.shape)
            for old, new in zip(there.weights, here.weights):
                np.testing.assert_allclose(new, old + 1 if is_replaced else old, rtol=1e-3, atol=1e-3 if is_replaced else 0)
        replace_weights(path, {WEIGHT: weight.numpy(), BIAS: bias.numpy()})
        self.assertEqual((SHIPPED / "cls.onnx").read_bytes(), path.read_bytes())
        with self.assertRaises(ValueError):
            replace_weights(path, {"unknown": bias.numpy()})

    def test_a_layer_learns_corrections_and_forgets_nothing(self) -> None:
        torch.manual_seed(1)
        first = class_layer(read_layers(SHIPPED / "cls.onnx"))
        skirt, shorts = CLASSES.index("skirt"), CLASSES.index("shorts")
        every = torch.eye(len(CLASSES))
        typical = torch.nn.functional.normalize(first[0]) * 8
        doubtful = (typical[shorts] * 0.55 + typical[skirt] * 0.45)[None]
        named = [(part @ first[0].T + first[1]).argmax(1).tolist() for part in (doubtful, typical)]
        self.assertEqual([[shorts], list(range(len(CLASSES)))], named)
        weight, bias = train_layer(first, (doubtful, every[skirt][None]), (typical, every))
        named = [(part @ weight.T + bias).argmax(1).tolist() for part in (doubtful, typical)]
        self.assertEqual([[skirt], list(range(len(CLASSES)))], named)

    def test_what_a_list_says_about_pieces(self) -> None:
        box = (0.1, 0.1, 0.2, 0.2)

        def pieces(found: dict[str, int], listed: dict[str, int], photos: int = 1) -> list[str]:
            items = [{"garment": name, "quantity": count} for name, count in listed.items()]
            shown = [{"garment": name, "quantity": count, "boxes": [box] * count} for name, count in found.items()]
            return [each.class_name for each in agreed_pieces([{"photo": "1.jpg", "found": shown, "items": items}] * photos)]

        for found, listed, expected in (
            ({"shirt": 2}, {"shirt": 2}, ["shirt", "shirt"]),
            ({"shirt": 1}, {"blouse": 1}, ["blouse"]),
            ({"shirt": 1, "blouse": 1}, {"blouse": 2}, ["blouse", "blouse"]),
            ({"shirt": 2}, {"shirt": 1, "blouse": 1}, []),
            ({"shirt": 1, "pants": 1}, {"blouse": 1, "skirt": 1}, []),
            ({"shirt": 1, "pants": 1}, {"blouse": 1, "pants": 1}, ["blouse", "pants"]),
            ({"shirt": 1}, {"shirt": 2}, []),
            ({"shirt": 1, "pants": 1}, {"pants": 1}, ["pants"]),
            ({"shirt": 1}, {"other": 1}, []),
            ({"shirt": 1}, {"tie": 1}, []),
        ):
            with self.subTest(found=found, listed=listed):
                self.assertEqual(expected, pieces(found, listed))
        self.assertEqual([], pieces({"shirt": 1}, {"shirt": 1}, photos=2), "on two photos it may be one")

    def test_measured_photographs_are_never_learnt_from(self) -> None:
        folder = self.folder / "corrections"
        (folder / "photos").mkdir(parents=True)
        measured = read_prepared(self.folder / "prepared", "validation")
        rng = np.random.default_rng(2)
        pictures = (rng.integers(0, 255, (256, 192, 3), np.uint8), np.asarray(measured[0].image), np.asarray(measured[1].image)[:, ::-1])
        found = [{"garment": "shirt", "quantity": 1, "boxes": [(0.2, 0.2, 0.6, 0.6)]}]
        lines = []
        for at, picture in enumerate(pictures):
            cv2.imwrite(str(folder / f"photos/{at}.jpg"), picture)
            lines.append(json.dumps({"photo": f"photos/{at}.jpg", "order": at, "found": found, "items": found}))
        (folder / "labels.jsonl").write_text("\n".join(lines))
        pieces, left_out = read_corrections(folder, measured)
        self.assertEqual((1, 2), (len(pieces), left_out))
        self.assertEqual(CLASSES.index("shirt"), pieces[0].class_index)
        self.assertEqual((256, 256, 3), pieces[0].image.shape)

    def test_training_goes_on_and_exports_what_the_product_reads(self) -> None:
        out, prepared = self.folder / "models", self.folder / "prepared"
        out.mkdir()
        (out / "manifest.json").write_text((SHIPPED / "manifest.json").read_text())
        pictures = ["--things", draw_things(self.folder / "things"), "--drawn", draw_laundry(self.folder / "drawn")]
        for kind, more in (("detector", []), ("classifier", pictures)):
            run = self.folder / kind
            for minutes, workers in (("0.001", "1"), ("0.2", "2")):
                command = [f"train_{kind}.py", "--prepared", prepared, "--run", run, "--minutes", minutes]
                command += ["--workers", workers, *more]
                subprocess.run([sys.executable, *map(str, command)], cwd=HERE, check=True, capture_output=True)
            self.assertEqual(2, len((run / "training.log").read_text().splitlines()))
        command = ["fit_embedding.py", "--prepared", prepared, "--run", self.folder / "classifier", "--garments", "12"]
        subprocess.run([sys.executable, *map(str, command)], cwd=HERE, check=True, capture_output=True)
        command = ["export_models.py", "--detector", self.folder / "detector"]
        command += ["--classifier", self.folder / "classifier", "--out", out, "--version", "test"]
        subprocess.run([sys.executable, *map(str, command)], cwd=HERE, check=True, capture_output=True)
        manifest = json.loads((out / "manifest.json").read_text())
        self.assertEqual("test", manifest["version"])
        self.assertLess(sum(file.stat().st_size for file in out.glob("*.onnx")), 12_000_000)


if __name__ == "__main__":
    unittest.main()
