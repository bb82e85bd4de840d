import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { cpuOfTree } from './idle/cpu-of-tree.ts'
import { type Call, type Contestant, loadReads, loadWrites, type Metrics } from './load.ts'
import { freePort, type MeasuredProcess, startMeasured, stopMeasured } from './measured-process.ts'
import type * as OtherSeed from './seed-market.ts'

/**
 * This checkout against another one, whose folder is given, on two copies of one database, in alternate turns. The database is made by the
 * other checkout, so that it may have fewer migrations.
 */
const other = process.argv[2] ?? process.env.BENCH_OTHER
if (!other) throw new Error('which other checkout? npm run bench -- pair <folder>')
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const ordersEach = Number(process.env.BENCH_ORDERS ?? 640) / 32
const print = (line: string) => process.stdout.write(`${line}\n`)
const mainOf = (folder: string) => path.join(folder, 'apps/api/src/main.ts')
const here = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-pair-'))
const ready = /Washline is ready/

interface Started extends Pick<Contestant, 'settled'> {
  readonly url: string
  readonly process: MeasuredProcess
}

async function start(folder: string, databaseUrl: string): Promise<Started> {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: databaseUrl, PORT: `${port}` }
  const process = await startMeasured({ file: mainOf(folder), env }, ready)
  // The demo market has left some hundred jobs that are due by now.
  await noJobLeft(databaseUrl, 'true')
  return { url: `http://127.0.0.1:${port}`, process, settled: () => noJobLeft(databaseUrl, firstWaves) }
}

const firstWaves = "name = 'dispatch-begin-search'"

/** Waits until no such job is due or in hand. */
async function noJobLeft(databaseUrl: string, such: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const isLeft = async () => {
    const { rows } = await client.query(
      `select 1 from jobs.job where ${such} and (state = 'active' or state < 'active' and start_after < now()) limit 1`,
    )
    return rows.length > 0
  }
  while (await isLeft()) await pause(100)
  await client.end()
}

const shown = (name: string, metrics: readonly (Metrics | undefined)[]) => {
  const [ours, theirs] = metrics
  if (!ours || !theirs) return
  const each = (value: (metric: Metrics) => number, digits: number) =>
    `${value(theirs).toFixed(digits)} → ${value(ours).toFixed(digits)}`
  print(
    `| ${name} | ${each((m) => m.perSecond, 0)} | ${(ours.perSecond / theirs.perSecond).toFixed(2)} | ${each((m) => m.p99Ms, 1)} | ${each((m) => m.cpuMs, 2)} | ${each((m) => m.databaseMs, 2)} | ${each((m) => m.failed, 0)} |`,
  )
}

let stopPostgres = async (): Promise<void> => undefined
const stop = async () => {
  await stopMeasured()
  await stopPostgres()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))

try {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_AUTOPILOT: '0' }
  await (await startMeasured({ file: mainOf(other), env }, ready)).stop()
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  stopPostgres = postgres.stop
  // By the other checkout too: this one may need tables that it has not made.
  const { openApp, seedMarket }: typeof OtherSeed = await import(path.join(other, 'tools/bench/seed-market.ts'))
  const open = await openApp(postgres.url, dataDir)
  const seeded = await seedMarket(open, { customers: 32, ordersEach })
  await open.close()
  const copy = new URL(postgres.url)
  copy.pathname = '/template1'
  const admin = new pg.Client({ connectionString: copy.href })
  await admin.connect()
  await admin.query('create database ours template postgres')
  await admin.end()
  copy.pathname = '/ours'

  const theirs = await start(other, postgres.url)
  const ours = await start(here, copy.href)
  const databaseMs = () => (cpuOfTree(postgres.pid() ?? 0).get('database') ?? 0) * 1_000
  const asked = (calls: Contestant['calls']) => [ours, theirs].map((each) => ({ ...each, calls, databaseMs }))
  print(`Pair on ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; the other → this checkout\n`)
  print('| | per second | times | p99 ms | Node CPU ms | PostgreSQL CPU ms | failed |')
  print('|---|---|---|---|---|---|---|')
  const half = seeded.placeOrders.length / 2
  const far = seeded.placeOrders
    .slice(half)
    .map((call): Call => ({ ...call, body: call.body?.replace('"latitude":3.', '"latitude":13.') ?? '' }))
  const alone = await loadWrites(asked(far))
  shown('POST /orders, nobody in reach', alone)
  const placed = await loadWrites(asked(seeded.placeOrders.slice(0, half)))
  shown('POST /orders, with its waves', placed)
  shown('GET /orders/{id}', await loadReads(asked([seeded.readOrder]), seconds))
  shown('GET /orders (page of 50)', await loadReads(asked([seeded.listOrders]), seconds))
} finally {
  await stop()
}
