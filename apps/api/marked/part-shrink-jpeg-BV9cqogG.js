import "./part-rolldown-runtime-BcUA5ExT.js";
import sharp from "sharp";
// apps/api/src/scanning/sharp/shrink-jpeg.ts
const shrinkJpeg = (jpeg, longSidePx) => sharp(jpeg).resize({
	width: longSidePx,
	height: longSidePx,
	fit: "inside",
	withoutEnlargement: true
}).jpeg({ quality: 80 }).toBuffer();
export { shrinkJpeg };
