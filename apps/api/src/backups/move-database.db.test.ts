import { afterAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../testing/harness/test-database.ts'
import { startCustody } from '../custody/builders.ts'
import { refuseUnprovenRows } from '../platform/backup/restore-mark.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { sql } from '../platform/db/sql.ts'
import { configOf } from './builders.ts'
import { copyDatabase, proveMoved } from './use-cases/move-database.ts'

const custody = await startCustody()
const { ownerUrl: to, drop } = await emptyDatabase()
afterAll(async () => {
  await custody.close()
  await drop()
})

it('a move that was ended before its rows came leaves no empty market to be started', async () => {
  await expect(copyDatabase('postgres://nobody@127.0.0.1:1/none', to)).rejects.toThrow('ECONNREFUSED')
  await expect(migrate(to)).rejects.toThrow(/^A restore into this database, or a move, has begun and was not finished/)
})

it('a move that was ended before its proof refuses a start, and is made anew by the same command', async () => {
  const from = custody.ownerUrl
  const rows = await copyDatabase(from, to)
  await expect(refuseUnprovenRows(to)).rejects.toThrow('Run npm run database:move again')
  // The market it comes from may have been started meanwhile.
  await custody.db.run(sql`update users set name = 'Meanwhile' where id = ${custody.customer.id}`)
  expect(await copyDatabase(from, to)).toBe(rows)
  const { findings } = await proveMoved(to, configOf({ DATA_DIR: custody.dataDir }))
  expect(findings).toEqual([])
  await refuseUnprovenRows(to)
  const there = openDatabase({ url: to, maxConnections: 1 })
  expect(await there.one(sql`select name from users where id = ${custody.customer.id}`)).toEqual({ name: 'Meanwhile' })
  await there.close()
  // What is proven is an installation in use.
  await expect(copyDatabase(from, to)).rejects.toThrow(/not empty/)
})
