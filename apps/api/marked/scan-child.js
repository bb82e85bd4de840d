import { i as __name } from "./part-rolldown-runtime-BcUA5ExT.js";
import { Et as _enum, Fn as object, Jn as string, Nt as array, Pn as number, ln as int } from "./part-schemas-DglVyPrj.js";
import { t as answerParent } from "./part-answer-parent-UmKDQtRO.js";
import { a as mayHaveBars, i as labelSymbols, o as scaleNames, p as garmentIds, s as scaleOf, t as decodeBoxes, u as garmentById } from "./part-decode-boxes-JXH1nQnj.js";
import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import sharp from "sharp";
import * as ort from "onnxruntime-web";
import { Tensor } from "onnxruntime-web";
// apps/api/src/scanning/sharp/read-pixels.ts
sharp.cache(false);
async function readPixels(image) {
	const { data, info } = await sharp(image).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
	return {
		data,
		width: info.width,
		height: info.height
	};
}
// packages/contract/src/scanning/detector/pixels.ts
function areaSpans(from, to, cells) {
	const scale = (to - from) / cells;
	return Array.from({ length: cells }, (_, cell) => {
		const start = from + cell * scale;
		const end = start + scale;
		const first = Math.floor(start);
		const weights = new Float32Array(Math.max(1, Math.ceil(end - 1e-6) - first));
		for (let index = 0; index < weights.length; index++) weights[index] = (Math.min(end, first + index + 1) - Math.max(start, first + index)) / scale;
		return {
			first,
			weights
		};
	});
}
function shrinkRow(data, offset, spans, row) {
	let out = 0;
	for (const { first, weights } of spans) {
		let red = 0;
		let green = 0;
		let blue = 0;
		let at = offset + first * 3;
		for (const weight of weights) {
			red += weight * (data[at] ?? 0);
			green += weight * (data[at + 1] ?? 0);
			blue += weight * (data[at + 2] ?? 0);
			at += 3;
		}
		row[out++] = red;
		row[out++] = green;
		row[out++] = blue;
	}
}
function areaResize(pixels, rect, size) {
	const columns = areaSpans(rect.left, rect.right, size);
	const result = new Float32Array(size * size * 3);
	const row = new Float32Array(size * 3);
	areaSpans(rect.top, rect.bottom, size).forEach(({ first, weights }, y) => {
		const target = result.subarray(y * size * 3, (y + 1) * size * 3);
		weights.forEach((weight, index) => {
			shrinkRow(pixels.data, (first + index) * pixels.width * 3, columns, row);
			for (let at = 0; at < row.length; at++) target[at] = (target[at] ?? 0) + weight * (row[at] ?? 0);
		});
	});
	return result;
}
function writePlanes(rgb, tensor, offset) {
	const plane = rgb.length / 3;
	for (let at = 0; at < plane; at++) for (let channel = 0; channel < 3; channel++) tensor[offset + channel * plane + at] = (rgb[at * 3 + 2 - channel] ?? 0) / 127.5 - 1;
}
// packages/contract/src/scanning/detector/settle-count.ts
const sureOfNone = .7;
const sureOfOne = .75;
function settleCount(bestFirst, counts) {
	if ((counts[0] ?? 0) > sureOfNone) return [];
	return (counts[1] ?? 0) > sureOfOne ? bestFirst.slice(0, 1) : bestFirst;
}
// packages/contract/src/scanning/detector/detect-garments.ts
const faintShare = .4;
async function detectGarments(run, { inputSize, gridSize, threshold, classes }, pixels) {
	const answer = await run(inputPlanes(pixels, [wholeOf(pixels)], inputSize));
	const output = {
		boxes: floatsOf(answer, "boxes"),
		classes: floatsOf(answer, "classes"),
		gridSize,
		classCount: classes.length
	};
	const boxes = decodeBoxes(output, threshold * faintShare);
	return {
		found: settleCount(boxes.filter(({ score }) => score > threshold), floatsOf(answer, "count")),
		best: boxes[0],
		features: floatsOf(answer, "features")
	};
}
function floatsOf(answer, output) {
	const data = answer[output]?.data;
	if (!(data instanceof Float32Array)) throw new Error(`the model answered without "${output}"`);
	return data;
}
const wholeOf = ({ width, height }) => ({
	left: 0,
	top: 0,
	right: width,
	bottom: height
});
function inputPlanes(pixels, rects, size) {
	const values = new Float32Array(rects.length * 3 * size * size);
	rects.forEach((rect, index) => {
		writePlanes(areaResize(pixels, rect, size), values, index * 3 * size * size);
	});
	return values;
}
// apps/api/src/scanning/rules/bordered-planes.ts
const pictureShare = .7;
const middleLevel = 110;
const darkLevel = 60;
const lightLevel = 205;
function borderedPlanes(pixels, size) {
	const inner = Math.round(size * pictureShare);
	const offset = Math.floor((size - inner) / 2);
	const picture = areaResize(pixels, wholeOf(pixels), inner);
	const mean = picture.reduce((sum, level) => sum + level, 0) / picture.length;
	const rgb = new Float32Array(size * size * 3).fill(mean > middleLevel ? darkLevel : lightLevel);
	for (let row = 0; row < inner; row++) rgb.set(picture.subarray(row * inner * 3, (row + 1) * inner * 3), ((row + offset) * size + offset) * 3);
	const planes = new Float32Array(rgb.length);
	writePlanes(rgb, planes, 0);
	return planes;
}
// apps/api/src/scanning/rules/close-up.ts
const smallBelow = .25;
function closeUpOf(found, { width, height }) {
	if (found.length === 0) return void 0;
	const edge = (name, choose) => choose(...found.map((box) => box[name]));
	const [left, right] = [edge("left", Math.min), edge("right", Math.max)];
	const [top, bottom] = [edge("top", Math.min), edge("bottom", Math.max)];
	if ((right - left) * (bottom - top) >= smallBelow) return void 0;
	const half = Math.max((right - left) * width, (bottom - top) * height) * .85;
	const [x, y] = [(left + right) / 2 * width, (top + bottom) / 2 * height];
	return {
		left: Math.max(0, Math.floor(x - half)),
		top: Math.max(0, Math.floor(y - half)),
		right: Math.min(width, Math.ceil(x + half)),
		bottom: Math.min(height, Math.ceil(y + half))
	};
}
function cutPixels({ data, width }, { left, top, right, bottom }) {
	const part = new Uint8Array((right - left) * (bottom - top) * 3);
	for (let y = top; y < bottom; y++) part.set(data.subarray((y * width + left) * 3, (y * width + right) * 3), (y - top) * (right - left) * 3);
	return {
		data: part,
		width: right - left,
		height: bottom - top
	};
}
function boxInWhole([left, top, width, height], part, whole) {
	const [across, down] = [(part.right - part.left) / whole.width, (part.bottom - part.top) / whole.height];
	return [
		part.left / whole.width + left * across,
		part.top / whole.height + top * down,
		width * across,
		height * down
	];
}
// apps/api/src/scanning/rules/crop-rect.ts
const marginOfLongSide = .06;
const smallestPx = 4;
function cropRect(box, width, height) {
	const margin = marginOfLongSide * Math.max((box.right - box.left) * width, (box.bottom - box.top) * height);
	const left = Math.min(width - smallestPx, Math.max(0, Math.floor(box.left * width - margin)));
	const top = Math.min(height - smallestPx, Math.max(0, Math.floor(box.top * height - margin)));
	return {
		left,
		top,
		right: Math.max(left + smallestPx, Math.min(width, Math.floor(box.right * width + margin))),
		bottom: Math.max(top + smallestPx, Math.min(height, Math.floor(box.bottom * height + margin)))
	};
}
// apps/api/src/scanning/rules/fuse-classes.ts
const floor = 1e-4;
const sharpness = 1.4;
function fuseClasses(opinions, garmentIds) {
	const parts = meanOpinion(opinions, garmentIds.length);
	const plain = new Map();
	const sharpened = new Map();
	garmentIds.forEach((id, index) => {
		const { category } = garmentById(id);
		const part = parts[index] ?? 0;
		plain.set(category, (plain.get(category) ?? 0) + part);
		sharpened.set(category, (sharpened.get(category) ?? 0) + part ** sharpness);
	});
	const [category] = largest([...sharpened]);
	return {
		garmentId: largest(garmentIds.map((id, index) => [id, parts[index] ?? 0]).filter(([id]) => garmentById(id).category === category))[0],
		category,
		confidence: plain.get(category) ?? 0
	};
}
function meanOpinion(opinions, classCount) {
	const weights = Array.from({ length: classCount }, (_, index) => opinions.reduce((product, { probabilities, share }) => product * ((probabilities[index] ?? 0) + floor) ** share, 1));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}
function largest(entries) {
	return entries.reduce((best, entry) => entry[1] > best[1] ? entry : best);
}
// apps/api/src/scanning/rules/lab.ts
const linear = (value) => {
	const share = value / 255;
	return share <= .04045 ? share / 12.92 : ((share + .055) / 1.055) ** 2.4;
};
const curve = (ratio) => ratio > 216 / 24389 ? Math.cbrt(ratio) : (24389 / 27 * ratio + 16) / 116;
function labOf(red, green, blue) {
	const [r, g, b] = [
		linear(red),
		linear(green),
		linear(blue)
	];
	const x = curve((.4124 * r + .3576 * g + .1805 * b) / .9505);
	const y = curve(.2126 * r + .7152 * g + .0722 * b);
	const z = curve((.0193 * r + .1192 * g + .9505 * b) / 1.089);
	return {
		l: 116 * y - 16,
		a: 500 * (x - y),
		b: 200 * (y - z)
	};
}
// apps/api/src/scanning/rules/cloth-samples.ts
const defaultAcross = 20;
const groundDistance = 12;
const sameCloth = 17;
function clothSampler(pixels) {
	const gain = lightOf(pixels);
	return (box, across = defaultAcross) => {
		const inside = samplesIn(pixels, rectOf(box, pixels, 0), gain, across);
		const ground = biggestCluster(samplesAround(pixels, box, gain));
		const cloth = ground ? inside.filter(({ lab }) => distance(lab, ground.lab) > groundDistance) : inside;
		return weightOf(cloth) > weightOf(inside) * .35 ? cloth : inside;
	};
}
const weightOf = (samples) => samples.reduce((sum, { weight }) => sum + weight, 0);
const distance = (a, b) => Math.hypot((a.l - b.l) * .55, a.a - b.a, a.b - b.b);
function rectOf([x, y, width, height], pixels, margin) {
	const clamp = (value, most) => Math.min(most, Math.max(0, value));
	return {
		left: clamp((x - width * margin) * pixels.width, pixels.width - 1),
		top: clamp((y - height * margin) * pixels.height, pixels.height - 1),
		right: clamp((x + width * (1 + margin)) * pixels.width, pixels.width),
		bottom: clamp((y + height * (1 + margin)) * pixels.height, pixels.height)
	};
}
function samplesIn(pixels, rect, gain, across) {
	return grid(across, (u, v) => {
		const weight = Math.exp(-2.2 * ((2 * u - 1) ** 2 + (2 * v - 1) ** 2));
		return {
			lab: labAt(pixels, rect, u, v, gain),
			weight
		};
	});
}
function samplesAround(pixels, box, gain) {
	const rect = rectOf(box, pixels, .12);
	const isNear = (share) => share < .08 || share > .92;
	return grid(defaultAcross, (u, v) => {
		return {
			lab: labAt(pixels, rect, u, v, gain),
			weight: isNear(u) || isNear(v) ? 1 : 0
		};
	}).filter(({ weight }) => weight > 0);
}
function grid(across, at) {
	const samples = [];
	for (let row = 0; row < across; row++) for (let column = 0; column < across; column++) samples.push(at((column + .5) / across, (row + .5) / across));
	return samples;
}
function labAt({ data, width }, rect, u, v, gain) {
	const x = Math.floor(rect.left + u * (rect.right - rect.left));
	const at = (Math.floor(rect.top + v * (rect.bottom - rect.top)) * width + x) * 3;
	const lit = (channel) => Math.min(255, (data[at + channel] ?? 0) * gain);
	return labOf(lit(0), lit(1), lit(2));
}
function lightOf({ data, width, height }) {
	const lightest = [];
	const step = Math.max(1, Math.floor(width * height / 4e3));
	for (let pixel = 0; pixel < width * height; pixel += step) {
		const at = pixel * 3;
		lightest.push(Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
	}
	lightest.sort((a, b) => a - b);
	const bright = lightest[Math.floor(lightest.length * .97)] ?? 255;
	return Math.min(1.35, Math.max(1, 240 / Math.max(1, bright)));
}
function biggestCluster(samples) {
	const seeds = samples.filter((_, index) => index % 7 === 0);
	let best;
	for (const seed of seeds) {
		const mean = meanOf$1(samples.filter(({ lab }) => distance(lab, seed.lab) < sameCloth));
		if (mean && (!best || mean.weight > best.weight)) best = mean;
	}
	return best;
}
function meanOf$1(samples) {
	const weight = weightOf(samples);
	if (weight === 0) return void 0;
	const mean = (part) => samples.reduce((sum, each) => sum + each.lab[part] * each.weight, 0) / weight;
	return {
		lab: {
			l: mean("l"),
			a: mean("a"),
			b: mean("b")
		},
		weight
	};
}
__name(meanOf$1, "meanOf");
// apps/api/src/scanning/rules/garment-appearance.ts
const across = 32;
const tintCells = 9;
const tintStep = 12;
function appearanceMeasurer(pixels) {
	const clothIn = clothSampler(pixels);
	return (box, { kinds, embedding }) => {
		const cloth = clothIn(box, across);
		return {
			kinds,
			embedding,
			tones: {
				l: tenthsOf(cloth, "l"),
				a: tenthsOf(cloth, "a"),
				b: tenthsOf(cloth, "b")
			},
			tints: tintsOf(cloth)
		};
	};
}
function tenthsOf(cloth, part) {
	const values = cloth.map(({ lab }) => lab[part]).sort((one, other) => one - other);
	return [
		.1,
		.2,
		.3,
		.4,
		.5,
		.6,
		.7,
		.8,
		.9
	].map((share) => values[Math.floor(share * values.length)] ?? 0);
}
function tintsOf(cloth) {
	const cells = new Array(81).fill(0);
	const placeOf = (value) => Math.min(7.9990000000000006, Math.max(0, value / tintStep + 4));
	for (const { lab } of cloth) {
		const [x, y] = [placeOf(lab.a), placeOf(lab.b)];
		const [column, row] = [Math.floor(x), Math.floor(y)];
		for (const [dx, dy] of [
			[0, 0],
			[1, 0],
			[0, 1],
			[1, 1]
		]) {
			const share = (dx ? x - column : 1 - x + column) * (dy ? y - row : 1 - y + row);
			const at = (row + dy) * tintCells + column + dx;
			cells[at] = (cells[at] ?? 0) + share / cloth.length;
		}
	}
	return cells;
}
// apps/api/src/scanning/rules/name-colour.ts
const enoughShare = .5;
function colourNamer(pixels) {
	const clothIn = clothSampler(pixels);
	return (box) => {
		const cloth = clothIn(box);
		const biggest = biggestCluster(cloth);
		return biggest && biggest.weight > enoughShare * weightOf(cloth) ? garmentNameOf(biggest.lab) : void 0;
	};
}
function garmentNameOf({ l, a, b }) {
	const chroma = Math.hypot(a, b);
	const hue = (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;
	if (l < 14 || chroma < 9 && l < 30) return hue > 255 && hue < 310 && chroma > 9 ? "navy" : "black";
	if (chroma < 7 || chroma < 10 && (hue < 40 || hue > 110)) return l > 76 ? "white" : "grey";
	if (hue < 17 || hue >= 340) return l < 38 ? "burgundy" : chroma > 48 && l < 56 ? "red" : "pink";
	if (hue < 44) return reddish(l, chroma);
	if (hue < 72) return chroma > 48 && l > 48 ? "orange" : l > 60 ? "beige" : "brown";
	if (hue < 104) return warm(l, chroma, hue);
	if (hue < 125) return l < 62 && chroma < 38 ? "olive" : chroma < 14 && l > 76 ? "beige" : hue < 112 && l > 70 ? "yellow" : "green";
	if (hue < 180) return "green";
	if (hue < 232) return "turquoise";
	if (hue < 296) return l < 30 && chroma < 45 ? "navy" : l > 64 ? "light-blue" : "blue";
	if (hue < 315 && l < 32 && chroma < 40) return "navy";
	return hue < 306 && l < 55 && chroma > 40 ? "blue" : "purple";
}
function reddish(l, chroma) {
	if (l > 62 && chroma < 45) return "pink";
	if (l < 34) return chroma < 22 ? "brown" : "burgundy";
	return chroma < 26 ? "brown" : "red";
}
function warm(l, chroma, hue) {
	if (l > 58 && (chroma > 42 || hue > 92 && chroma > 24 && l > 72)) return "yellow";
	if (l > 84 && chroma < 12) return "white";
	if (l > 58) return "beige";
	return l < 45 && chroma < 24 ? "brown" : "olive";
}
// apps/api/src/scanning/rules/turn-planes.ts
function turnPlanes(planes, size) {
	const area = size * size;
	return planes.map((_, at) => {
		const [plane, row, column] = [
			Math.floor(at / area),
			Math.floor(at % area / size),
			at % size
		];
		return planes[plane * area + (size - 1 - column) * size + row] ?? 0;
	});
}
// apps/api/src/scanning/rules/laundry-of.ts
const nearest = 1e-6;
function laundryOf(chances) {
	const logits = Array.from(chances, (chance) => {
		const inside = Math.min(.999999, Math.max(nearest, chance));
		return Math.log(inside / (1 - inside));
	});
	const mean = logits.reduce((sum, logit) => sum + logit, 0) / Math.max(1, logits.length);
	return 1 / (1 + Math.exp(-mean));
}
// apps/api/src/scanning/rules/mirror-planes.ts
function mirrorPlanes(planes, width) {
	const mirrored = new Float32Array(planes.length);
	for (let row = 0; row < planes.length; row += width) mirrored.set(planes.subarray(row, row + width).toReversed(), row);
	return mirrored;
}
// apps/api/src/scanning/embedded/classify-parts.ts
const share = .35;
const partsAtOnce = 2;
async function classifyParts({ classifier, manifest }, parts) {
	const { inputSize } = manifest.classifier;
	const seen = [];
	for (let at = 0; at < parts.length; at += partsAtOnce) {
		const straight = parts.slice(at, at + partsAtOnce);
		const mirrored = straight.map((planes) => mirrorPlanes(planes, inputSize));
		const views = await viewsOf(classifier, [...straight, ...mirrored], inputSize);
		straight.forEach((_, index) => {
			const both = [views[index], views[index + straight.length]].flatMap((view) => view ? [view] : []);
			seen.push({
				opinions: both.map(({ probabilities }) => ({
					probabilities,
					share
				})),
				laundry: laundryOf(both.flatMap(({ laundry }) => [...laundry])),
				embedding: meanOf(both.map(({ embedding }) => embedding))
			});
		});
	}
	return seen;
}
async function viewsOf(network, pictures, inputSize) {
	const valuesOfOne = 3 * inputSize * inputSize;
	const batch = new Float32Array(pictures.length * valuesOfOne);
	pictures.forEach((planes, index) => {
		batch.set(planes, index * valuesOfOne);
	});
	const answer = await network.run({ image: new Tensor("float32", batch, [
		pictures.length,
		3,
		inputSize,
		inputSize
	]) });
	const rowsOf = (output) => {
		const values = floatsOf(answer, output);
		const length = values.length / pictures.length;
		return (index) => values.subarray(index * length, (index + 1) * length);
	};
	const [probabilities, laundry, embedding] = [
		rowsOf("probs"),
		rowsOf("laundry"),
		rowsOf("embedding")
	];
	return pictures.map((_, index) => ({
		probabilities: probabilities(index),
		laundry: laundry(index),
		embedding: embedding(index)
	}));
}
const meanOf = ([first, ...others]) => Array.from(first ?? [], (value, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), value) / (others.length + 1));
// apps/api/src/scanning/embedded/classify-found.ts
const detectorShare = .3;
const confidentFrom = .6;
const wholeFrom = .2;
const cutBefore = .85;
async function classifyFound(models, pixels, detections) {
	const { classes } = models.manifest.detector;
	const { inputSize } = models.manifest.classifier;
	const verdictOf = (piece) => fuseClasses(opinionsOf(piece), classes);
	const turned = async (piece) => {
		const right = turnPlanes(piece.planes, inputSize);
		const [surest] = (await classifyParts(models, [right, turnPlanes(turnPlanes(right, inputSize), inputSize)])).map(({ opinions }) => ({
			opinions,
			confidence: fuseClasses(opinions, classes).confidence
		})).sort((a, b) => b.confidence - a.confidence);
		const both = [...piece.opinions, ...surest?.opinions ?? []];
		return {
			...piece,
			opinions: both.map((opinion) => ({
				...opinion,
				share: opinion.share / 2
			}))
		};
	};
	const isAlone = detections.length === 1;
	const rectOf = (found) => isAlone && areaOf(found) >= wholeFrom ? wholeOf(pixels) : cropRect(found, pixels.width, pixels.height);
	const planes = detections.map((found) => inputPlanes(pixels, [rectOf(found)], inputSize));
	const seen = await classifyParts(models, planes);
	const pieces = detections.flatMap((found, index) => {
		const [part, itsPlanes] = [seen[index], planes[index]];
		return part && itsPlanes ? [{
			found,
			planes: itsPlanes,
			...part
		}] : [];
	});
	const mayLie = (piece) => isAlone && areaOf(piece.found) < cutBefore && (piece.found.right - piece.found.left) * pixels.width > (piece.found.bottom - piece.found.top) * pixels.height && verdictOf(piece).confidence < confidentFrom;
	const settled = await Promise.all(pieces.map((piece) => mayLie(piece) ? turned(piece) : piece));
	const nameColour = colourNamer(pixels);
	const measureIn = appearanceMeasurer(pixels);
	return settled.map((piece) => {
		const { left, top, right, bottom } = piece.found;
		const box = [
			left,
			top,
			right - left,
			bottom - top
		];
		const kinds = meanOpinion(opinionsOf(piece), classes.length);
		const { laundry, embedding } = piece;
		return {
			...verdictOf(piece),
			colour: nameColour(box),
			box,
			laundry,
			appearance: measureIn(box, {
				kinds,
				embedding
			})
		};
	});
}
const areaOf = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
const opinionsOf = ({ found, opinions }) => [{
	probabilities: found.classes,
	share: detectorShare
}, ...opinions];
// apps/api/src/scanning/embedded/find-garments.ts
async function findGarments(models, pixels) {
	const { gate } = models;
	const { found, best } = await detect(models, pixels);
	const near = closeUpOf(found.length === 0 && best ? [best] : found, pixels);
	const closer = near && await findNear(models, pixels, near);
	if (closer) return closer;
	if (found.length > 0) return {
		garments: await classifyFound(models, pixels, found),
		gate
	};
	const [filling] = await classifyFound(models, pixels, await detectFilling(models, pixels));
	return {
		garments: [],
		filling,
		gate
	};
}
async function findNear(models, pixels, near) {
	const part = cutPixels(pixels, near);
	const { found } = await detect(models, part);
	if (found.length === 0) return void 0;
	return {
		garments: (await classifyFound(models, part, found)).map((garment) => ({
			...garment,
			box: boxInWhole(garment.box, near, pixels)
		})),
		isNear: true,
		gate: models.gate
	};
}
const detect = (models, pixels) => detectGarments(runner(models), models.manifest.detector, pixels);
async function detectFilling(models, pixels) {
	const { detector } = models.manifest;
	const run = runner(models);
	const { found } = await detectGarments(() => run(borderedPlanes(pixels, detector.inputSize)), detector, pixels);
	return found.slice(0, 1).map((best) => ({
		...best,
		left: 0,
		top: 0,
		right: 1,
		bottom: 1
	}));
}
const runner = ({ detector, manifest }) => (planes) => {
	const { inputSize } = manifest.detector;
	return detector.run({ image: new Tensor("float32", planes, [
		1,
		3,
		inputSize,
		inputSize
	]) });
};
// apps/api/src/scanning/embedded/model-file.ts
const modelFileSchema = object({
	file: string().regex(/^[\w.-]+$/),
	sha256: string().length(64)
});
ort.env.wasm.numThreads = 1;
async function readModelFile(folder, { file, sha256 }) {
	const bytes = await readFile(new URL(file, folder));
	if (createHash("sha256").update(bytes).digest("hex") !== sha256) throw new Error(`${file} is not the file that the manifest describes`);
	return bytes;
}
const openNetwork = async (folder, network) => ort.InferenceSession.create(await readModelFile(folder, network), { executionProviders: ["wasm"] });
// apps/api/src/scanning/embedded/load-label-models.ts
const chance$1 = number().gt(0).lt(1);
const manifestSchema$1 = object({
	version: string(),
	finder: modelFileSchema.extend({
		inputSize: int().positive(),
		gridSize: int().positive(),
		threshold: chance$1
	}),
	reader: modelFileSchema.extend({
		inputSize: int().positive(),
		cropShare: number().positive(),
		symbols: array(_enum(labelSymbols)).nonempty(),
		keepFrom: chance$1,
		sureFrom: chance$1,
		offerFrom: chance$1
	})
});
async function loadLabelModels(folder) {
	const manifest = manifestSchema$1.parse(JSON.parse(await readFile(new URL("manifest.json", folder), "utf8")));
	return {
		manifest,
		finder: await openNetwork(folder, manifest.finder),
		reader: await openNetwork(folder, manifest.reader)
	};
}
// apps/api/src/scanning/embedded/load-models.ts
const networkSchema = modelFileSchema.extend({
	inputSize: int().positive(),
	classes: array(_enum(garmentIds)).nonempty()
});
const manifestSchema = object({
	version: string(),
	detector: networkSchema.extend({
		gridSize: int().positive(),
		threshold: number().gt(0).lt(1)
	}),
	classifier: networkSchema,
	gate: modelFileSchema
});
const chance = number().gt(0).lt(1);
const gateSchema = object({ classifier: object({
	refuseBelow: chance,
	sureFrom: chance
}) });
async function loadModels(folder) {
	const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL("manifest.json", folder), "utf8")));
	const { classifier: gate } = gateSchema.parse(JSON.parse((await readModelFile(folder, manifest.gate)).toString("utf8")));
	return {
		manifest,
		detector: await openNetwork(folder, manifest.detector),
		classifier: await openNetwork(folder, manifest.classifier),
		gate
	};
}
// apps/api/src/scanning/rules/find-signs.ts
const mostSigns = 24;
const apart = .5;
function findSigns({ scores, places, gridSize }, threshold) {
	const area = gridSize * gridSize;
	const peaks = [];
	for (let at = 0; at < area; at++) {
		const score = scores[at] ?? 0;
		if (score < threshold || !isPeak(scores, gridSize, at)) continue;
		const placeOf = (plane) => places[plane * area + at] ?? 0;
		peaks.push({
			x: (at % gridSize + placeOf(0)) / gridSize,
			y: (Math.floor(at / gridSize) + placeOf(1)) / gridSize,
			width: placeOf(2) / gridSize,
			height: placeOf(3) / gridSize,
			score
		});
	}
	const signs = [];
	for (const peak of peaks.toSorted((one, other) => other.score - one.score)) if (signs.length < mostSigns && !signs.some((sign) => isSame(sign, peak))) signs.push(peak);
	return signs;
}
const isSame = (one, other) => Math.abs(one.x - other.x) < apart * Math.max(one.width, other.width) && Math.abs(one.y - other.y) < apart * Math.max(one.height, other.height);
function isPeak(scores, gridSize, at) {
	const [row, column] = [Math.floor(at / gridSize), at % gridSize];
	const score = scores[at] ?? 0;
	for (let y = Math.max(0, row - 1); y <= Math.min(gridSize - 1, row + 1); y++) for (let x = Math.max(0, column - 1); x <= Math.min(gridSize - 1, column + 1); x++) if ((scores[y * gridSize + x] ?? 0) > score) return false;
	return true;
}
// apps/api/src/scanning/rules/label-pixels.ts
const flat = 8;
function greySquareOf(pixels, rect, size) {
	const rgb = areaResize(pixels, rect, size);
	return Float32Array.from({ length: size * size }, (_, at) => .299 * (rgb[at * 3] ?? 0) + .587 * (rgb[at * 3 + 1] ?? 0) + .114 * (rgb[at * 3 + 2] ?? 0));
}
const finderValues = (grey) => grey.map((value) => value / 127.5 - 1);
function readerValues(grey) {
	const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
	const variance = grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length;
	return grey.map((value) => (value - mean) / (Math.sqrt(variance) + flat));
}
function squareAround({ x, y, width, height }, pixels, share) {
	const wanted = share * Math.max(width * pixels.width, height * pixels.height);
	const side = Math.min(Math.max(8, wanted), pixels.width, pixels.height);
	const left = Math.min(Math.max(0, x * pixels.width - side / 2), pixels.width - side);
	const top = Math.min(Math.max(0, y * pixels.height - side / 2), pixels.height - side);
	return {
		left,
		top,
		right: left + side,
		bottom: top + side
	};
}
function turnPixels({ data, width, height }) {
	const turned = new Uint8Array(data.length);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
		const [from, to] = [(y * width + x) * 3, (x * height + height - 1 - y) * 3];
		for (let channel = 0; channel < 3; channel++) turned[to + channel] = data[from + channel] ?? 0;
	}
	return {
		data: turned,
		width: height,
		height: width
	};
}
// apps/api/src/scanning/rules/name-signs.ts
const mostOptions = 3;
const fewestSigns = 2;
function nameSigns(seen, names, limits) {
	const named = seen.flatMap((each) => nameOf(each, names, limits) ?? []);
	const best = scaleNames.flatMap((scale) => {
		return named.filter(({ sign: { options } }) => options[0] && scaleOf(options[0].symbol) === scale).toSorted((one, other) => other.chance - one.chance).slice(0, 1);
	});
	return {
		signs: best.length < fewestSigns ? [] : best.map(({ sign }) => sign),
		certainty: best.reduce((sum, { chance }) => sum + chance, 0)
	};
}
function nameOf({ symbols, bars }, names, limits) {
	const likeliest = names.map((symbol, at) => ({
		symbol,
		chance: symbols[at] ?? 0
	})).toSorted((one, other) => other.chance - one.chance);
	const [first] = likeliest;
	if (!first || first.chance < limits.keepFrom || first.chance < (symbols[names.length] ?? 0)) return void 0;
	const counts = mayHaveBars(first.symbol) ? Array.from(bars, (chance, count) => ({
		count,
		chance
	})).toSorted((one, other) => other.chance - one.chance) : [{
		count: 0,
		chance: 1
	}];
	const most = counts[0]?.count ?? 0;
	const isSure = first.chance >= limits.sureFrom && (counts[0]?.chance ?? 1) >= limits.sureFrom;
	const others = [...counts.slice(1).flatMap(({ count, chance }) => chance < limits.offerFrom ? [] : [{
		symbol: first.symbol,
		bars: count
	}]), ...likeliest.slice(1).flatMap(({ symbol, chance }) => {
		if (chance < limits.offerFrom || scaleOf(symbol) !== scaleOf(first.symbol)) return [];
		return [{
			symbol,
			bars: mayHaveBars(symbol) ? most : 0
		}];
	})];
	return {
		sign: {
			options: [{
				symbol: first.symbol,
				bars: most
			}, ...isSure ? [] : others].slice(0, mostOptions),
			isSure
		},
		chance: first.chance
	};
}
// apps/api/src/scanning/embedded/read-care-label.ts
const quarters = 4;
const enough = 3;
async function readCareLabel(models, pixels) {
	let turned = pixels;
	let best = await readUpright(models, turned);
	for (let quarter = 1; quarter < quarters && best.certainty < enough; quarter++) {
		turned = turnPixels(turned);
		const read = await readUpright(models, turned);
		if (read.certainty > best.certainty) best = read;
	}
	return best.signs;
}
async function readUpright(models, pixels) {
	const { finder, reader } = models.manifest;
	const size = finder.inputSize;
	const values = finderValues(greySquareOf(pixels, wholeOf(pixels), size));
	const answer = await models.finder.run({ image: new Tensor("float32", values, [
		1,
		1,
		size,
		size
	]) });
	return nameSigns(await seenIn(models, findSigns({
		scores: floatsOf(answer, "scores"),
		places: floatsOf(answer, "places"),
		gridSize: finder.gridSize
	}, finder.threshold).map((sign) => readerValues(greySquareOf(pixels, squareAround(sign, pixels, reader.cropShare), reader.inputSize)))), reader.symbols, reader);
}
async function seenIn({ reader, manifest }, parts) {
	if (parts.length === 0) return [];
	const size = manifest.reader.inputSize;
	const batch = new Float32Array(parts.length * size * size);
	parts.forEach((values, index) => {
		batch.set(values, index * size * size);
	});
	const answer = await reader.run({ image: new Tensor("float32", batch, [
		parts.length,
		1,
		size,
		size
	]) });
	const rowsOf = (output) => {
		const values = floatsOf(answer, output);
		const length = values.length / parts.length;
		return (index) => values.subarray(index * length, (index + 1) * length);
	};
	const [symbols, bars] = [rowsOf("symbols"), rowsOf("bars")];
	return parts.map((_, index) => ({
		symbols: symbols(index),
		bars: bars(index)
	}));
}
// apps/api/src/scanning/embedded/scan-child.ts
const [, , modelFolder = "", labelFolder = ""] = process.argv;
function loadedOnce(load, folder) {
	let loaded;
	return async () => {
		try {
			loaded ??= await load(new URL(folder));
			return loaded;
		} catch (error) {
			return { refused: error instanceof Error ? error.message : String(error) };
		}
	};
}
const models = loadedOnce(loadModels, modelFolder);
const labelModels = loadedOnce(loadLabelModels, labelFolder);
const refusalOf = (result) => "refused" in result ? result : void 0;
answerParent({
	load: async () => refusalOf(await models()),
	inspect: async (image) => {
		const result = await models();
		return "refused" in result ? result : findGarments(result, await readPixels(image));
	},
	loadLabels: async () => refusalOf(await labelModels()),
	readLabel: async (image) => {
		const result = await labelModels();
		return "refused" in result ? result : readCareLabel(result, await readPixels(image));
	}
});
export {};
