import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { TEMPLATE_DATABASE } from './start-postgres.ts'

export interface TestDatabase {
  /** As the application reaches it, with the rights that it has. */
  readonly url: string
  /** For a test that tampers with what the application cannot. */
  readonly ownerUrl: string
  readonly drop: () => Promise<void>
}

/** A fresh, migrated database of the calling test's own; drop it in `afterAll`. */
export const testDatabase = (): Promise<TestDatabase> => createDatabase(TEMPLATE_DATABASE)

/** A database without any tables, where the application's role has no rights yet. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template1')

async function createDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = inject('databaseUrl')
  const name = `washline_test_${randomBytes(6).toString('hex')}`
  // Its files are copied as they are: page by page through the log, that takes twice as long.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  return {
    url: at(inject('appDatabaseUrl')),
    ownerUrl: at(serverUrl),
    drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
