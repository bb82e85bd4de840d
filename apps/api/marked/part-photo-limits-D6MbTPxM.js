// apps/api/src/scanning/rules/photo-limits.ts
const uploadLimitBytes = 12582912;
const pixelLimit = 5e7;
const longestSidePx = 2e4;
const decodedLimitBytes = 4 * pixelLimit;
export { uploadLimitBytes as i, longestSidePx as n, pixelLimit as r, decodedLimitBytes as t };
