// Run by `npm run bench -- memory`: what each process of the product holds, and what it gives back.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { builtServer } from '../../prepare/server-build.js'
import { freePort, startMeasured, stopMeasured } from '../measured-process.ts'
import type { Part } from '../process-tree.ts'
import { laundryPhotos } from './laundry-photos.ts'
import { measureTree, type TreeMemory, totalOf } from './measure-tree.ts'
import { scanOverHttp } from './scan-over-http.ts'

const scans = Number(process.env.BENCH_SCANS ?? 1_000)
/** Of each kind of photo. */
const scansOfKind = Math.ceil(scans / 5)
const starts = Number(process.env.BENCH_STARTS ?? 5)
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-memory-'))
/** Longer than the processes that scan and decode wait for more work. */
const idleS = Number(process.env.BENCH_IDLE_S ?? 90)
const parts: readonly Part[] = ['server', 'scanner', 'pictures', 'database']
const nodeParts: readonly Part[] = ['server', 'scanner', 'pictures']
const print = (line = '') => process.stdout.write(`${line}\n`)
const mb = (value: number) => value.toFixed(0)
const rows: string[] = []
/** Of sorted times: half of them, and 95 in 100, were at most so long. */
const percentiles = (sortedMs: readonly number[]) =>
  [0.5, 0.95].map((share) => mb(sortedMs[Math.floor((sortedMs.length - 1) * share)] ?? Number.NaN)).join(' / ')

function row(name: string, memory: TreeMemory): void {
  const cells = parts.map((part) => {
    const sizes = memory.get(part)
    return sizes ? `${mb(sizes.residentMb)} / ${mb(sizes.ownMb)}` : '–'
  })
  const node = `${mb(totalOf(memory, 'residentMb', nodeParts))} / ${mb(totalOf(memory, 'ownMb', nodeParts))}`
  rows.push(`| ${[name, ...cells, node, mb(totalOf(memory, 'ownMb'))].join(' | ')} |`)
}

const start = async (more: Record<string, string> = {}) => {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port), DEMO_AUTOPILOT: '0', UPLOADS_PER_DAY: '1000000' }
  const limits = { UPLOAD_MB_PER_DAY: '1000000' }
  const server = await startMeasured({ file: builtServer, env: { ...env, ...limits, ...more } }, /Washline is ready/)
  return { ...server, url: `http://127.0.0.1:${port}` }
}

async function measure(): Promise<void> {
  const fresh = await start()
  row('right after the first start of the demo', measureTree(fresh.pid))
  await pause(idleS * 1_000)
  row(`idle for ${idleS} s after it`, measureTree(fresh.pid))
  let highest: TreeMemory = new Map()
  let turn = 0
  const onScan = () => {
    turn += 1
    if (turn % 20 !== 0) return
    const now = measureTree(fresh.pid)
    if (totalOf(now, 'ownMb') > totalOf(highest, 'ownMb')) highest = now
  }
  const scanMs = await scanOverHttp({ url: fresh.url, dataDir, count: scans, onScan })
  row(`highest while ${scans} photos are scanned`, highest)
  row('right after them', measureTree(fresh.pid))
  await pause(idleS * 1_000)
  row(`idle for ${idleS} s after them`, measureTree(fresh.pid))
  const first = await scanOverHttp({ url: fresh.url, dataDir, count: 1 })
  const kinds: string[] = []
  for (const { name, aimMs, pictures } of await laundryPhotos()) {
    const tookMs = await scanOverHttp({ url: fresh.url, dataDir, count: scansOfKind, pictures })
    kinds.push(`| a scan of ${name}, p50 / p95 of ${scansOfKind} | ${percentiles(tookMs)} ms | p95 ${aimMs} ms |`)
  }
  await fresh.stop()
  const warmMs: number[] = []
  for (let time = 0; time < starts; time += 1) {
    const warm = await start()
    warmMs.push(warm.startMs)
    if (time === starts - 1) {
      await pause(10_000)
      row('10 s after a later start', measureTree(warm.pid))
    }
    await warm.stop()
  }
  print('| MB, resident / own | server | scanner | pictures | database | Node in all | everything, own |')
  print('|---|---|---|---|---|---|---|')
  for (const line of rows) print(line)
  print()
  print('| | measured | aim |')
  print('|---|---|---|')
  print(
    `| a scan over HTTP, one after the other, p50 / p95 / worst of ${scans} | ${percentiles(scanMs)} / ${mb(scanMs.at(-1) ?? Number.NaN)} ms | p95 150 ms |`,
  )
  for (const line of kinds) print(line)
  print(`| the first one after the scanner was idle | ${mb(first[0] ?? Number.NaN)} ms | |`)
  print(`| the first start of the demo | ${(fresh.startMs / 1_000).toFixed(1)} s | |`)
  print(`| ${starts} later starts | ${warmMs.map((ms) => (ms / 1_000).toFixed(2)).join(', ')} s | 1 s |`)
}

print(`Memory on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
print()
const stop = async () => {
  await stopMeasured()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
try {
  await measure()
} finally {
  await stop()
}
