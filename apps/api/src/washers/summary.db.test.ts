import { minor } from '@washline/contract/money'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { anOrder, aWasher, noPayments, startWashers } from './builders.ts'

const earnings = {
  availableMinor: minor(28_550),
  pendingMinor: minor(1_275),
  recentChangeMinor: minor(2_000),
  pendingDeductionsMinor: minor(1_050),
}
const api = await startWashers({
  payments: { ...noPayments, earningsOf: async () => earnings },
  verification: 'auto',
})
afterAll(api.close)
const { db, clock } = api

test('answers stored balance, ratings and availability', async () => {
  const { userId, token } = await aWasher(api)
  const orderId = await anOrder(api, { washerId: userId, status: 'completed' })
  const summary = async () => (await api.call('GET', '/api/provider/summary', undefined, token)).body.data
  expect(await summary()).toEqual({
    online: true,
    verified: true,
    radius_km: 15,
    latitude: 3.1478,
    longitude: 101.7117,
    balance: {
      available_minor: 28_550,
      pending_minor: 1_275,
      recent_change_minor: 2_000,
      pending_deductions_minor: 1_050,
    },
    ratings: { average: null, count: 0, latest: null },
  })
  await db.run(sql`
    insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
    select id, washer_id, customer_id, 48, 'Folded with care', ${clock.now()} from orders where id = ${orderId}`)
  await db.run(sql`update washers set rating_tenths_sum = 143, rating_count = 3 where user_id = ${userId}`)
  expect(await summary()).toMatchObject({
    ratings: {
      average: 4.8,
      count: 3,
      latest: { rating: 4.8, comment: 'Folded with care', from_user: { name: 'Ana' } },
    },
  })
})
