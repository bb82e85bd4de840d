import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { builtServer } from '../prepare/server-build.js'
import { firstJavascript } from './first-javascript.ts'
import { printAudits } from './lighthouse/print-audits.ts'
import { connections } from './load.ts'
import { freePort, startMeasured, stopMeasured } from './measured-process.ts'
import { type Contest, runContests } from './run-contests.ts'

/** The screens that Lighthouse audits here, by their names in the walk; `npm run bench -- lighthouse` audits all. */
const audited = ['landing', 'customer home', 'load', 'pickup location', 'looking', 'pickup', 'laundry']
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const main = builtServer
const print = (line = '') => process.stdout.write(`${line}\n`)
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-bench-'))
const ready = /Washline is ready/
const shown = (value: number | undefined, digits = 1) =>
  value === undefined ? '–' : Number.isNaN(value) ? '?' : value.toFixed(digits)

async function timeStarts(): Promise<{ freshMs: number; warmMs: number; idleMb: number }> {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_AUTOPILOT: '0' }
  const fresh = await startMeasured({ file: main, env }, ready)
  await fresh.stop()
  const warm = await startMeasured({ file: main, env }, ready)
  await new Promise((resume) => setTimeout(resume, 2_000))
  const idleMb = warm.memoryMb()
  await warm.stop()
  return { freshMs: fresh.startMs, warmMs: warm.startMs, idleMb }
}

function printContests(contests: readonly Contest[]): void {
  print(
    '| | req/s | p99 ms | Node CPU ms | SQL statements | bare req/s | bare p99 ms | bare CPU ms | of bare | pgbench tps | failed |',
  )
  print('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const { name, ours, bare, pgbench, statements, aims } of contests) {
    const cells = [
      name,
      shown(ours.perSecond, 0),
      shown(ours.p99Ms),
      `${shown(ours.cpuMs, 2)} (aim ${aims.cpuMs})`,
      `${shown(statements, 1)} (aim ${aims.statements})`,
      shown(bare.perSecond, 0),
      shown(bare.p99Ms),
      shown(bare.cpuMs, 2),
      `${shown(ours.perSecond / bare.perSecond, 2)} (aim 0.85)`,
      shown(pgbench, 0),
      `${ours.failed}, bare ${bare.failed}`,
    ]
    print(`| ${cells.join(' | ')} |`)
  }
}

print(
  `Bench on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${connections} connections, ${seconds} s per read`,
)
let stopPostgres = async (): Promise<void> => undefined
const stop = async () => {
  await stopMeasured()
  await stopPostgres()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))

try {
  const starts = await timeStarts()
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  stopPostgres = postgres.stop
  const { contests, acceptMs, loadedMb } = await runContests(postgres.url, {
    main,
    ready,
    dataDir,
    secondsPerRead: seconds,
  })
  print()
  printContests(contests)
  print()
  print('| | measured | aim |')
  print('|---|---|---|')
  print(`| fresh start, empty data folder to serving | ${shown(starts.freshMs / 1_000)} s | |`)
  print(`| warm start | ${shown(starts.warmMs / 1_000)} s | 5 s |`)
  print(
    `| accept to the customer's screen event, median / worst of ${acceptMs.length} | ${shown(acceptMs[acceptMs.length >> 1])} / ${shown(acceptMs.at(-1))} ms | |`,
  )
  print(`| memory idle / after load | ${shown(starts.idleMb, 0)} / ${shown(loadedMb, 0)} MB | |`)
  for (const { screen, gzipKb } of firstJavascript(here('../../apps/web/build/client')))
    print(`| initial JavaScript of ${screen} | ${shown(gzipKb, 0)} kB gzip | ${screen === '/' ? '120 kB' : ''} |`)
  print()
  await printAudits(({ name }) => audited.includes(name))
} finally {
  await stop()
}
