import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import sharp from 'sharp'
import { z } from 'zod'
import { readPixels } from '../../../../apps/api/src/scanning/sharp/read-pixels.ts'
import type { LabelledPhoto } from '../labelled-photos.ts'
import { type FixedPhotograph, garmentIdOf, type Part } from './fixed-photographs.ts'
import { fixedPictures } from './fixed-pictures.ts'

export type PlacedPhoto = LabelledPhoto & { readonly part: Part }

export interface WrittenPictures {
  readonly photos: readonly PlacedPhoto[]
  /** Pictures that differ from those of the manifest, or that it does not name. */
  readonly changed: readonly string[]
}

const garmentSchema = z.array(
  z.object({
    garmentId: z.string().transform(garmentIdOf),
    edges: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  }),
)

/** Writes each fixed picture once into the folder, as png with its labels beside it, and compares its pixels with the manifest. */
export async function writePictures(
  photographs: readonly FixedPhotograph[],
  folder: string,
  manifest: ReadonlyMap<string, string>,
  most = Number.POSITIVE_INFINITY,
): Promise<WrittenPictures> {
  await mkdir(folder, { recursive: true })
  const photos: PlacedPhoto[] = []
  const changed: string[] = []
  const chosen = [...Map.groupBy(fixedPictures(photographs), ({ set, part }) => `${set} ${part}`).values()]
  for (const { id, set, part, isUnseen, draw } of chosen.flatMap((group) => group.slice(0, most))) {
    const file = join(folder, `${id.replace('/', '-')}.png`)
    const labels = file.replace(/png$/, 'json')
    if (!existsSync(labels)) {
      const { picture, garments } = await draw()
      const { width, height } = picture
      await sharp(picture.data, { raw: { width, height, channels: 3 } })
        .png()
        .toFile(file)
      await writeFile(labels, JSON.stringify(garments))
    }
    if (hashOf(await readPixels(await readFile(file))) !== manifest.get(id)) changed.push(id)
    const garments = garmentSchema
      .parse(JSON.parse(await readFile(labels, 'utf8')))
      .map(({ garmentId, edges }) => ({ garmentId, edges }))
    photos.push({ id, file, garments, group: isUnseen ? `${set} unseen` : set, part })
  }
  return { photos, changed }
}

/** Of the size and the pixels, so that the way in which they are stored does not count. */
export const hashOf = ({ data, width, height }: Pixels): string =>
  createHash('sha256').update(`${width} ${height} `).update(data).digest('hex')

const manifestFile = new URL('./fixed-pictures.txt', import.meta.url)

/** The hash of each picture by its id. */
export async function readManifest(): Promise<Map<string, string>> {
  const lines = (await readFile(manifestFile, 'utf8')).trim().split('\n')
  return new Map(lines.map((line) => [line.slice(65), line.slice(0, 64)] as const))
}
