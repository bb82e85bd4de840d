import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readDatabasePassword } from './database-password.ts'
import { DATABASE_USER } from './initialise-cluster.ts'
import { startPostgres } from './start-postgres.ts'

/** The address of an embedded server that is running on the data folder: its port is in line 4 of its pid file. */
function runningServer(dataDir: string): string | undefined {
  try {
    const port = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
    return `postgres://${DATABASE_USER}:${readDatabasePassword(dataDir)}@127.0.0.1:${port}/postgres`
  } catch {
    return undefined
  }
}

/** The database of an installation, for a command run beside it or while it rests: then it is started, and stopped again. */
export async function reachDatabase(env: {
  DATABASE_URL?: string | undefined
  DATA_DIR?: string | undefined
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = env.DATA_DIR ?? './data'
  const url = env.DATABASE_URL ?? runningServer(dataDir)
  return url ? { url, stop: async () => undefined } : startPostgres({ dataDir, log: () => undefined })
}
