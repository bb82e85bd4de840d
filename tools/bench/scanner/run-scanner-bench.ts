// Run by `npm run bench -- scanner`: what a scan costs, beside what it costs only to decode the picture.
import { cpus } from 'node:os'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import { readPixels } from '../../../apps/api/src/scanning/sharp/read-pixels.ts'
import { type SceneName, sceneJpeg, scenes } from '../../../models/scanner/scenes/scene-jpeg.ts'

const scans = Number(process.env.BENCH_SCANS ?? 200)
const print = (line = '') => process.stdout.write(`${line}\n`)
const megabytes = () => process.memoryUsage().rss / 1e6

async function timed(pictures: readonly Buffer[], work: (picture: Buffer) => Promise<unknown>) {
  const timesMs: number[] = []
  for (let turn = 0; turn < scans; turn++) {
    const started = performance.now()
    await work(pictures[turn % pictures.length] ?? Buffer.alloc(0))
    timesMs.push(performance.now() - started)
  }
  const totalMs = timesMs.reduce((sum, ms) => sum + ms, 0)
  timesMs.sort((a, b) => a - b)
  const percentile = (share: number) => `${Math.round(timesMs[Math.floor(scans * share)] ?? 0)} ms`
  return [percentile(0.5), percentile(0.95), ((1_000 * scans) / totalMs).toFixed(1)]
}

const pictures = await Promise.all((Object.keys(scenes) as SceneName[]).map(sceneJpeg))
const decoded = await timed(pictures, readPixels)

const memoryBefore = megabytes()
const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
const started = performance.now()
await scanner.warm()
const loadMs = performance.now() - started
const scanned = await timed(pictures, scanner.scan)
const memoryAdded = megabytes() - memoryBefore
await scanner.close()

print(`Scanner on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${scans} pictures of 1280 x 960`)
print()
print('| | p50 | p95 | pictures a second |')
print('|---|---|---|---|')
print(`| decoded only | ${decoded.join(' | ')} |`)
print(`| scanned, one worker | ${scanned.join(' | ')} |`)
print()
print(`Models loaded in ${Math.round(loadMs)} ms; ${Math.round(memoryAdded)} MB added after ${scans} scans.`)
