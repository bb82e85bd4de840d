// Run by `npm run bench -- growth`. BENCH_ORDERS sets the most orders.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { reachDatabase } from '../../../apps/api/src/platform/postgres/reach-database.ts'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { fillLiveOrders } from '../live/fill-live-orders.ts'
import { freePort, startMeasured, stopMeasured } from '../measured-process.ts'
import { fillCustomers, fillHistory } from './fill-history.ts'
import { type NamedCall, operatorCalls } from './operator-calls.ts'
import { printPlans } from './print-plans.ts'

const most = Number(process.env.BENCH_ORDERS ?? 1_000_000)
const sizes = [1_000, 100_000, 1_000_000].filter((size) => size < most).concat(most)
const calls = 40
const warmUps = 5
/** A call bends where it takes this many times what it took with the fewest orders, and this long. */
const bend = { times: 4, ms: 40 }
const main = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url))
const print = (line = '') => process.stdout.write(`${line}\n`)

interface Timed extends NamedCall {
  readonly medianMs: number
  readonly p95Ms: number
  readonly failed: number
}

async function time(url: string, token: string, call: NamedCall): Promise<Timed> {
  const tookMs: number[] = []
  let failed = 0
  for (let n = 0; n < calls + warmUps; n += 1) {
    const begunAt = performance.now()
    const answer = await fetch(url + call.path, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (answer.status !== 200) failed += 1
    if (failed > warmUps) break
    if (n >= warmUps) tookMs.push(performance.now() - begunAt)
  }
  tookMs.sort((a, b) => a - b)
  return {
    ...call,
    medianMs: tookMs[calls >> 1] ?? Number.NaN,
    p95Ms: tookMs[Math.floor(calls * 0.95)] ?? Number.NaN,
    failed,
  }
}

const shown = (timed: Timed | undefined): string =>
  timed
    ? `${timed.medianMs.toFixed(0)}, ${timed.p95Ms.toFixed(0)}${timed.failed > 0 ? `, ${timed.failed} failed` : ''}`
    : ''

const bent = (first: readonly Timed[], last: readonly Timed[]): Timed[] =>
  last.filter(({ name, medianMs, p95Ms, aimMs }) => {
    const before = first.find((call) => call.name === name)?.medianMs ?? Number.NaN
    return p95Ms > aimMs || (medianMs > bend.ms && medianMs > bend.times * before)
  })

async function measure(orders: number, first: readonly Timed[] | undefined): Promise<readonly Timed[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-growth-'))
  try {
    const port = await freePort()
    const env = { DATA_DIR: dataDir, DEMO: '0', PORT: String(port) }
    const server = await startMeasured({ file: main, env }, /Washline is ready/)
    const url = `http://127.0.0.1:${port}`
    const operator = await makeOperator(url, 'Bench Operator', dataDir)
    const { url: databaseUrl } = await reachDatabase({ DATA_DIR: dataDir })
    const db = openDatabase({ url: databaseUrl, maxConnections: 1 })
    const live = Math.max(10, Math.min(10_000, orders / 100))
    const begunAt = performance.now()
    // What is referred to is there, so nothing needs to be looked up. Triggers are off, too.
    await db.run(sql`set session_replication_role = replica`)
    await db.run(sql`set synchronous_commit = off`)
    await db.run(sql`set statement_timeout = 0`)
    await fillLiveOrders(db, live)
    await fillCustomers(db, Math.max(100, orders / 10))
    await fillHistory(db, { orders: orders - live, customers: Math.max(100, orders / 10), washers: live })
    // Triggers would have stored the links between accounts.
    await db.run(sql`select compare_all_accounts()`)
    await db.run(sql`vacuum (analyze)`)
    process.stderr.write(`${orders} orders filled in ${((performance.now() - begunAt) / 1_000).toFixed(0)} s\n`)
    const timed: Timed[] = []
    for (const call of await operatorCalls(db)) {
      const result = await time(url, operator.token, call)
      process.stderr.write(
        `${result.name}: ${result.medianMs.toFixed(0)}, ${result.p95Ms.toFixed(0)} ms, ${result.failed} failed\n`,
      )
      timed.push(result)
    }
    await db.close()
    if (first) await printPlans(databaseUrl, { dataDir, token: operator.token, calls: bent(first, timed) })
    await server.stop()
    return timed
  } finally {
    await stopMeasured()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

print(`Growth on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
const runs: (readonly Timed[])[] = []
for (const size of sizes) runs.push(await measure(size, runs[0]))
print()
print(`| median and p95 ms, ${calls} calls | ${sizes.map((size) => `${size} orders`).join(' | ')} | aim p95 |`)
print(`|---|${sizes.map(() => '---|').join('')}---|`)
for (const [index, { name, aimMs }] of (runs[0] ?? []).entries()) {
  const cells = runs.map((run) => shown(run[index]))
  print(`| ${name} | ${cells.join(' | ')} | ${aimMs} |`)
}
