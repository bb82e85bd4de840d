export const uploadLimitBytes = 12 * 1024 * 1024
export const pixelLimit = 50_000_000
/** A row of tens of millions of pixels is no photo, and takes libvips minutes to shrink. */
export const longestSidePx = 20_000

/** What a picture may take in memory: 50 megapixels of four bytes, or fewer of more. */
export const decodedLimitBytes = 4 * pixelLimit
