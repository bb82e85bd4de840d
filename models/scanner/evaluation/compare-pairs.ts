import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { market } from '@washline/contract/market'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import { likenessOf } from '../../../apps/api/src/scanning/rules/compare-appearances.ts'
import type { GarmentAppearance } from '../../../apps/api/src/scanning/rules/garment-appearance.ts'
import { sharpPhotos } from '../../../apps/api/src/scanning/sharp/normalise-photo.ts'
import { seededRandom } from '../../../tools/random/seeded-random.ts'
import type { Background } from '../scenes/backgrounds.ts'
import { drawScene } from '../scenes/draw-scene.ts'
import { type LabelledPhoto, readLabelledPhotos } from './labelled-photos.ts'
import { layCutOut } from './lay-cut-out.ts'

// npm run scanner:pairs -- --data <folder> [--most <count>]: how well the likeness of two pictures separates the same garment
// from others of its class. Each garment is laid on two grounds; its photograph itself is a third picture. The likeness was
// fitted on every second photograph, so only the others are measured.
const { values } = parseArgs({
  options: { data: { type: 'string', default: '' }, most: { type: 'string', default: '1000' } },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const othersOfClass = 6
const random = seededRandom(11)

const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
async function appearanceOf(jpeg: Buffer): Promise<GarmentAppearance | undefined> {
  const safe = await sharpPhotos.normalise(jpeg)
  if ('refused' in safe) throw new Error(`a picture was refused: ${safe.refused}`)
  const [largest] = (await scanner.inspect(safe.jpeg)).toSorted((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])
  return largest?.appearance
}

const grounds = await Promise.all(
  (['sheet', 'wood', 'tiles'] as const satisfies readonly Background[]).flatMap((background) =>
    [1, 2, 3, 4].map((seed) => drawScene({ pieces: [], background, seed })),
  ),
)
const groundOf = () => grounds[Math.floor(random() * grounds.length)] as Buffer

const photos = (await readLabelledPhotos(values.data))
  .filter((_, index) => index % 2 === 1)
  .slice(0, Number(values.most))
const garments: { photo: LabelledPhoto; scan: GarmentAppearance; laid: GarmentAppearance; taken: GarmentAppearance }[] =
  []
for (const photo of photos) {
  const from = { file: photo.file, mask: join(values.data, 'masks', `${photo.id}.png`) }
  const scan = await appearanceOf(await layCutOut(from, groundOf(), random))
  const laid = await appearanceOf(await layCutOut(from, groundOf(), random))
  const taken = await appearanceOf(await readFile(photo.file))
  if (scan && laid && taken) garments.push({ photo, scan, laid, taken })
}
await scanner.close()

const classOf = ({ photo }: { photo: LabelledPhoto }) => photo.garments[0]?.garmentId
const share = (percents: readonly number[], is: (percent: number) => boolean) =>
  `${((100 * percents.filter(is).length) / Math.max(1, percents.length)).toFixed(1)} %`
const { likelyPercent, unlikelyPercent } = market.claims.instant.sameItem

print(`${photos.length} garments, ${photos.length - garments.length} not found in a picture`)
print('| pair | pairs | likely | not decided | unlikely |')
print('|---|---|---|---|---|')
for (const [name, of] of [
  ['two grounds', 'laid'],
  ['a ground and the photograph', 'taken'],
] as const) {
  const percent = (a: GarmentAppearance, b: GarmentAppearance) => Math.round(100 * likenessOf(a, b))
  const same = garments.map(({ scan, [of]: other }) => percent(scan, other))
  const different = garments.flatMap((garment, index) =>
    [...garments.slice(index + 1), ...garments.slice(0, index)]
      .filter((other) => classOf(other) === classOf(garment))
      .slice(0, othersOfClass)
      .map((other) => percent(garment.scan, other[of])),
  )
  for (const [kind, percents] of [
    ['same garment', same],
    ['others of its class', different],
  ] as const)
    print(
      `| ${kind}, ${name} | ${percents.length} | ${share(percents, (each) => each >= likelyPercent)} | ${share(percents, (each) => each < likelyPercent && each >= unlikelyPercent)} | ${share(percents, (each) => each < unlikelyPercent)} |`,
    )
}
