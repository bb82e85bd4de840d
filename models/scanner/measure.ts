import { readFile } from 'node:fs/promises'
import { createEmbeddedScanner } from '../../apps/api/src/scanning/embedded/embedded-scanner.ts'

// node models/scanner/measure.ts <jpeg>...: what a scan costs in time and memory.
const scans = 200
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)

const pictures = await Promise.all(process.argv.slice(2).map((path) => readFile(path)))
const memoryBefore = megabytes()
const scanner = createEmbeddedScanner()
const started = performance.now()
await scanner.warm()
const loadMs = Math.round(performance.now() - started)

const timesMs: number[] = []
for (let turn = 0; turn < scans; turn++) {
  const from = performance.now()
  await scanner.scan(pictures[turn % pictures.length] ?? Buffer.alloc(0))
  timesMs.push(performance.now() - from)
}
timesMs.sort((a, b) => a - b)
const percentile = (share: number) => Math.round(timesMs[Math.floor(scans * share)] ?? 0)
const times = `p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms`
process.stdout.write(`load ${loadMs} ms, ${times}, memory ${memoryBefore} -> ${megabytes()} MB\n`)
await scanner.close()
