import sharp from 'sharp'
import { seededRandom } from '../../../tools/random/seeded-random.ts'

const patches = 8

/** Patches in colours of a seed: a small picture unlike that of any other seed, for tests that need many. */
export async function patchworkJpeg(
  seed: number,
  { sidePx = 240, quality = 85, brightness = 1 }: { sidePx?: number; quality?: number; brightness?: number } = {},
): Promise<Buffer> {
  const random = seededRandom(seed)
  const colours = Buffer.from(Array.from({ length: patches * patches * 3 }, () => Math.floor(random() * 200)))
  return sharp(colours, { raw: { width: patches, height: patches, channels: 3 } })
    .resize(sidePx, sidePx, { kernel: 'cubic' })
    .modulate({ brightness })
    .jpeg({ quality })
    .toBuffer()
}
