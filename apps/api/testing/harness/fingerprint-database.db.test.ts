import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fingerprint, fingerprintDatabase, watchDatabase } from './fingerprint-database.ts'
import { startApp, type TestApp } from './start-app.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
const owner = new Client({ connectionString: database.ownerUrl })
let app: TestApp
let watched: () => Promise<Fingerprint>

beforeAll(async () => {
  app = await startApp({ database })
  await app.join('Ana Pereira')
  watched = await watchDatabase(app.db, database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

test.each([
  ['an insertion', `insert into users (name, email) values ('Ben Baker', 'ben@example.test')`],
  ['an update', `update users set name = 'Ben Butcher'`],
  ['a deletion with its cascade', 'delete from users'],
  ['a truncation', 'truncate realtime_app'],
])('%s changes the fingerprint once it is committed', async (_, statement) => {
  const before = await watched()
  await owner.query('begin')
  await owner.query(statement)
  await owner.query('rollback')
  expect(await watched()).toEqual(before)
  await owner.query(statement)
  const after = await watched()
  expect(after).not.toEqual(before)
  expect(after).toEqual(await fingerprintDatabase(app.db))
})
