import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { readSettings } from '../config/read-settings.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { reachDatabase } from './reach-database.ts'

export interface Installation {
  readonly config: Config
  readonly db: Database
}

/** Runs a command on an installation, running or stopped. A failure prints one line and exits with code 1. */
export async function atInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  const read = readSettings(process.env)
  if ('problems' in read) return fail(read.problems.join('\n'))
  const { config } = read
  const nothingYet = `There is no installation in ${config.DATA_DIR} yet: npm start makes one.`
  if (!config.DATABASE_URL && !existsSync(path.join(config.DATA_DIR, 'postgres'))) return fail(nothingYet)
  const server = await reachDatabase(config)
  const db = openDatabase({ url: server.url, maxConnections: 1 })
  try {
    const { made } = await db.one<{ made: boolean }>(sql`select to_regclass('migrations') is not null as made`)
    if (made) await work({ config, db })
    else fail(nothingYet)
  } finally {
    await db.close()
    await server.stop()
  }
}

function fail(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
