import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { floatsOf, inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import * as ort from 'onnxruntime-web'
import { z } from 'zod'
import { readPixels } from '../../../apps/api/src/scanning/sharp/read-pixels.ts'

// node models/scanner/gate/write-features.ts --out <file> --pictures <folder> [--only <ids, one a line>] [--most <count>]: what the detector
// sees in each picture of a folder and its subfolders, for train-gate.ts.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '' },
    pictures: { type: 'string', default: '' },
    only: { type: 'string' },
    most: { type: 'string', default: '100000' },
  },
})
const only = values.only ? new Set((await readFile(values.only, 'utf8')).split(/\s+/)) : undefined
const files = (await readdir(values.pictures, { recursive: true }))
  .filter((file) => /\.jpg$/.test(file) && (!only || only.has(file.replace(/^.*\/|\.jpg$/g, ''))))
  .sort()
const step = Math.max(1, files.length / Number(values.most))
const models = new URL('../', import.meta.url)
const manifestSchema = z.object({ detector: z.object({ file: z.string(), inputSize: z.int() }) })
const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', models), 'utf8')))
const { file: model, inputSize } = manifest.detector
ort.env.wasm.numThreads = 1
const detector = await ort.InferenceSession.create(await readFile(new URL(model, models)), {
  executionProviders: ['wasm'],
})
const features: { file: string; features: number[] }[] = []
for (let at = 0; at < files.length; at += step) {
  const file = files[Math.floor(at)] ?? ''
  const pixels = await readPixels(await readFile(join(values.pictures, file)))
  const image = new ort.Tensor('float32', inputPlanes(pixels, [wholeOf(pixels)], inputSize), [
    1,
    3,
    inputSize,
    inputSize,
  ])
  features.push({
    file,
    features: Array.from(floatsOf(await detector.run({ image }), 'features'), (value) => Math.round(value * 1e4) / 1e4),
  })
}
await writeFile(values.out, JSON.stringify(features))
process.stdout.write(`${features.length} features\n`)
