import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { classifyFound } from '../../../apps/api/src/scanning/embedded/classify-found.ts'
import { openDetector, type SeenPieces } from './seen-pieces.ts'

// node models/scanner/gate/write-features.ts --out <file> --pictures <folder> [--only <ids, one a line>] [--most <count>] [--models <folder>]:
// what the detector sees in each picture of a folder and its subfolders, and for how likely laundry the classifier takes each piece that it
// found, for train-gate.ts.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '' },
    pictures: { type: 'string', default: '' },
    only: { type: 'string' },
    most: { type: 'string', default: '100000' },
    models: { type: 'string', default: 'models/scanner' },
  },
})
const only = values.only ? new Set((await readFile(values.only, 'utf8')).split(/\s+/)) : undefined
const files = (await readdir(values.pictures, { recursive: true }))
  .filter((file) => /\.jpg$/.test(file) && (!only || only.has(file.replace(/^.*\/|\.jpg$/g, ''))))
  .sort()
const step = Math.max(1, files.length / Number(values.most))
const { models, detect } = await openDetector(values.models)
const rounded = (numbers: ArrayLike<number>) => Array.from(numbers, (value) => Math.round(value * 1e4) / 1e4)

const seen: SeenPieces[] = []
for (let at = 0; at < files.length; at += step) {
  const file = files[Math.floor(at)] ?? ''
  const { pixels, found, features } = await detect(await readFile(join(values.pictures, file)))
  const garments = await classifyFound(models, pixels, found)
  const pieces = found.map(({ classes, score, left, top, right, bottom }, index) => ({
    classes: rounded(classes),
    ...{ score, left, top, right, bottom },
    laundry: garments[index]?.laundry ?? 0,
  }))
  seen.push({ file, features: rounded(features), pieces })
}
await writeFile(values.out, JSON.stringify(seen))
process.stdout.write(`${seen.length} pictures, ${seen.flatMap(({ pieces }) => pieces).length} pieces\n`)
