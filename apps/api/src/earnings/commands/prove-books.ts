// Run by `npm run ledger:verify`: proves the books of a running or resting installation from themselves, against the payments
// and against the gateway; exit code 1 if they contradict.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { choosePaymentGateway, proveBooks } from '../../payments/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { silentLog } from '../../platform/log/log.ts'
import { readDatabasePassword } from '../../platform/postgres/database-password.ts'
import { DATABASE_USER } from '../../platform/postgres/initialise-cluster.ts'
import { startPostgres } from '../../platform/postgres/start-postgres.ts'
import { reconcileCashOuts } from '../use-cases/reconcile-cash-outs.ts'

const dataDir = process.env.DATA_DIR ?? './data'

/** The address of an embedded server that is running on the data folder: its port is in line 4 of its pid file. */
function runningServer(): string | undefined {
  try {
    const port = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
    return `postgres://${DATABASE_USER}:${readDatabasePassword(dataDir)}@127.0.0.1:${port}/postgres`
  } catch {
    return undefined
  }
}

async function reachDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL ?? runningServer()
  return url ? { url, stop: async () => undefined } : startPostgres({ dataDir, log: () => undefined })
}

const read = readConfig(process.env)
if ('problems' in read) throw new Error(read.problems.join('\n'))
const server = await reachDatabase()
const db = openDatabase({ url: server.url, maxConnections: 1 })
try {
  const { gateway } = choosePaymentGateway(read.config, { db, clock: systemClock, newId: randomUUID })
  const base = { db, gateway, clock: systemClock, log: silentLog }
  const deps = { ...base, bookChecks: [(since: Date | null) => reconcileCashOuts(base, since)] }
  const proof = await proveBooks(deps, { cause: 'command', whole: true })
  const { ok, transfers, entries, payments, intents, findings } = proof
  const seen = `${transfers} transfers, ${entries} entries, ${payments} payments, ${intents} intents of the gateway`
  process.stdout.write(`${seen}: ${ok ? 'the books are proven' : 'CONTRADICTION'}\n`)
  for (const finding of findings) process.stdout.write(`- ${finding}\n`)
  process.exitCode = ok ? 0 : 1
} finally {
  await db.close()
  await server.stop()
}
