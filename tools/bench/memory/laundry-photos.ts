import sharp from 'sharp'
import { drawScene } from '../../../models/scanner/scenes/draw-scene.ts'
import type { LaundryPiece } from '../../../models/scanner/scenes/piece-svg.ts'

/** What people send, with the time at the 95th percentile that is aimed at. */
export interface PhotoKind {
  readonly name: string
  readonly aimMs: number
  readonly pictures: readonly Buffer[]
}

const garments = ['tshirt', 'pants', 'dress', 'hat', 'shoes', 'shorts', 'longsleeve', 'shirt'] as const
const colours = ['navy', 'red', 'green', 'denim', 'brown', 'black', 'sky', 'grey', 'mustard'] as const
const grounds = ['sheet', 'wood', 'tiles'] as const

const pieces = (count: number): LaundryPiece[] =>
  Array.from({ length: count }, (_, at) => ({
    garment: garments[(at + count) % garments.length] ?? 'tshirt',
    colour: colours[(at * 2 + count) % colours.length] ?? 'navy',
  }))
const laundry = (count: number) =>
  drawScene({ pieces: pieces(count), background: grounds[count % grounds.length] ?? 'sheet', seed: count })

const phone = { width: 4032, height: 3024 }

/** As a phone's camera writes it: 12 megapixels with grain, some megabytes. */
const asOfPhone = (jpeg: Buffer, grain: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .resize(phone.width, phone.height)
    .composite([{ input: grain, raw: { ...phone, channels: 3 }, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()

const grainOf = () =>
  sharp({ create: { ...phone, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 16 } } })
    .raw()
    .toBuffer()

export async function laundryPhotos(): Promise<PhotoKind[]> {
  const baskets = await Promise.all(Array.from({ length: 12 }, (_, at) => laundry(at + 1)))
  const alone = await Promise.all(
    [1, 9, 17].map(async (seed) => drawScene({ pieces: pieces(1), background: 'sheet', seed })),
  )
  const grain = await grainOf()
  const large: Buffer[] = []
  for (const at of [0, 3, 6, 9]) large.push(await asOfPhone(baskets[at] ?? Buffer.alloc(0), grain))
  return [
    { name: 'one garment', aimMs: 120, pictures: alone },
    { name: '1 to 12 items', aimMs: 150, pictures: baskets },
    { name: 'a 12-megapixel photo of 1 to 10 items', aimMs: 300, pictures: large },
  ]
}
