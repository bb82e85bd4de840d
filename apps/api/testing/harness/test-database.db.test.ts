import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

const databases = [await testDatabase(), await testDatabase()]
afterAll(async () => {
  for (const database of databases) await database.drop()
})

test('each test database stands alone', async () => {
  const [one, other] = databases.map(({ ownerUrl }) => new Client({ connectionString: ownerUrl }))
  await one?.connect()
  await other?.connect()
  try {
    await one?.query('create table only_here (id int)')
    await expect(other?.query('select * from only_here')).rejects.toMatchObject({ code: '42P01' })
  } finally {
    await one?.end()
    await other?.end()
  }
})
