// Run by `npm run bench -- dispatch`. BENCH_WASHERS sets how many Washers the large market has.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { createOutbox } from '../../../apps/api/src/platform/outbox/outbox.ts'
import { startPostgres } from '../../../apps/api/src/platform/postgres/start-postgres.ts'
import { recordPosition } from '../../../apps/api/src/washers/use-cases/record-position.ts'
import { timeNearest } from './time-nearest.ts'
import { timePositions } from './time-positions.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const most = Number(process.env.BENCH_WASHERS ?? 1_000_000)
const print = (line: string) => process.stdout.write(`${line}\n`)
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-dispatch-'))
const postgres = await startPostgres({ dataDir, log: () => undefined })
let stopping: Promise<void> | undefined
const stop = (): Promise<void> => {
  stopping ??= postgres.stop().then(() => rmSync(dataDir, { recursive: true, force: true }))
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))

try {
  await migrate(postgres.url)
  const db = openDatabase({ url: postgres.url })
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
  const deps = { db, clock: { now: () => new Date() }, broadcast: createOutbox(() => undefined).broadcast }
  const rates = await timePositions(
    { db, record: (position) => recordPosition(deps, position), folder: dataDir },
    seconds,
  )
  print('')
  print('| positions stored | per second | pgbench | of pgbench | statements |')
  print('|---|---|---|---|---|')
  print(
    `| ${rates.statements} statements each | ${rates.perSecond.toFixed(0)} | ${rates.pgbench?.toFixed(0) ?? '–'} | ${rates.pgbench ? (rates.perSecond / rates.pgbench).toFixed(2) : '–'} (aim 0.6) | ${rates.statements} |`,
  )
  await db.close()
} finally {
  await stop()
}
