import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { labelSign } from '@washline/contract/care/label-schemas'
import { labelScales, scaleNames } from '@washline/contract/care/label-symbols'
import { z } from 'zod'
import { loadLabelModels } from '../../../apps/api/src/scanning/embedded/load-label-models.ts'
import { openRuntime } from '../../../apps/api/src/scanning/embedded/open-runtime.ts'
import { readCareLabel } from '../../../apps/api/src/scanning/embedded/read-care-label.ts'
import { sharpPhotos } from '../../../apps/api/src/scanning/sharp/normalise-photo.ts'
import { readPixels } from '../../../apps/api/src/scanning/sharp/read-pixels.ts'
import { wilson } from '../../scanner/evaluation/fixed/intervals.ts'
import { isNamed, isOffered, isRight, type JudgedSign, judgeLabel } from './judge-label.ts'

// npm run labels:evaluate -- --pictures <folder> [--models <folder>]: reads the pictures of training/write_pictures.py as the
// product does. Limits are chosen on every second picture, the others are reported.
const { values } = parseArgs({ options: { pictures: { type: 'string', default: '' }, models: { type: 'string' } } })
const truths = z
  .array(z.object({ id: z.string(), signs: z.array(labelSign) }))
  .parse(JSON.parse(await readFile(join(values.pictures, 'truth.json'), 'utf8')))
const models = await loadLabelModels(
  values.models ? pathToFileURL(`${values.models}/`) : new URL('..', import.meta.url),
  openRuntime(undefined),
)

interface Judged {
  readonly set: string
  readonly isMeasured: boolean
  readonly signs: readonly JudgedSign[]
  readonly isLabelFound: boolean
  readonly isAnySure: boolean
  readonly tookMs: number
}

const judged: Judged[] = []
for (const { id, signs } of truths) {
  const photo = await sharpPhotos.normalise(await readFile(join(values.pictures, `${id}.jpg`)))
  if ('refused' in photo) throw new Error(`${id}: ${photo.refused}`)
  const pixels = await readPixels(photo.jpeg)
  const start = performance.now()
  const read = await readCareLabel(models, pixels)
  judged.push({
    set: id.replace(/-\d+$/, ''),
    isMeasured: Number(/\d+$/.exec(id)?.[0]) % 2 === 1,
    signs: judgeLabel(signs, read),
    isLabelFound: read.length > 0,
    isAnySure: read.some(({ isSure }) => isSure),
    tookMs: performance.now() - start,
  })
}

const percent = (part: number, whole: number): string => {
  const [low, high] = wilson(part, whole)
  const shown = (share: number) => (share * 100).toFixed(1)
  return `${whole === 0 ? '–' : shown(part / whole)} % (${part} of ${whole}) | ${shown(low)} to ${shown(high)} %`
}
const count = (signs: readonly JudgedSign[], is: (sign: JudgedSign) => boolean) => signs.filter(is).length
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

for (const isMeasured of [true, false]) {
  print(['', isMeasured ? 'Pictures on which nothing was chosen:' : 'Pictures on which limits are chosen:'])
  for (const set of ['hands', 'drawings']) {
    const labels = judged.filter((each) => each.set === set && each.isMeasured === isMeasured)
    const signs = labels.flatMap((label) => label.signs)
    const onLabels = signs.filter(({ truth }) => truth)
    const read = signs.filter((sign) => sign.read)
    const sure = read.filter((sign) => sign.read?.isSure)
    print([
      '',
      `| ${set}, ${labels.length} labels | | 95 % interval |`,
      '|---|---|---|',
      `| recall: symbols read right | ${percent(count(onLabels, isNamed), onLabels.length)} |`,
      `| the same, bars right too | ${percent(count(onLabels, isRight), onLabels.length)} |`,
      `| right, or asked with the right one among the answers | ${percent(
        count(onLabels, (sign) => isRight(sign) || isOffered(sign)),
        onLabels.length,
      )} |`,
      `| precision: of the symbols read | ${percent(count(read, isNamed), read.length)} |`,
      `| sure: of the symbols read | ${percent(sure.length, read.length)} |`,
      `| sure ones that are right with their bars | ${percent(count(sure, isRight), sure.length)} |`,
      `| labels read without any error | ${percent(labels.filter((label) => label.signs.every(isRight)).length, labels.length)} |`,
      ...scaleNames.map((scale) => {
        const ofScale = onLabels.filter((sign) => sign.scale === scale)
        return `| recall ${scale} | ${percent(count(ofScale, isNamed), ofScale.length)} |`
      }),
    ])
  }
  const without = judged.filter((each) => each.set.startsWith('without') && each.isMeasured === isMeasured)
  print([
    '',
    `| without a label: something read | ${percent(without.filter(({ isLabelFound }) => isLabelFound).length, without.length)} |`,
    `| without a label: something sure | ${percent(without.filter(({ isAnySure }) => isAnySure).length, without.length)} |`,
  ])
}

const all = judged.filter(({ isMeasured }) => isMeasured).flatMap(({ signs }) => signs)
print([
  '',
  'Each symbol, pictures on which nothing was chosen:',
  '',
  '| symbol | recall | 95 % | precision | 95 % |',
  '|---|---|---|---|---|',
])
for (const symbol of Object.values(labelScales).flat()) {
  const onLabels = all.filter(({ truth }) => truth?.symbol === symbol)
  const read = all.filter((sign) => sign.read?.options[0]?.symbol === symbol)
  print([
    `| ${symbol} | ${percent(count(onLabels, isNamed), onLabels.length)} | ${percent(count(read, isNamed), read.length)} |`,
  ])
}
const times = judged.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
print([
  '',
  `p50 ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms a picture, one thread`,
])
