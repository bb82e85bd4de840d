import { orderStatuses } from '@washline/contract/orders/process'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { anOrder } from './builders.ts'
import { readOrder } from './store.ts'

const test = await testDatabase()
const db = openDatabase({ url: test.url })
afterAll(async () => {
  await db.close()
  await test.drop()
})

it.each(orderStatuses)('builds an order that is %s', async (status) => {
  const built = await anOrder(db, { status })
  expect(await readOrder(db, built.id)).toMatchObject({ status, customerId: built.customerId, itemCount: 4 })
})
