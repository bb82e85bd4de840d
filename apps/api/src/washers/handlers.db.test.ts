import { type OrderId, toOrderId, toUserId, type UserId } from '@washline/contract/ids'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { anOrder, aWasher, noPayments, startWashers } from './builders.ts'

const api = await startWashers({ payments: noPayments, verification: 'auto' })
afterAll(api.close)
const { db, events, clock } = api

const metrics = (userId: UserId) =>
  db.one(sql`
    select rating_tenths_sum as sum, rating_count as count, orders_done as done, orders_on_time as "onTime"
    from washers where user_id = ${userId}`)

const completed = (orderId: OrderId, washerId: UserId, move: 'complete' | 'autoComplete' | 'deliver') =>
  db.transaction((tx) =>
    events.publish(tx, 'order.moved', {
      orderId,
      move,
      from: move === 'deliver' ? 'in_progress' : 'delivered',
      to: move === 'deliver' ? 'delivered' : 'completed',
      customerId: toUserId(1),
      washerId,
      at: clock.now(),
    }),
  )

test('counts completed orders and kept promises', async () => {
  const { userId } = await aWasher(api)
  const inTime = await anOrder(api, { washerId: userId, status: 'completed', promiseKept: true })
  const missed = await anOrder(api, { washerId: userId, status: 'completed', promiseKept: false })
  await completed(inTime, userId, 'deliver')
  expect(await metrics(userId)).toMatchObject({ done: 0, onTime: 0 })
  await completed(inTime, userId, 'complete')
  await completed(missed, userId, 'autoComplete')
  expect(await metrics(userId)).toMatchObject({ done: 2, onTime: 1 })
})

test('adds up concurrent ratings', async () => {
  const { userId } = await aWasher(api)
  const rate = (tenths: number) =>
    db.transaction((tx) =>
      events.publish(tx, 'order.rated', {
        orderId: toOrderId(1),
        washerId: userId,
        customerId: toUserId(1),
        tenths,
        at: clock.now(),
      }),
    )
  await Promise.all([rate(50), rate(43)])
  expect(await metrics(userId)).toMatchObject({ sum: 93, count: 2 })
})
