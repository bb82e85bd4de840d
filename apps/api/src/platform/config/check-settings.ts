import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { messageOf } from '../log/describe-error.ts'
import { explainDatabaseFault } from '../postgres/explain-database-fault.ts'
import { settingsReport } from './describe-settings.ts'
import { readSettings } from './read-settings.ts'
import { refusedRisks } from './risks.ts'

// npm run check: what is set, what it switches on, and what is missing or looks wrong. Starts and changes nothing.
const read = readSettings(process.env)
const lines = 'problems' in read ? read.problems : settingsReport(read.config, { isMarketRead: false })
for (const line of lines) process.stdout.write(`${line}\n`)
const fault =
  'problems' in read || !read.config.DATABASE_URL ? undefined : await databaseFault(read.config.DATABASE_URL)
if (fault) process.stdout.write(`${fault}\n`)
process.exitCode = 'problems' in read || fault || refusedRisks(read.config, { isMarketRead: false }).length > 0 ? 1 : 0

async function databaseFault(url: string): Promise<string | undefined> {
  const db = openDatabase({ url, maxConnections: 1 })
  try {
    await db.one(sql`select 1 as ready`)
    return undefined
  } catch (error) {
    const explained = explainDatabaseFault(url, error)
    return messageOf(explained)
  } finally {
    await db.close()
  }
}
