import sharp, { type OverlayOptions } from 'sharp'
import type { Random } from '../../../tools/random/seeded-random.ts'
import type { Edges } from './labelled-photos.ts'

const width = 960
const height = 720
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

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
    .rotate((random() - 0.5) * 120, { background: clear })
    .toBuffer()
  const fitting = await sharp(turned)
    .resize(width - 20, height - 20, { fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  return inLight(await overlaid(ground, [{ input: fitting }, { input: shade(random) }]), random)
}

const overlaid = (ground: Buffer, layers: OverlayOptions[]): Promise<Buffer> =>
  sharp(ground).resize(width, height, { fit: 'cover' }).composite(layers).png().toBuffer()

function inLight(laid: Buffer, random: Random): Promise<Buffer> {
  const light = 0.7 + 0.5 * random()
  const warmth = 0.9 + 0.2 * random()
  return sharp(laid)
    .removeAlpha()
    .linear([light * warmth, light, light * (2 - warmth)], [0, 0, 0])
    .jpeg({ quality: 75 })
    .toBuffer()
}

export interface LaidPhoto {
  readonly jpeg: Buffer
  /** Of each garment, as shares of the picture. */
  readonly edges: readonly Edges[]
}

/** Lays several garments side by side, each as `layCutOut` does. */
export async function laySeveral(
  photos: readonly { file: string; mask: string }[],
  ground: Buffer,
  random: Random,
): Promise<LaidPhoto> {
  const columns = Math.ceil(Math.sqrt((photos.length * width) / height))
  const rows = Math.ceil(photos.length / columns)
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  const layers: OverlayOptions[] = []
  const edges: Edges[] = []
  for (const [at, photo] of photos.entries()) {
    const garment = await cutOut(photo)
    const long = (0.75 + 0.2 * random()) * Math.min(cellWidth, cellHeight)
    const scale = long / Math.max(garment.info.width, garment.info.height)
    const stretch = 0.85 + 0.3 * random()
    const sized = await sharp(garment.data)
      .resize(
        Math.max(8, Math.round(garment.info.width * scale * stretch)),
        Math.max(8, Math.round(garment.info.height * scale)),
        { fit: 'fill' },
      )
      .toBuffer()
    const turned = await sharp(sized)
      .rotate((random() - 0.5) * 120, { background: clear })
      .toBuffer()
    const lying = await sharp(turned)
      .trim({ background: clear })
      .resize(Math.floor(cellWidth), Math.floor(cellHeight), { fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const left = Math.round((at % columns) * cellWidth + random() * (cellWidth - lying.info.width))
    const top = Math.round(Math.floor(at / columns) * cellHeight + random() * (cellHeight - lying.info.height))
    layers.push({ input: lying.data, left, top })
    edges.push([left / width, top / height, (left + lying.info.width) / width, (top + lying.info.height) / height])
  }
  return { jpeg: await inLight(await overlaid(ground, [...layers, { input: shade(random) }]), random), edges }
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
    .trim({ background: clear })
    .toBuffer({ resolveWithObject: true })
}

function shade(random: Random): Buffer {
  const [darkness, turn] = [0.35 * random(), Math.round(90 * random())]
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" gradientTransform="rotate(${turn})"><stop offset="0" stop-opacity="${darkness}"/><stop offset="1" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/></svg>`)
}
