import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

export interface Frame {
  readonly image: Buffer
  readonly shownMs: number
}

/** Puts equal neighbours together: a picture that stands still is stored once. */
function withoutRepeats(frames: readonly Frame[]): Frame[] {
  const shown: Frame[] = []
  for (const frame of frames) {
    const last = shown.at(-1)
    if (last?.image.equals(frame.image)) shown[shown.length - 1] = { ...last, shownMs: last.shownMs + frame.shownMs }
    else shown.push(frame)
  }
  return shown
}

/** Writes frames as one moving picture that begins again at its end. */
export async function writeFilm(frames: readonly Frame[], file: string): Promise<number> {
  const shown = withoutRepeats(frames)
  const film = await sharp(
    shown.map(({ image }) => image),
    { join: { animated: true } },
  )
    .webp({ quality: 74, effort: 4, loop: 0, delay: shown.map(({ shownMs }) => shownMs), minSize: true })
    .toBuffer()
  await writeFile(file, film)
  return film.length
}

export async function writeStill(image: Buffer, file: string, width: number): Promise<void> {
  await sharp(image).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 5 }).toFile(file)
}

const gap = 24

/** Screens beside each other on the page's colour, all of one height. */
export async function sideBySide(images: readonly Buffer[], width: number, background: string): Promise<Buffer> {
  const each = Math.floor((width - gap * (images.length + 1)) / images.length)
  const scaled = await Promise.all(
    images.map((image) => sharp(image).resize({ width: each }).png().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...scaled.map(({ info }) => info.height)) + 2 * gap
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(scaled.map(({ data }, index) => ({ input: data, left: gap + index * (each + gap), top: gap })))
    .png()
    .toBuffer()
}
