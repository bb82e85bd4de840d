import { afterAll, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { anOrder, aWasher, noPayments, startWashers } from './builders.ts'

const api = await startWashers({ payments: noPayments, verification: 'auto' })
afterAll(api.close)
const { db, facts, clock } = api

const figures = (userId: number) =>
  db.one(sql`
    select rating_tenths_sum as sum, rating_count as count, orders_done as done, orders_on_time as "onTime"
    from washers where user_id = ${userId}`)

const completed = (orderId: number, washerId: number, move: 'complete' | 'autoComplete' | 'deliver') =>
  db.transaction((tx) =>
    facts.tell(tx, 'order.moved', {
      orderId,
      move,
      from: move === 'deliver' ? 'in_progress' : 'delivered',
      to: move === 'deliver' ? 'delivered' : 'completed',
      customerId: 1,
      washerId,
      at: clock.now(),
    }),
  )

test('completed orders count, and kept promises among them', async () => {
  const { userId } = await aWasher(api)
  const kept = await anOrder(api, { washerId: userId, status: 'completed', promiseKept: true })
  const missed = await anOrder(api, { washerId: userId, status: 'completed', promiseKept: false })
  await completed(kept, userId, 'deliver')
  expect(await figures(userId)).toMatchObject({ done: 0, onTime: 0 })
  await completed(kept, userId, 'complete')
  await completed(missed, userId, 'autoComplete')
  expect(await figures(userId)).toMatchObject({ done: 2, onTime: 1 })
})

test('ratings add up, also two at once', async () => {
  const { userId } = await aWasher(api)
  const rate = (tenths: number) =>
    db.transaction((tx) =>
      facts.tell(tx, 'order.rated', { orderId: 1, washerId: userId, customerId: 1, tenths, at: clock.now() }),
    )
  await Promise.all([rate(50), rate(43)])
  expect(await figures(userId)).toMatchObject({ sum: 93, count: 2 })
})
