import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { type Audit, auditScreens } from './audit-screens.ts'
import { firstJavascript } from './first-javascript.ts'
import { type Call, connections, type Figures, loadReads, loadWrites } from './load.ts'
import { freePort, startMeasured, stopMeasured } from './measured-process.ts'
import { pgbenchRead } from './pgbench.ts'
import { packed, recordStatements, type Statement } from './record-statements.ts'
import { callApp, openApp, type Seeded, seedMarket } from './seed-market.ts'
import { timeAcceptance } from './time-acceptance.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const orders = { customers: 32, ordersEach: 10 }
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const main = here('../../apps/api/src/main.ts')
const say = (line = '') => process.stdout.write(`${line}\n`)
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

/** The same seeded database, as often as there are contestants. */
async function copyDatabase(url: string, names: readonly string[]): Promise<Record<string, string>> {
  const admin = new URL(url)
  admin.pathname = '/template1'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  const copies: Record<string, string> = {}
  for (const name of names) {
    await client.query(`create database ${name} template postgres`)
    admin.pathname = `/${name}`
    copies[name] = admin.href
  }
  await client.end()
  return copies
}

async function record(url: string, seeded: Seeded) {
  const open = await openApp(url, dataDir)
  const one = async (call: Call) => {
    await callApp(open, call)
    return recordStatements(async () => {
      await callApp(open, call)
    })
  }
  const reads = [await one(seeded.readOrder), await one(seeded.listOrders)]
  const writes: Statement[][] = []
  for (const call of seeded.placeOrders)
    writes.push(await recordStatements(async () => void (await callApp(open, call))))
  await open.close()
  return { reads, writes }
}

interface Contest {
  readonly name: string
  readonly ours: Figures
  readonly bare: Figures
  readonly pgbench: number | undefined
  readonly statements: number
  readonly aims: { readonly statements: number; readonly cpuMs: number }
}

function printContests(contests: readonly Contest[]): void {
  say(
    '| | req/s | p99 ms | Node CPU ms | SQL statements | bare req/s | bare p99 ms | bare CPU ms | of bare | pgbench tps | failed |',
  )
  say('|---|---|---|---|---|---|---|---|---|---|---|')
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
      `${shown(ours.perSecond / bare.perSecond, 2)} (aim 0.8)`,
      shown(pgbench, 0),
      `${ours.failed}, bare ${bare.failed}`,
    ]
    say(`| ${cells.join(' | ')} |`)
  }
}

async function runContests(databaseUrl: string) {
  const open = await openApp(databaseUrl, dataDir)
  const seeded = await seedMarket(open, orders)
  await open.close()
  const copies = await copyDatabase(databaseUrl, ['recording', 'bare', 'loaded'])
  const recorded = await record(copies.recording ?? '', seeded)
  const statementsFile = path.join(dataDir, 'statements.json')
  writeFileSync(
    statementsFile,
    JSON.stringify({ reads: recorded.reads.map(packed), writes: recorded.writes.map(packed) }),
  )

  const [port, barePort] = [await freePort(), await freePort()]
  const [url, bareUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`]
  const shared = { DATA_DIR: dataDir, DEMO: '0' }
  const ours = await startMeasured(
    { file: main, env: { ...shared, DATABASE_URL: databaseUrl, PORT: `${port}` } },
    ready,
  )
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 })
  const acceptMs = await timeAcceptance(url, db, 20)
  await db.close()
  const bareEnv = { DATABASE_URL: copies.bare ?? '', STATEMENTS: statementsFile, PORT: `${barePort}` }
  const bare = await startMeasured({ file: here('bare-server.ts'), env: bareEnv }, /bare server is ready/)

  const readAims = { statements: 2, cpuMs: 0.2 }
  const contests: Contest[] = []
  for (const [n, [name, call]] of (
    [
      ['GET /orders/{id}', seeded.readOrder],
      ['GET /orders (page of 50)', seeded.listOrders],
    ] as const
  ).entries()) {
    const statements = recorded.reads[n] ?? []
    const [product, yardstick] = await loadReads(
      [
        { url, calls: [call], process: ours },
        { url: bareUrl, calls: [{ ...call, path: `/read/${n}` }], process: bare },
      ],
      seconds,
    )
    const tps = await pgbenchRead({ databaseUrl: copies.loaded ?? '', folder: dataDir }, statements, seconds)
    if (product && yardstick)
      contests.push({
        name,
        ours: product,
        bare: yardstick,
        pgbench: tps,
        statements: statements.length,
        aims: readAims,
      })
  }
  const bareWrites = seeded.placeOrders.map((_, n): Call => ({ method: 'POST', path: `/write/${n}`, headers: {} }))
  const [product, yardstick] = await loadWrites([
    { url, calls: seeded.placeOrders, process: ours },
    { url: bareUrl, calls: bareWrites, process: bare },
  ])
  if (product && yardstick)
    contests.push({
      name: 'POST /orders',
      ours: product,
      bare: yardstick,
      pgbench: undefined,
      statements: recorded.writes.flat().length / recorded.writes.length,
      aims: { statements: 20, cpuMs: 2 },
    })
  const loadedMb = ours.memoryMb()
  await ours.stop()
  await bare.stop()
  return { contests, acceptMs, loadedMb }
}

function printAudits(audits: readonly Audit[]): void {
  say(
    '| Lighthouse, mobile | performance | accessibility | best practices | SEO | layout shift | first paint | largest paint | blocked | lost on |',
  )
  say('|---|---|---|---|---|---|---|---|---|---|')
  for (const { screen, scores, layoutShift, firstPaintMs, largestPaintMs, blockedMs, lost } of audits) {
    const cells = [
      screen,
      ...[scores.performance, scores.accessibility, scores['best-practices'], scores.seo].map((score) =>
        shown(score, 0),
      ),
      shown(layoutShift, 3),
      ...[firstPaintMs, largestPaintMs, blockedMs].map((ms) => `${shown(ms, 0)} ms`),
      lost.join(', ') || '–',
    ]
    say(`| ${cells.join(' | ')} |`)
  }
}

say(
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
  const { contests, acceptMs, loadedMb } = await runContests(postgres.url)
  say()
  printContests(contests)
  say()
  say('| | measured | aim |')
  say('|---|---|---|')
  say(`| fresh start, empty data folder to serving | ${shown(starts.freshMs / 1_000)} s | |`)
  say(`| warm start | ${shown(starts.warmMs / 1_000)} s | 5 s |`)
  say(
    `| accept to the customer's screen event, median / worst of ${acceptMs.length} | ${shown(acceptMs[acceptMs.length >> 1])} / ${shown(acceptMs.at(-1))} ms | |`,
  )
  say(`| memory idle / after load | ${shown(starts.idleMb, 0)} / ${shown(loadedMb, 0)} MB | |`)
  for (const { screen, gzipKb } of firstJavascript(here('../../apps/web/build/client')))
    say(`| initial JavaScript of ${screen} | ${shown(gzipKb, 0)} kB gzip | ${screen === '/' ? '120 kB' : ''} |`)
  say()
  printAudits(await auditScreens())
} finally {
  await stop()
}
