import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { laundryChance } from '@washline/contract/scanning/detector/gate'
import { z } from 'zod'
import { fitLogistic } from './fit-logistic.ts'
import { writeGate } from './write-gate.ts'

// node models/scanner/gate/train-gate.ts --with <file> [--with ...] --without <file> [--without ...]: trains the detector's gate on what
// write-features.ts wrote of pictures with and without laundry (of a folder of scenes, those named empty are without), chooses its limits
// on pictures that each fold did not see, and writes gate.json and its hash into the manifest.
const { values } = parseArgs({
  options: {
    with: { type: 'string', multiple: true, default: [] },
    without: { type: 'string', multiple: true, default: [] },
  },
})
const folds = 6
/** Of pictures with laundry, the share that may fall under the limit. */
const lostShare = 0.004
/** Of pictures with laundry, the share in which nothing may be sure. */
const unsureShare = 0.03

const featuresSchema = z.array(z.object({ file: z.string(), features: z.array(z.number()) }))
const read = async (files: readonly string[]) =>
  (await Promise.all(files.map(async (file) => featuresSchema.parse(JSON.parse(await readFile(file, 'utf8')))))).flat()
const isEmpty = ({ file }: { file: string }) => /(^|\/)empty-/.test(file)
const shown = await read(values.with)
const examples = [
  ...shown.map((each) => ({ ...each, hasLaundry: !isEmpty(each) })),
  ...(await read(values.without)).map((each) => ({ ...each, hasLaundry: false })),
]

const chances = examples.map(() => 0)
for (let fold = 0; fold < folds; fold++) {
  const trained = fitLogistic(examples.filter((_, index) => index % folds !== fold))
  examples.forEach(({ features }, index) => {
    if (index % folds === fold) chances[index] = laundryChance({ ...trained, refuseBelow: 0, sureFrom: 0 }, features)
  })
}
const sortedOf = (hasLaundry: boolean) =>
  chances.filter((_, index) => examples[index]?.hasLaundry === hasLaundry).sort((a, b) => a - b)
const [laundry, others] = [sortedOf(true), sortedOf(false)]
const refuseBelow = laundry[Math.floor(lostShare * laundry.length)] ?? 0
const sureFrom = laundry[Math.floor(unsureShare * laundry.length)] ?? 1
const share = (values: readonly number[], limit: number) =>
  `${((100 * values.filter((value) => value < limit).length) / values.length).toFixed(1)} %`
process.stdout.write(
  [
    `${laundry.length} with laundry, ${others.length} without`,
    `below ${refuseBelow.toFixed(4)}: ${share(laundry, refuseBelow)} with, ${share(others, refuseBelow)} without`,
    `below ${sureFrom.toFixed(4)}: ${share(laundry, sureFrom)} with, ${share(others, sureFrom)} without`,
    '',
  ].join('\n'),
)

const rounded = (value: number) => Math.round(value * 1e5) / 1e5
const { weights, bias } = fitLogistic(examples)
await writeGate({
  weights: weights.map(rounded),
  bias: rounded(bias),
  refuseBelow: rounded(refuseBelow),
  sureFrom: rounded(sureFrom),
})
