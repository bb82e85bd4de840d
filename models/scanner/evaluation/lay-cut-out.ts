import sharp from 'sharp'
import type { Random } from '../../../tools/random/seeded-random.ts'

const width = 960
const height = 720

/**
 * Lays the garment of a photograph, cut out by its mask, on another ground: turned by up to 60 degrees, stretched by up to
 * 15 %, larger or smaller, in warmer or colder light that falls off to one side.
 */
export async function layCutOut(
  photo: { file: string; mask: string },
  ground: Buffer,
  random: Random,
): Promise<Buffer> {
  const garment = await cutOut(photo)
  const longSide = Math.max(garment.info.width, garment.info.height)
  const scale = ((0.55 + 0.35 * random()) * height) / longSide
  const stretch = 0.85 + 0.3 * random()
  const sized = await sharp(garment.data)
    .resize(Math.round(garment.info.width * scale * stretch), Math.round(garment.info.height * scale), { fit: 'fill' })
    .toBuffer()
  const turned = await sharp(sized)
    .rotate((random() - 0.5) * 120, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer()
  const fitting = await sharp(turned)
    .resize(width - 20, height - 20, { fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  const laid = await sharp(ground)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: fitting }, { input: shade(random) }])
    .png()
    .toBuffer()
  const light = 0.7 + 0.5 * random()
  const warmth = 0.9 + 0.2 * random()
  return sharp(laid)
    .removeAlpha()
    .linear([light * warmth, light, light * (2 - warmth)], [0, 0, 0])
    .jpeg({ quality: 75 })
    .toBuffer()
}

async function cutOut({ file, mask }: { file: string; mask: string }) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const alpha = await sharp(mask)
    .resize(info.width, info.height, { fit: 'fill' })
    .greyscale()
    .blur(0.8)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .joinChannel(alpha, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer({ resolveWithObject: true })
}

function shade(random: Random): Buffer {
  const [darkness, turn] = [0.35 * random(), Math.round(90 * random())]
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" gradientTransform="rotate(${turn})"><stop offset="0" stop-opacity="${darkness}"/><stop offset="1" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/></svg>`)
}
