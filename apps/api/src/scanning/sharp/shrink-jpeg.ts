import sharp from 'sharp'

/** The picture with a long side of at most `longSidePx`. */
export const shrinkJpeg = (jpeg: Uint8Array, longSidePx: number): Promise<Buffer> =>
  sharp(jpeg)
    .resize({ width: longSidePx, height: longSidePx, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
