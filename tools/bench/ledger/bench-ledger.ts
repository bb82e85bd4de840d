import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { verifyLedger } from '../../../apps/api/src/ledger/index.ts'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { restrictRole } from '../../../apps/api/src/platform/db/restrict-role.ts'
import { connections } from '../load.ts'
import { fillLedger, openWallets } from './fill-ledger.ts'
import { loadPostings, type Meeting } from './load-postings.ts'

export interface LedgerFigures {
  readonly entries: number
  /** Postings per second, and raw inserts per second beside them; undefined where the machine has no pgbench. */
  readonly perSecond: Readonly<Record<Meeting, number>>
  readonly raw: number | undefined
  readonly proofS: number
}

const turns = 5
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function rawPerSecond(url: string, seconds: number): Promise<number | undefined> {
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  try {
    const { stdout } = await promisify(execFile)('pgbench', [...options, '-f', here('raw-posting.sql'), url])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Postings as the product makes them, in turns with the bare inserts, at each size of the books. */
export async function benchLedger(
  serverUrl: string,
  sizes: readonly number[],
  seconds: number,
): Promise<LedgerFigures[]> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query('create database ledger_bench')
  await admin.end()
  const ownerUrl = Object.assign(new URL(serverUrl), { pathname: '/ledger_bench' }).href
  await migrate(ownerUrl)
  const owner = openDatabase({ url: ownerUrl, maxConnections: 1 })
  const db = openDatabase({ url: (await restrictRole(ownerUrl)).url, maxConnections: connections })
  try {
    for (const text of readFileSync(here('raw-tables.sql'), 'utf8')
      .split(';')
      .filter((part) => part.trim()))
      await owner.run({ text, values: [] })
    await openWallets(owner)
    const figures: LedgerFigures[] = []
    let filled = 0
    for (const size of sizes) {
      await fillLedger(owner, size - filled)
      filled = size
      await owner.run({ text: 'checkpoint', values: [] })
      const found: Record<Meeting | 'raw', number[]> = { platform: [], wallet: [], many: [], raw: [] }
      for (let turn = 0; turn <= turns; turn += 1) {
        for (const meeting of ['platform', 'wallet', 'many'] as const) {
          const perSecond = await loadPostings(db, meeting, seconds)
          // The first turn warms up.
          if (turn > 0) found[meeting].push(perSecond)
        }
        const raw = await rawPerSecond(ownerUrl, seconds)
        if (turn > 0 && raw !== undefined) found.raw.push(raw)
      }
      const begunAt = performance.now()
      const { ok, problems } = await verifyLedger(db)
      if (!ok) throw new Error(`the bench has broken the books: ${problems.join('; ')}`)
      figures.push({
        entries: size,
        perSecond: { platform: median(found.platform), wallet: median(found.wallet), many: median(found.many) },
        raw: found.raw.length > 0 ? median(found.raw) : undefined,
        proofS: (performance.now() - begunAt) / 1_000,
      })
    }
    return figures
  } finally {
    await db.close()
    await owner.close()
  }
}
