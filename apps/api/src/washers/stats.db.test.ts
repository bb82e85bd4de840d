import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { anOrder, aWasher, noPayments, startWashers } from './builders.ts'

const api = await startWashers({ payments: noPayments, verification: 'auto' })
afterAll(api.close)
const { db } = api

const pickedUp = (id: number, timing: { late: boolean; accepted: string }) =>
  db.run(sql`
    update orders set pickup_at = '2026-03-01T10:00:00Z', accepted_at = ${timing.accepted},
      picked_up_at = ${timing.late ? '2026-03-01T10:20:00Z' : '2026-03-01T10:00:00Z'} where id = ${id}`)
const offer = (washerId: UserId, orderId: OrderId, state: string) =>
  db.run(sql`
    insert into offers (order_id, washer_id, state, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
    values (${orderId}, ${washerId}, ${state}, 1, '{}', 'near', 100, 60, now(), now())`)
const statsOf = async (token: string) => (await api.call('GET', '/api/provider/stats', undefined, token)).body.data

test('answers zeros for a new Washer', async () => {
  const { token } = await aWasher(api)
  const none = { met: 0, of: 0 }
  expect(await statsOf(token)).toEqual({
    orders: 0,
    promise_kept: none,
    on_time: none,
    accepted: none,
    rating: { average: null, count: 0 },
  })
})

test('counts stats from orders and offers', async () => {
  const { userId, token } = await aWasher(api)
  const inTime = await anOrder(api, { washerId: userId, status: 'completed', promiseKept: true })
  const late = await anOrder(api, { washerId: userId, status: 'completed', promiseKept: false })
  const open = await anOrder(api, { washerId: userId, status: 'in_progress' })
  await pickedUp(inTime, { late: false, accepted: '2026-03-01T09:55:00Z' })
  await pickedUp(late, { late: true, accepted: '2026-03-01T09:55:00Z' })
  // Accepted late: the pickup has the usual lead from there.
  await pickedUp(open, { late: true, accepted: '2026-03-01T10:12:00Z' })
  for (const state of ['accepted', 'skipped', 'expired', 'ended']) await offer(userId, inTime, state)
  await db.run(sql`update washers set rating_tenths_sum = 143, rating_count = 3 where user_id = ${userId}`)
  expect(await statsOf(token)).toEqual({
    orders: 2,
    promise_kept: { met: 1, of: 2 },
    on_time: { met: 2, of: 3 },
    accepted: { met: 1, of: 3 },
    rating: { average: 4.8, count: 3 },
  })
})

test('refuses customers with 403', async () => {
  const { token } = await api.aUser()
  expect((await api.call('GET', '/api/provider/stats', undefined, token)).status).toBe(403)
})
