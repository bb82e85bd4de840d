import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import type { GarmentAppearance } from '../../../apps/api/src/scanning/rules/appearance.ts'
import { sharpPhotos } from '../../../apps/api/src/scanning/sharp/normalise-photo.ts'
import { seededRandom } from '../../../tools/random/seeded-random.ts'
import type { Background } from '../scenes/backgrounds.ts'
import { drawScene } from '../scenes/draw-scene.ts'
import { type LabelledPhoto, readLabelledPhotos } from './labelled-photos.ts'
import { layCutOut } from './lay-cut-out.ts'

const othersOfClass = 6

interface Pairs {
  readonly name: 'two grounds' | 'a ground and the photograph'
  readonly isSame: boolean
  readonly pairs: readonly (readonly [GarmentAppearance, GarmentAppearance])[]
}

interface ComposedPairs {
  readonly garments: number
  readonly notFound: number
  readonly groups: readonly Pairs[]
}

/** `fitted` are the photographs that the likeness was fitted on, `measured` the others. */
export async function composePairs(data: string, half: 'fitted' | 'measured', most: number): Promise<ComposedPairs> {
  const random = seededRandom(11)
  const grounds = await drawGrounds()
  const groundOf = () => grounds[Math.floor(random() * grounds.length)] as Buffer
  const photos = (await readLabelledPhotos(data))
    .filter((_, index) => index % 2 === (half === 'measured' ? 1 : 0))
    .slice(0, most)
  const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
  const appearanceOf = async (jpeg: Buffer): Promise<GarmentAppearance | undefined> => {
    const safe = await sharpPhotos.normalise(jpeg)
    if ('refused' in safe) throw new Error(`a picture was refused: ${safe.refused}`)
    const [largest] = (await scanner.inspect(safe.jpeg)).toSorted((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])
    return largest?.appearance
  }
  const garments: Garment[] = []
  for (const photo of photos) {
    const from = { file: photo.file, mask: join(data, 'masks', `${photo.id}.png`) }
    const scan = await appearanceOf(await layCutOut(from, groundOf(), random))
    const laid = await appearanceOf(await layCutOut(from, groundOf(), random))
    const taken = await appearanceOf(await readFile(photo.file))
    if (scan && laid && taken) garments.push({ photo, scan, laid, taken })
  }
  await scanner.close()
  return { garments: photos.length, notFound: photos.length - garments.length, groups: pairsOf(garments) }
}

/** What garments are laid on. */
export const drawGrounds = (): Promise<Buffer[]> =>
  Promise.all(
    (['sheet', 'wood', 'tiles'] as const satisfies readonly Background[]).flatMap((background) =>
      [1, 2, 3, 4].map((seed) => drawScene({ pieces: [], background, seed })),
    ),
  )

interface Garment {
  readonly photo: LabelledPhoto
  readonly scan: GarmentAppearance
  readonly laid: GarmentAppearance
  readonly taken: GarmentAppearance
}

function pairsOf(garments: readonly Garment[]): Pairs[] {
  const classOf = ({ photo }: Garment) => photo.garments[0]?.garmentId
  return (
    [
      ['two grounds', 'laid'],
      ['a ground and the photograph', 'taken'],
    ] as const
  ).flatMap(([name, of]): Pairs[] => [
    { name, isSame: true, pairs: garments.map(({ scan, [of]: other }) => [scan, other]) },
    {
      name,
      isSame: false,
      pairs: garments.flatMap((garment, index) =>
        [...garments.slice(index + 1), ...garments.slice(0, index)]
          .filter((other) => classOf(other) === classOf(garment))
          .slice(0, othersOfClass)
          .map((other) => [garment.scan, other[of]] as const),
      ),
    },
  ])
}
