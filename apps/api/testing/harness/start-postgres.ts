import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/db/migrate.ts'
import { restrictRole } from '../../src/platform/db/restrict-role.ts'
import { createJobs } from '../../src/platform/jobs/pg-boss-jobs.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    /** The same server as the application reaches it. */
    appDatabaseUrl: string
  }
}

export const TEMPLATE_DATABASE = 'washline_template'

/** One server for all database tests, with the migrations and the tables of the jobs made once, in a template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startThrowAway()
  try {
    project.provide('appDatabaseUrl', await createTemplate(server.url))
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('databaseUrl', server.url)
  return server.stop
}

async function startThrowAway(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-db-tests-'))
  const server = await startPostgres({ dataDir, log: () => {}, durability: 'throw-away' })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

async function createTemplate(serverUrl: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`)
    await client.query(`create database ${TEMPLATE_DATABASE}`)
  } finally {
    await client.end()
  }
  const templateUrl = new URL(serverUrl)
  templateUrl.pathname = `/${TEMPLATE_DATABASE}`
  await migrate(templateUrl.href)
  const { url } = await restrictRole(templateUrl.href)
  const jobs = createJobs({ databaseUrl: url, log: silentLog })
  await jobs.install()
  await jobs.stop()
  return url
}
