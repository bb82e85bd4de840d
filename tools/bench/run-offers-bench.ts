import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { fillWashers, placeInCity } from './dispatch/fill-washers.ts'
import { hearOffers } from './hear-offers.ts'
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
/** After each, the first order and the next ninety-nine. */
const starts = Number(process.env.BENCH_STARTS ?? 3)
const ordersPerStart = 100
/** At this rate an order does not wait for those before it. */
const calmPerSecond = 10
const ordersEach = 10
/** The Washer nearest to every fifth order of a round listens. */
const listenEvery = 5
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

const row = (
  round: number,
  { p50Ms, p99Ms, sentP99Ms, heard, heardP99Ms, offered, placed, perSecond: reached }: OfferTimes,
) =>
  `| ${round} | ${load()} | ${reached.toFixed(0)} | ${offered} of ${placed} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} (aim 150) | ${heard} | ${heardP99Ms.toFixed(0)} (aim 150) | ${sentP99Ms.toFixed(0)} |`

try {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_AUTOPILOT: '0' }
  await (await startMeasured({ file: main, env }, ready)).stop()
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  stopPostgres = postgres.stop
  const open = await openApp(postgres.url, dataDir)
  const orders = (rounds + 1) * ordersPerRound + starts * ordersPerStart
  const { placeOrders } = await seedMarket(open, { customers: Math.ceil(orders / ordersEach), ordersEach })
  await fillWashers(open.db, washers)
  await open.close()
  const inCity = placeOrders.map((call, index) => {
    const { pickup_location, ...body } = JSON.parse(call.body ?? '')
    return {
      ...call,
      body: JSON.stringify({ ...body, pickup_location: { ...pickup_location, ...placeInCity(index) } }),
    }
  })
  print(`Offers at ${perSecond} orders a second on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  print('')
  print('| start ms | first order, ms | orders 2 to 100, median ms | their 95th percentile |')
  print('|---|---|---|---|')
  const db = openDatabase({ url: postgres.url, maxConnections: 1 })
  const begin = async () => {
    const port = await freePort()
    const served = { DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: postgres.url, PORT: `${port}` }
    return { url: `http://127.0.0.1:${port}`, ...(await startMeasured({ file: main, env: served }, ready)) }
  }
  let server = await begin()
  for (let start = 0; start < starts; start += 1) {
    if (start > 0) {
      await server.stop()
      server = await begin()
    }
    const [first, ...later] = inCity.splice(0, ordersPerStart)
    const { p50Ms: firstMs } = await timeOffers({ url: server.url, db }, first ? [first] : [], 1)
    const { p50Ms, p95Ms } = await timeOffers({ url: server.url, db }, later, calmPerSecond)
    print(
      `| ${server.startMs.toFixed(0)} | ${firstMs.toFixed(0)} (aim ${p95Ms.toFixed(0)}) | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} |`,
    )
  }
  const { url } = server
  const roundOf = (round: number) => inCity.filter((_, index) => index % (rounds + 1) === round)
  await timeOffers({ url, db }, roundOf(rounds), perSecond)
  print('')
  print(
    '| round | load | placed/s | offered | p50 ms | p99 ms | heard | on the socket, p99 ms | offered after the request, p99 ms |',
  )
  print('|---|---|---|---|---|---|---|---|---|')
  for (let round = 0; round < rounds; round += 1) {
    const calls = roundOf(round)
    const places = calls.filter((_, index) => index % listenEvery === 0).map(({ body = '' }) => JSON.parse(body))
    const { heardAt, close } = await hearOffers(
      { url, db },
      places.map(({ pickup_location }) => pickup_location),
    )
    print(row(round + 1, await timeOffers({ url, db, heardAt }, calls, perSecond)))
    close()
  }
  await db.close()
} finally {
  await stop()
}
