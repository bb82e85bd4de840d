import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startOrders, startPlacing } from '../builders.ts'
import { checkPromise } from './check-promise.ts'
import { refreshPaces } from './refresh-paces.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, clock } = api
const { customer, accepted, walk, viewOf } = placing
const minute = 60_000
beforeEach(() => db.run(sql`delete from rate_limits`))

describe('what the market learns from its estimates', () => {
  const check = (orderId: OrderId) =>
    checkPromise({ ...api, broadcast: async () => undefined }, { orderId, checkAt: undefined })
  const estimatesOf = (id: OrderId) =>
    db.all<{ stage: string; isLive: boolean; others: number; p90At: Date }>(sql`
      select stage, is_live as "isLive", others, p90_at as "p90At" from order_estimates where order_id = ${id} order by p90_at`)
  const clear = async () => {
    await db.run(sql`delete from order_estimates`)
    await db.run(sql`delete from market_calibrations`)
    await db.run(sql`delete from washer_paces`)
    await db.run(sql`delete from market_paces`)
  }

  it('is measured by the first estimate of each stage', async () => {
    await clear()
    const id = await accepted()
    await check(id)
    const [first] = await estimatesOf(id)
    expect(first).toMatchObject({ stage: 'door', isLive: false })
    clock.advance(5 * minute)
    await check(id)
    expect(await estimatesOf(id)).toEqual([first])
    await walk(id, 'picked_up')
    await check(id)
    expect((await estimatesOf(id)).map(({ stage }) => stage).sort()).toEqual(['door', 'start'])
  })

  it('moves the promise later while returns miss it, and nothing is counted twice', async () => {
    await clear()
    const id = await accepted()
    await check(id)
    const wait = async () => Date.parse((await viewOf(id)).promise?.p90_at ?? '')
    clock.advance(200 * minute)
    const before = await wait()
    await refreshPaces(api)
    const after = await wait()
    expect(after).toBeGreaterThan(before)
    expect(await estimatesOf(id)).toEqual([])
    await refreshPaces(api)
    expect(await wait()).toBe(after)
    await clear()
  })

  it('counts no order that was cancelled', async () => {
    await clear()
    const id = await placing.placed()
    await placing.assign(id)
    await check(id)
    await api.call(customer, 'POST', `/api/orders/${id}/cancel`, {})
    clock.advance(200 * minute)
    await refreshPaces(api)
    expect(await db.all(sql`select from market_calibrations`)).toEqual([])
  })
})
