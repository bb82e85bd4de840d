import { readdir, stat, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import { contactSheet } from './contact-sheet.ts'
import { acceptModel } from './fixed/accept-model.ts'
import { evaluateFixed } from './fixed/evaluate-fixed.ts'
import type { Judgement } from './judge-scan.ts'
import { readLabelledPhotos } from './labelled-photos.ts'
import { metricsOf } from './metrics.ts'
import { percentileMs, scanPhoto } from './scan-photo.ts'

// npm run scanner:evaluate -- --photographs <folder> [--pictures <folder>] [--without <folder>] [--models <folder>]: the fixed
// pictures, composed of photographs on whom nothing was trained, against the aims.
// With --against-shipped a model is compared with the shipped one; it is refused, with exit code 1, unless it is better. --most <count> tries that on a
// few pictures of each set.
// npm run scanner:evaluate -- --data <folder> [--data <folder>] [--models <folder>] [--misses <sheet.png>]:
// the shipped models, or others, over labelled pictures as the product runs them.
const { values } = parseArgs({
  options: {
    photographs: { type: 'string' },
    pictures: { type: 'string', default: 'build/fixed-pictures' },
    without: { type: 'string' },
    data: { type: 'string', multiple: true, default: [] },
    models: { type: 'string' },
    'against-shipped': { type: 'boolean', default: false },
    most: { type: 'string' },
    misses: { type: 'string' },
  },
})
const print = (line = '') => process.stdout.write(`${line}\n`)
const megabytes = () => process.memoryUsage().rss / 1e6
const shipped = new URL('../', import.meta.url)
const modelFolder = values.models ? pathToFileURL(`${values.models}/`) : shipped
const missed = 2

if (values.photographs) {
  const { photographs, pictures, without } = values
  const sources = { photographs, pictures, without, most: values.most === undefined ? undefined : Number(values.most) }
  const { lines, isAccepted } = values['against-shipped']
    ? await acceptModel(sources, { shipped, candidate: modelFolder })
    : { lines: await evaluateFixed(sources, modelFolder), isAccepted: true }
  for (const line of lines) print(line)
  process.exit(isAccepted ? 0 : 1)
}

const photos = (await Promise.all(values.data.map(readLabelledPhotos))).flat()
if (photos.length === 0) {
  print('Name a folder with labels.csv, images/ and masks/: npm run scanner:evaluate -- --photographs <folder>')
  process.exit(1)
}

const memoryBefore = megabytes()
const scanner = createEmbeddedScanner({ modelFolder, timeoutMs: 60_000 })
await scanner.warm()
const timesMs: number[] = []

const judgements: Judgement[] = []
for (const photo of photos) {
  const { judgement, tookMs } = await scanPhoto(scanner, photo)
  judgements.push(judgement)
  timesMs.push(tookMs)
}
const memoryAdded = megabytes() - memoryBefore
await scanner.close()

const models = (await readdir(modelFolder)).filter((file) => file.endsWith('.onnx'))
const files = await Promise.all(models.map((file) => stat(new URL(file, modelFolder))))
const modelMegabytes = files.reduce((total, { size }) => total + size, 0) / 1e6

print(`${photos.length} pictures`)
for (const [group, members] of Map.groupBy(photos, (photo) => photo.group)) print(`  ${group}: ${members.length}`)
print()
print('| | measured | must | aim |')
print('|---|---|---|---|')
for (const { name, measured, must, aim } of metricsOf(judgements)) print(`| ${name} | ${measured} | ${must} | ${aim} |`)
print(`| scan, p50 / p95 | ${percentileMs(timesMs, 0.5)} / ${percentileMs(timesMs, 0.95)} ms | 400 ms | 150 ms |`)
print(`| size of the models | ${modelMegabytes.toFixed(1)} MB | 12 MB | 6 MB |`)
print(`| memory added | ${memoryAdded.toFixed(0)} MB | 350 MB | 200 MB |`)

if (values.misses) {
  const misses = judgements.filter(({ countError }) => Math.abs(countError) > missed)
  await writeFile(values.misses, await contactSheet(misses))
  print(`${misses.length} pictures miss by more than ${missed}: ${values.misses}`)
}
