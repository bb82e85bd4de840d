import { readFileSync } from 'node:fs'
import pg from 'pg'
import { verifyLedger } from '../../../apps/api/src/ledger/index.ts'
import { type Database, openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { restrictRole } from '../../../apps/api/src/platform/db/restrict-role.ts'
import { connections } from '../load.ts'
import { fillLedger, openWallets } from './fill-ledger.ts'
import { insertRaw, type Meeting, meetings, postByProduct, postByProgram } from './load-postings.ts'

type Load = Meeting | 'product' | 'raw'

export interface LedgerMetrics {
  readonly entries: number
  /** Per second, the median of the turns. */
  readonly perSecond: Readonly<Record<Load, number>>
  /** Of the bare inserts of the same turn, the median. */
  readonly ofRaw: Readonly<Record<Load, number>>
  /** Many accounts, of the same in the smallest books in the same turn, the median. */
  readonly ofSmallest: number
  readonly proofS: number
}

interface Books {
  readonly entries: number
  readonly ownerUrl: string
  readonly url: string
  readonly owner: Database
  readonly db: Database
}

const turns = 5
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const rawTables = readFileSync(new URL('raw-tables.sql', import.meta.url), 'utf8')

async function openBooks(serverUrl: string, entries: number): Promise<Books> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ledger_bench_${entries}`)
  await admin.end()
  const ownerUrl = Object.assign(new URL(serverUrl), { pathname: `/ledger_bench_${entries}` }).href
  await migrate(ownerUrl)
  const { url } = await restrictRole(ownerUrl)
  const owner = openDatabase({ url: ownerUrl, maxConnections: 1 })
  for (const text of rawTables.split(';').filter((part) => part.trim())) await owner.run({ text, values: [] })
  await openWallets(owner)
  await fillLedger(owner, entries)
  return { entries, ownerUrl, url, owner, db: openDatabase({ url, maxConnections: connections }) }
}

async function loadOnce({ url, ownerUrl, db }: Books, load: Load, seconds: number): Promise<number> {
  if (load === 'raw') return insertRaw(ownerUrl, seconds)
  return load === 'product' ? postByProduct(db, seconds) : postByProgram(url, load, seconds)
}

/**
 * Postings beside bare inserts, at each size of the books. All of them take turns, so that other work on the machine
 * falls on each; what is compared was measured in the same turn.
 */
export async function benchLedger(
  serverUrl: string,
  sizes: readonly number[],
  seconds: number,
): Promise<LedgerMetrics[]> {
  const loads: readonly Load[] = [...meetings, 'product', 'raw']
  const all: Books[] = []
  try {
    for (const entries of sizes) all.push(await openBooks(serverUrl, entries))
    const found = new Map(all.map((books) => [books, new Map(loads.map((load) => [load, [] as number[]]))]))
    const of = (books: Books, load: Load): readonly number[] => found.get(books)?.get(load) ?? []
    for (let turn = 0; turn <= turns; turn += 1)
      for (const load of loads)
        for (const books of all) {
          const perSecond = await loadOnce(books, load, seconds)
          // The first turn warms up.
          if (turn > 0) found.get(books)?.get(load)?.push(perSecond)
        }
    const each = <Value>(metric: (load: Load) => Value) =>
      Object.fromEntries(loads.map((load) => [load, metric(load)])) as Record<Load, Value>
    const ratio = (a: readonly number[], b: readonly number[]) =>
      median(a.map((value, turn) => value / (b[turn] ?? Number.NaN)))
    const metrics: LedgerMetrics[] = []
    for (const books of all) {
      const begunAt = performance.now()
      const { ok, problems } = await verifyLedger(books.db)
      if (!ok) throw new Error(`the bench has broken the books: ${problems.join('; ')}`)
      metrics.push({
        entries: books.entries,
        perSecond: each((load) => median(of(books, load))),
        ofRaw: each((load) => ratio(of(books, load), of(books, 'raw'))),
        ofSmallest: ratio(of(books, 'many'), of(all[0] ?? books, 'many')),
        proofS: (performance.now() - begunAt) / 1_000,
      })
    }
    return metrics
  } finally {
    for (const { db, owner } of all) {
      await db.close()
      await owner.close()
    }
  }
}
