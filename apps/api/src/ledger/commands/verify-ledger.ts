// Run by `npm run ledger:verify`: proves the books of a running or resting installation, exit code 1 if they contradict.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../../platform/db/database.ts'
import { readDatabasePassword } from '../../platform/postgres/database-password.ts'
import { DATABASE_USER } from '../../platform/postgres/initialise-cluster.ts'
import { startPostgres } from '../../platform/postgres/start-postgres.ts'
import { verifyLedger } from '../use-cases/verify-ledger.ts'

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

const server = await reachDatabase()
const db = openDatabase({ url: server.url, maxConnections: 1 })
try {
  const { ok, transfers, entries, problems } = await verifyLedger(db)
  process.stdout.write(`${transfers} transfers, ${entries} entries: ${ok ? 'the books are proven' : 'CONTRADICTION'}\n`)
  for (const problem of problems) process.stdout.write(`- ${problem}\n`)
  process.exitCode = ok ? 0 : 1
} finally {
  await db.close()
  await server.stop()
}
