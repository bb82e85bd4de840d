import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as answerParent } from "./part-answer-parent-UmKDQtRO.js";
import { r as pixelLimit } from "./part-photo-limits-D6MbTPxM.js";
import sharp from "sharp";
// apps/api/src/scanning/rules/read-exif-time.ts
const tags = {
	exifFolder: 34665,
	takenAt: 36867,
	takenAtOffset: 36881
};
const entryBytes = 12;
function readExifTime(exif) {
	try {
		const start = String.fromCharCode(...exif.subarray(0, 4)) === "Exif" ? 6 : 0;
		const bytes = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
		const tiff = {
			bytes,
			littleEndian: bytes.getUint16(0) === 18761
		};
		const folder = entryOf(tiff, bytes.getUint32(4, tiff.littleEndian), tags.exifFolder);
		if (folder === void 0) return null;
		const at = bytes.getUint32(folder + 8, tiff.littleEndian);
		return momentOf(textOf(tiff, at, tags.takenAt), textOf(tiff, at, tags.takenAtOffset));
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
function entryOf({ bytes, littleEndian }, folder, tag) {
	const count = bytes.getUint16(folder, littleEndian);
	for (let index = 0; index < count; index += 1) {
		const entry = folder + 2 + index * entryBytes;
		if (bytes.getUint16(entry, littleEndian) === tag) return entry;
	}
}
function textOf(tiff, folder, tag) {
	const { bytes, littleEndian } = tiff;
	const entry = entryOf(tiff, folder, tag);
	if (entry === void 0) return void 0;
	const length = bytes.getUint32(entry + 4, littleEndian);
	const from = length > 4 ? bytes.getUint32(entry + 8, littleEndian) : entry + 8;
	const characters = Array.from({ length: Math.min(length, 32) }, (_, index) => bytes.getUint8(from + index));
	return String.fromCharCode(...characters).split("\0")[0];
}
function momentOf(time, offset) {
	const [, date, clock] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(time ?? "") ?? [];
	if (!date || !clock) return null;
	const zone = /^[+-]\d\d:\d\d$/.test(offset ?? "") ? offset : "Z";
	const at = new Date(`${date.replaceAll(":", "-")}T${clock}${zone}`);
	return Number.isNaN(at.getTime()) ? null : at;
}
// apps/api/src/scanning/rules/sniff-image.ts
const pngSignature = [
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
];
const heicBrands = new Set([
	"heic",
	"heix",
	"hevc",
	"heim",
	"heis",
	"mif1",
	"msf1"
]);
const startsWith = (bytes, signature) => signature.every((byte, index) => bytes[index] === byte);
const textAt = (bytes, from) => String.fromCharCode(...bytes.subarray(from, from + 4));
function sniffImage(bytes) {
	if (startsWith(bytes, [
		255,
		216,
		255
	])) return "jpeg";
	if (startsWith(bytes, pngSignature)) return "png";
	if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
	if (textAt(bytes, 4) === "ftyp" && heicBrands.has(textAt(bytes, 8))) return "heic";
	return "unknown";
}
// apps/api/src/scanning/sharp/normalise-photo.ts
const longSidePx = 1600;
const jpegQuality = 80;
const logoSidePx = 256;
const sharpPhotos = {
	measure,
	normalise,
	drawLogo,
	takenAt,
	greySquare
};
async function normalise(upload, shape) {
	const measured = await measure(upload);
	return "refused" in measured ? measured : reencode(upload, shape);
}
async function measure(upload) {
	if (upload.length > 12582912) return { refused: "too_large" };
	const kind = sniffImage(upload);
	if (kind === "heic") return { refused: "unsupported_heic" };
	if (kind === "unknown") return { refused: "not_an_image" };
	try {
		const { width, height, channels, pages = 1, depth } = await sharp(upload, { limitInputPixels: false }).metadata();
		const pixels = width * height * pages;
		const decodedBytes = pixels * channels * (depth === "uchar" ? 1 : 2);
		return pixels > 5e7 || decodedBytes > 2e8 || Math.max(width, height) > 2e4 ? { refused: "too_many_pixels" } : { decodedBytes };
	} catch {
		return { refused: "unreadable" };
	}
}
const sizeOf = (shape) => shape ? {
	width: shape.squarePx,
	height: shape.squarePx,
	fit: "cover",
	position: sharp.strategy.attention
} : {
	width: longSidePx,
	height: longSidePx,
	fit: "inside",
	withoutEnlargement: true
};
async function reencode(upload, shape) {
	try {
		const { data, info } = await sharp(upload, {
			limitInputPixels: pixelLimit,
			failOn: "truncated"
		}).rotate().flatten({ background: "#ffffff" }).resize(sizeOf(shape)).toColourspace("srgb").jpeg({ quality: jpegQuality }).toBuffer({ resolveWithObject: true });
		return {
			jpeg: data,
			width: info.width,
			height: info.height
		};
	} catch {
		return { refused: "unreadable" };
	}
}
async function drawLogo(upload) {
	const measured = await measure(upload);
	if ("refused" in measured) return measured;
	try {
		return { png: await sharp(upload, {
			limitInputPixels: pixelLimit,
			failOn: "truncated"
		}).rotate().resize({
			width: logoSidePx,
			height: logoSidePx,
			fit: "inside",
			withoutEnlargement: true
		}).toColourspace("srgb").png({ compressionLevel: 9 }).toBuffer() };
	} catch {
		return { refused: "unreadable" };
	}
}
async function takenAt(upload) {
	const { exif } = await sharp(upload, { limitInputPixels: pixelLimit }).metadata();
	return exif ? readExifTime(exif) : null;
}
async function greySquare(jpeg, sidePx) {
	return sharp(jpeg).greyscale().resize(sidePx, sidePx, {
		fit: "fill",
		fastShrinkOnLoad: false
	}).raw().toBuffer();
}
// apps/api/src/scanning/sharp/photo-child.ts
sharp.cache(false);
sharp.concurrency(1);
answerParent(sharpPhotos);
export {};
