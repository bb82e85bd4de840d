// Run by `npm run bench -- dispatch`. BENCH_WASHERS sets how many Washers the large market has.
import { cpus } from 'node:os'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { createOutbox } from '../../../apps/api/src/platform/outbox/outbox.ts'
import { recordPosition } from '../../../apps/api/src/washers/use-cases/record-position.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { printPlans, printWeek } from './time-city.ts'
import { timeBatch, timeDecision } from './time-decision.ts'
import { timeNearest } from './time-nearest.ts'
import { timePositions } from './time-positions.ts'
import { type StopTimes, timeExtra, timeFourth, timeStops } from './time-stops.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const most = Number(process.env.BENCH_WASHERS ?? 1_000_000)
const print = (line: string) => process.stdout.write(`${line}\n`)
const { url, dataDir, stop } = await openEmptyDatabase('dispatch-bench')

try {
  await migrate(url)
  const db = openDatabase({ url })
  print(`Dispatch on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  print('')
  print('| ten nearest eligible of | cities | median ms | p99 ms | of a thousand |')
  print('|---|---|---|---|---|')
  const sizes = [
    { count: 1_000, cities: 1 },
    { count: most, cities: Math.ceil(most / 1_000) },
    { count: most, cities: 1 },
  ]
  let first: number | undefined
  for (const size of sizes) {
    const { washers, cities, medianMs, p99Ms } = await timeNearest(db, size)
    first ??= medianMs
    print(
      `| ${washers.toLocaleString('en')} | ${cities} | ${medianMs.toFixed(2)} (aim 2) | ${p99Ms.toFixed(2)} | ${(medianMs / first).toFixed(2)} (aim 2) |`,
    )
  }
  print('')
  print('| 200 orders and 200 Washers, decided together | ms |')
  print('|---|---|')
  print(`| the decision and its costs | ${timeDecision().toFixed(1)} (aim 50) |`)
  print(`| the whole batch, with its reads and writes | ${(await timeBatch(db)).toFixed(0)} |`)
  const deps = { db, clock: { now: () => new Date() }, broadcast: createOutbox(() => undefined).broadcast }
  const rates = await timePositions(
    { db, record: (position) => recordPosition(deps, position), folder: dataDir },
    seconds,
  )
  print('')
  const { statements, perSecond, pgbench } = rates
  print('| statements of a stored position | positions per second | pgbench | of pgbench |')
  print('|---|---|---|---|')
  print(
    `| ${statements} | ${perSecond.toFixed(0)} | ${pgbench?.toFixed(0) ?? '–'} | ${pgbench ? (perSecond / pgbench).toFixed(2) : '–'} (aim 0.6) |`,
  )
  print('')
  print('| route of a Washer | median ms | p99 ms |')
  print('|---|---|---|')
  const printTimes = (what: string, { medianMs, p99Ms }: StopTimes) =>
    print(`| ${what} | ${medianMs.toFixed(2)} (aim 1) | ${p99Ms.toFixed(2)} |`)
  printTimes('best order of stops, three orders', timeStops())
  printTimes('what an offer adds to two orders', timeExtra())
  printTimes('what an offer adds to three orders', timeFourth())
  print('')
  printWeek(print)
  print('')
  printPlans(print)
  print('')
  await db.close()
} finally {
  await stop()
}
