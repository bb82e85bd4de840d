import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { fillWashers, placeInCity } from './dispatch/fill-washers.ts'
import { freePort, startMeasured, stopMeasured } from './measured-process.ts'
import { openApp, seedMarket } from './seed-market.ts'
import { type OfferTimes, timeOffers } from './time-offers.ts'

/**
 * From placing an order to its first offer, at a fixed rate, in a city with enough Washers: nobody accepts here, and where Washers are
 * short, orders wait for the next batch.
 */
const perSecond = Number(process.env.BENCH_RATE ?? 50)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const ordersPerRound = perSecond * 5
/** At this rate an order does not wait for those before it. */
const calmPerSecond = 10
const ordersEach = 10
const washers = { count: 3_000, cities: 1 }
const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
const ready = /Washline is ready/
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-offers-'))
const print = (line: string) => process.stdout.write(`${line}\n`)
const load = () => (loadavg()[0] ?? 0).toFixed(0)

let stopPostgres = async (): Promise<void> => undefined
const stop = async () => {
  await stopMeasured()
  await stopPostgres()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))

const row = (round: number, { p50Ms, p99Ms, sentP99Ms, offered, placed, perSecond: reached }: OfferTimes) =>
  `| ${round} | ${load()} | ${reached.toFixed(0)} | ${offered} of ${placed} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} (aim 150) | ${sentP99Ms.toFixed(0)} |`

try {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_AUTOPILOT: '0' }
  await (await startMeasured({ file: main, env }, ready)).stop()
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  stopPostgres = postgres.stop
  const open = await openApp(postgres.url, dataDir)
  const orders = (rounds + 1) * ordersPerRound + 100
  const { placeOrders } = await seedMarket(open, { customers: Math.ceil(orders / ordersEach), ordersEach })
  await fillWashers(open.db, washers)
  await open.close()
  const port = await freePort()
  const served = { DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: postgres.url, PORT: `${port}` }
  const { startMs } = await startMeasured({ file: main, env: served }, ready)
  const db = openDatabase({ url: postgres.url, maxConnections: 1 })
  const url = `http://127.0.0.1:${port}`
  const inCity = placeOrders.map((call, index) => {
    const { pickup_location, ...body } = JSON.parse(call.body ?? '')
    return {
      ...call,
      body: JSON.stringify({ ...body, pickup_location: { ...pickup_location, ...placeInCity(index) } }),
    }
  })
  const [first, hundred] = [inCity.slice(0, 1), inCity.slice(1, 100)]
  const { p50Ms: firstMs } = await timeOffers({ url, db }, first, 1)
  const { p50Ms: laterMs } = await timeOffers({ url, db }, hundred, calmPerSecond)
  const roundOf = (round: number) => inCity.slice(100).filter((_, index) => index % (rounds + 1) === round)
  await timeOffers({ url, db }, roundOf(rounds), perSecond)
  print(`Offers at ${perSecond} orders a second on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  print('')
  print('| start ms | first order, ms | orders 2 to 100, median ms |')
  print('|---|---|---|')
  print(`| ${startMs.toFixed(0)} | ${firstMs.toFixed(0)} | ${laterMs.toFixed(0)} |`)
  print('')
  print('| round | load | placed/s | offered | p50 ms | p99 ms | from the request, p99 ms |')
  print('|---|---|---|---|---|---|---|')
  for (let round = 0; round < rounds; round += 1)
    print(row(round + 1, await timeOffers({ url, db }, roundOf(round), perSecond)))
  await db.close()
} finally {
  await stop()
}
