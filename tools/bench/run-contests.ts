import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { type Call, loadReads, loadWrites, type Metrics } from './load.ts'
import { freePort, type MeasuredProcess, startMeasured } from './measured-process.ts'
import { pgbenchRead } from './pgbench.ts'
import { packed, recordStatements, type Statement } from './record-statements.ts'
import { callApp, openApp, type Seeded, seedMarket } from './seed-market.ts'
import { timeAcceptance } from './time-acceptance.ts'

const orders = { customers: 32, ordersEach: 10 }
const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url))

export interface Contest {
  readonly name: string
  readonly ours: Metrics
  readonly bare: Metrics
  readonly pgbench: number | undefined
  readonly statements: number
  readonly aims: { readonly statements: number; readonly cpuMs: number }
}

interface Setting {
  /** The product's entry file, and the line that it prints when it serves. */
  readonly main: string
  readonly ready: RegExp
  readonly dataDir: string
  readonly secondsPerRead: number
}

interface Rival {
  readonly url: string
  readonly process: MeasuredProcess
}

/** The product against a bare server that runs the same statements, and for reads against pgbench. */
export async function runContests(databaseUrl: string, setting: Setting) {
  const { dataDir } = setting
  const open = await openApp(databaseUrl, dataDir)
  const seeded = await seedMarket(open, orders)
  await open.close()
  const copies = await copyDatabase(databaseUrl, ['recording', 'bare', 'loaded'])
  const recorded = await record(copies.recording ?? '', dataDir, seeded)

  const [port, barePort] = [await freePort(), await freePort()]
  const ours = await startOurs(databaseUrl, port, setting)
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 })
  const acceptMs = await timeAcceptance(ours.url, db, 20)
  await db.close()
  const bare = await startBare(copies.bare ?? '', barePort, { dataDir, recorded })

  const contests = [
    ...(await contestReads([ours, bare], { seeded, recorded, loadedUrl: copies.loaded ?? '', setting })),
    ...(await contestWrites([ours, bare], { seeded, recorded })),
  ]
  const loadedMb = ours.process.memoryMb()
  await ours.process.stop()
  await bare.process.stop()
  return { contests, acceptMs, loadedMb }
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

async function record(url: string, dataDir: string, seeded: Seeded) {
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

type Recorded = Awaited<ReturnType<typeof record>>

async function startOurs(databaseUrl: string, port: number, { main, ready, dataDir }: Setting): Promise<Rival> {
  const env = { DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: databaseUrl, PORT: `${port}` }
  return { url: `http://127.0.0.1:${port}`, process: await startMeasured({ file: main, env }, ready) }
}

async function startBare(
  databaseUrl: string,
  port: number,
  { dataDir, recorded }: { dataDir: string; recorded: Recorded },
): Promise<Rival> {
  const statementsFile = path.join(dataDir, 'statements.json')
  writeFileSync(
    statementsFile,
    JSON.stringify({ reads: recorded.reads.map(packed), writes: recorded.writes.map(packed) }),
  )
  const env = { DATABASE_URL: databaseUrl, STATEMENTS: statementsFile, PORT: `${port}` }
  const process = await startMeasured({ file: bareServer, env }, /bare server is ready/)
  return { url: `http://127.0.0.1:${port}`, process }
}

async function contestReads(
  [ours, bare]: readonly [Rival, Rival],
  round: { seeded: Seeded; recorded: Recorded; loadedUrl: string; setting: Setting },
): Promise<Contest[]> {
  const { seeded, recorded, loadedUrl } = round
  const { dataDir, secondsPerRead } = round.setting
  const reads = [
    ['GET /orders/{id}', seeded.readOrder, 0.25],
    ['GET /orders (page of 50)', seeded.listOrders, 0.6],
  ] as const
  const contests: Contest[] = []
  for (const [n, [name, call, cpuMs]] of reads.entries()) {
    const statements = recorded.reads[n] ?? []
    const [product, yardstick] = await loadReads(
      [
        { ...ours, calls: [call] },
        { ...bare, calls: [{ ...call, path: `/read/${n}` }] },
      ],
      secondsPerRead,
    )
    const tps = await pgbenchRead({ databaseUrl: loadedUrl, folder: dataDir }, statements, secondsPerRead)
    if (product && yardstick)
      contests.push({
        name,
        ours: product,
        bare: yardstick,
        pgbench: tps,
        statements: statements.length,
        aims: { statements: 2, cpuMs },
      })
  }
  return contests
}

async function contestWrites(
  [ours, bare]: readonly [Rival, Rival],
  { seeded, recorded }: { seeded: Seeded; recorded: Recorded },
): Promise<Contest[]> {
  const bareWrites = seeded.placeOrders.map((_, n): Call => ({ method: 'POST', path: `/write/${n}`, headers: {} }))
  const [product, yardstick] = await loadWrites([
    { ...ours, calls: seeded.placeOrders },
    { ...bare, calls: bareWrites },
  ])
  if (!product || !yardstick) return []
  return [
    {
      name: 'POST /orders',
      ours: product,
      bare: yardstick,
      pgbench: undefined,
      statements: recorded.writes.flat().length / recorded.writes.length,
      aims: { statements: 12, cpuMs: 1.5 },
    },
  ]
}
