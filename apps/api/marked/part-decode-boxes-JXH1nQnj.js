import "./part-rolldown-runtime-BcUA5ExT.js";
import { r as minor } from "./part-money-D0v5pQsw.js";
// packages/contract/src/scanning/catalogue.ts
const categories = [
	"tops",
	"bottoms",
	"full body",
	"outerwear",
	"underwear",
	"home",
	"accessories",
	"other"
];
const garmentTexts = {
	tshirt: "T-shirt",
	longsleeve: "Long-sleeve top",
	shirt: "Shirt",
	polo: "Polo shirt",
	top: "Top",
	blouse: "Blouse",
	hoodie: "Hoodie",
	sweater: "Sweater",
	pants: "Pants",
	jeans: "Jeans",
	shorts: "Shorts",
	skirt: "Skirt",
	dress: "Dress",
	bodysuit: "Bodysuit",
	outerwear: "Coat or jacket",
	blazer: "Blazer",
	undershirt: "Undershirt",
	socks: "Socks (pair)",
	briefs: "Briefs",
	hat: "Hat",
	scarf: "Scarf",
	shoes: "Shoes (pair)",
	towel: "Towel",
	"bed-sheet": "Bed sheet",
	pillowcase: "Pillowcase",
	other: "Other item"
};
const rows = [
	[
		"tshirt",
		"tops",
		250,
		2e3,
		3,
		"tshirt",
		"tshirt tee t-shirt"
	],
	[
		"longsleeve",
		"tops",
		300,
		2800,
		3,
		"longsleeve",
		"longsleeve long-sleeve sleeve thermal"
	],
	[
		"shirt",
		"tops",
		350,
		4500,
		3,
		"shirt",
		"shirt button-down oxford flannel"
	],
	[
		"polo",
		"tops",
		325,
		3500,
		3,
		"polo",
		"polo"
	],
	[
		"top",
		"tops",
		275,
		2500,
		3,
		"undershirt",
		"top camisole cami tank crop"
	],
	[
		"blouse",
		"tops",
		500,
		4500,
		3,
		"blouse",
		"blouse tunic"
	],
	[
		"hoodie",
		"tops",
		500,
		5e3,
		5,
		"hoodie",
		"hoodie hooded sweatshirt"
	],
	[
		"sweater",
		"tops",
		600,
		6e3,
		5,
		"sweater",
		"sweater jumper pullover cardigan knit"
	],
	[
		"pants",
		"bottoms",
		500,
		5500,
		5,
		"trousers",
		"pants trousers slacks chinos leggings joggers"
	],
	[
		"jeans",
		"bottoms",
		500,
		6500,
		5,
		"jeans",
		"jeans denim"
	],
	[
		"shorts",
		"bottoms",
		350,
		3e3,
		3,
		"shorts",
		"shorts bermudas"
	],
	[
		"skirt",
		"bottoms",
		500,
		4500,
		5,
		"skirt",
		"skirt kilt"
	],
	[
		"dress",
		"full body",
		700,
		8e3,
		5,
		"dress",
		"dress gown robe"
	],
	[
		"bodysuit",
		"full body",
		300,
		2500,
		3,
		"undershirt",
		"bodysuit body onesie romper jumpsuit overalls"
	],
	[
		"outerwear",
		"outerwear",
		1200,
		12e3,
		5,
		"coat",
		"outerwear coat jacket parka anorak raincoat"
	],
	[
		"blazer",
		"outerwear",
		900,
		11e3,
		5,
		"blazer",
		"blazer suit"
	],
	[
		"undershirt",
		"underwear",
		200,
		1500,
		3,
		"undershirt",
		"undershirt vest singlet"
	],
	[
		"socks",
		"underwear",
		100,
		600,
		3,
		"socks",
		"sock socks stockings tights"
	],
	[
		"briefs",
		"underwear",
		100,
		1e3,
		3,
		"brief",
		"brief briefs boxers panties underwear knickers bra"
	],
	[
		"hat",
		"accessories",
		300,
		2500,
		5,
		"hat",
		"hat cap beanie"
	],
	[
		"scarf",
		"accessories",
		350,
		3e3,
		5,
		"scarf",
		"scarf shawl"
	],
	[
		"shoes",
		"accessories",
		800,
		7500,
		3,
		"shoes",
		"shoe shoes sneakers trainers boots sandals"
	],
	[
		"towel",
		"home",
		250,
		1800,
		5,
		"towel",
		"towel towels bathmat washcloth"
	],
	[
		"bed-sheet",
		"home",
		450,
		4e3,
		5,
		"sheet",
		"bed sheet sheets duvet blanket comforter"
	],
	[
		"pillowcase",
		"home",
		150,
		1200,
		5,
		"pillowcase",
		"pillowcase pillow"
	],
	[
		"other",
		"other",
		400,
		3e3,
		3,
		"bag",
		"other"
	]
];
const garmentIds = rows.map(([id]) => id);
const toGarment = (row) => {
	const [id, category, priceMinor, replacementMinor, expectedLifeYears, sprite, keywords] = row;
	return {
		id,
		name: garmentTexts[id],
		category,
		priceMinor: minor(priceMinor),
		replacementMinor: minor(replacementMinor),
		expectedLifeYears,
		sprite,
		keywords: keywords.split(" ")
	};
};
const garmentClasses = rows.map(toGarment);
const byId = new Map(garmentClasses.map((garment) => [garment.id, garment]));
const byName = new Map(garmentClasses.map((garment) => [garment.name.toLowerCase(), garment]));
function garmentById(id) {
	const garment = byId.get(id);
	if (!garment) throw new Error(`the catalogue has no class ${id}`);
	return garment;
}
const garmentByName = (name) => byName.get(name.trim().toLowerCase());
// packages/contract/src/care/label-symbols.ts
const labelScales = {
	wash: [
		"wash_not",
		"wash_hand",
		"wash_30",
		"wash_40",
		"wash_50",
		"wash_60",
		"wash_70",
		"wash_95"
	],
	bleach: [
		"bleach_not",
		"bleach_oxygen",
		"bleach_any"
	],
	tumble: [
		"tumble_not",
		"tumble_low",
		"tumble_normal",
		"tumble_any"
	],
	air: [
		"dry_flat",
		"dry_drip",
		"dry_line"
	],
	iron: [
		"iron_not",
		"iron_low",
		"iron_medium",
		"iron_high",
		"iron_any"
	],
	dry_clean: [
		"dry_clean_not",
		"dry_clean_f",
		"dry_clean_any"
	],
	wet_clean: ["wet_clean_not", "wet_clean"]
};
const scaleNames = Object.keys(labelScales);
const labelSymbols = Object.values(labelScales).flat();
const scaleOfSymbol = new Map(scaleNames.flatMap((scale) => labelScales[scale].map((symbol) => [symbol, scale])));
function scaleOf(symbol) {
	const scale = scaleOfSymbol.get(symbol);
	if (!scale) throw new Error(`${symbol} is of no scale`);
	return scale;
}
const strictnessOf = (symbol) => labelScales[scaleOf(symbol)].indexOf(symbol);
const mayHaveBars = (symbol) => degreesOf(symbol) !== void 0 || [
	"tumble_low",
	"tumble_normal",
	"tumble_any",
	"dry_clean_f",
	"dry_clean_any",
	"wet_clean"
].includes(symbol);
function degreesOf(symbol) {
	const degrees = /^wash_(\d+)$/.exec(symbol)?.[1];
	return degrees === void 0 ? void 0 : Number(degrees);
}
// packages/contract/src/scanning/detector/decode-boxes.ts
const overlapLimit = .45;
const insideLimit = .85;
const mostBoxes = 20;
function decodeBoxes(output, threshold) {
	const peaks = peakCells(output, threshold).map((cell) => detectionAt(output, cell));
	const selected = [];
	for (const peak of peaks.sort((a, b) => b.score - a.score)) {
		if (selected.length === mostBoxes) break;
		if (selected.every((other) => !isSameGarment(other, peak))) selected.push(peak);
	}
	return selected;
}
const isSameGarment = (a, b) => overlap(a, b) > overlapLimit || inside(a, b) > insideLimit;
function overlap(a, b) {
	const shared = sharedArea(a, b);
	return shared === 0 ? 0 : shared / (area(a) + area(b) - shared);
}
const inside = (a, b) => sharedArea(a, b) / Math.max(Math.min(area(a), area(b)), Number.EPSILON);
function sharedArea(a, b) {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width <= 0 || height <= 0 ? 0 : width * height;
}
const area = (box) => (box.right - box.left) * (box.bottom - box.top);
function peakCells({ boxes, gridSize }, threshold) {
	const cells = [];
	for (let cell = 0; cell < gridSize * gridSize; cell++) {
		const heat = boxes[cell] ?? 0;
		if (heat > threshold && neighbours(cell, gridSize).every((other) => (boxes[other] ?? 0) <= heat)) cells.push(cell);
	}
	return cells;
}
function neighbours(cell, gridSize) {
	const x = cell % gridSize;
	const y = Math.floor(cell / gridSize);
	const found = [];
	for (let ny = Math.max(0, y - 1); ny <= Math.min(gridSize - 1, y + 1); ny++) for (let nx = Math.max(0, x - 1); nx <= Math.min(gridSize - 1, x + 1); nx++) found.push(ny * gridSize + nx);
	return found;
}
function detectionAt({ boxes, classes, gridSize, classCount }, cell) {
	const plane = gridSize * gridSize;
	const x = cell % gridSize + .5;
	const y = Math.floor(cell / gridSize) + .5;
	const edge = (centre, sign, channel) => Math.min(1, Math.max(0, (centre + sign * (boxes[channel * plane + cell] ?? 0)) / gridSize));
	return {
		score: boxes[cell] ?? 0,
		left: edge(x, -1, 1),
		top: edge(y, -1, 2),
		right: edge(x, 1, 3),
		bottom: edge(y, 1, 4),
		classes: Float32Array.from({ length: classCount }, (_, index) => classes[index * plane + cell] ?? 0)
	};
}
export { mayHaveBars as a, strictnessOf as c, garmentByName as d, garmentClasses as f, labelSymbols as i, categories as l, overlap as n, scaleNames as o, garmentIds as p, degreesOf as r, scaleOf as s, decodeBoxes as t, garmentById as u };
