import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readDatabasePassword } from '../../src/platform/postgres/database-password.ts'
import { DATABASE_USER } from '../../src/platform/postgres/initialise-cluster.ts'

/** The address of the embedded database that runs on a data folder. */
export function readDatabaseUrl(dataDir: string): string {
  const port = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://${DATABASE_USER}:${readDatabasePassword(dataDir)}@127.0.0.1:${port}/postgres`
}
