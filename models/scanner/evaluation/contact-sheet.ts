import sharp from 'sharp'
import type { Judgement } from './judge-scan.ts'

const tilePx = 240
const captionPx = 22
const columns = 6

/** One picture of many scans, each with the boxes found and «found / there». */
export async function contactSheet(judgements: readonly Judgement[]): Promise<Buffer> {
  const rows = Math.max(1, Math.ceil(judgements.length / columns))
  const tiles = await Promise.all(
    judgements.map(async (judgement, index) => ({
      input: await tileOf(judgement),
      left: (index % columns) * tilePx,
      top: Math.floor(index / columns) * (tilePx + captionPx),
    })),
  )
  return sharp({
    create: { width: columns * tilePx, height: rows * (tilePx + captionPx), channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .png()
    .toBuffer()
}

async function tileOf({ photo, items, found }: Judgement): Promise<Buffer> {
  const boxes = items
    .flatMap((item) => item.boxes)
    .map((box) => box.map((part) => part * tilePx))
    .map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  const caption = `${found} / ${photo.garments.length}  ${photo.id}`.slice(0, 34)
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePx}" height="${tilePx + captionPx}">
    <g fill="none" stroke="#ff2d2d" stroke-width="2">${boxes.join('')}</g>
    <text x="4" y="${tilePx + 16}" font-size="13" font-family="sans-serif">${caption}</text></svg>`
  return sharp(photo.file)
    .resize(tilePx, tilePx, { fit: 'fill' })
    .extend({ bottom: captionPx, background: '#ffffff' })
    .composite([{ input: Buffer.from(marks) }])
    .png()
    .toBuffer()
}
