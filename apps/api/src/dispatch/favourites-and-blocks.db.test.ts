import { type OrderId, toUserId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { farAwayPlace, startDispatch } from './builders.ts'

const api = await startDispatch()
afterAll(api.close)
const { db, clock, call, customer, place, runDue, washersAt, openOf, respond, broadcastsTo } = api
beforeEach(async () => {
  await db.run(sql`delete from favourites`)
  await db.run(sql`delete from blocks`)
})
const asked = async (orderId: OrderId) => (await openOf(orderId)).map((offer) => offer.washerId).sort()
const ids = (...washers: (Person | undefined)[]) => washers.map((washer) => washer?.id).sort()
const favour = (washer: Person | undefined) => call(customer, 'PUT', `/api/favourites/${washer?.id}`)
const block = (by: { id: UserId }, whom: { id: number } | undefined) => call(by, 'PUT', `/api/blocks/${whom?.id}`)

describe('a favourite', () => {
  it('is asked alone first, within the largest radius, and the customer sees the reason', async () => {
    const here = farAwayPlace()
    const [near, far, next] = await washersAt(here, [0.5, 7, 1])
    await favour(far)
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(far))
    const [offer] = await openOf(orderId)
    const { parts } = await db.one<{ parts: object }>(
      sql`select score_parts as parts from offers where id = ${offer?.id}`,
    )
    expect(parts).toMatchObject({ favourite: 1 })
    if (offer) await respond(offer, 'accept')
    expect((await call(customer, 'GET', `/api/orders/${orderId}`)).body.data).toMatchObject({
      provider: {
        user_id: far?.id,
        reason: expect.stringMatching(/^a favorite of yours, [67]\.\d km away/),
        // Between the cell of the door and the shown place: up to 700 m off.
        match: { distance_meters: expect.closeTo(7_000, -3.15), is_favourite: true },
      },
    })
    expect(near && next).toBeDefined()
  })

  it('who does not answer is followed by all others, the nearest first', async () => {
    const here = farAwayPlace()
    const [near, far] = await washersAt(here, [0.5, 9])
    await favour(far)
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(far))
    clock.advance(market.dispatch.offerMs)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(near))
  })

  it('of another customer has no precedence', async () => {
    const here = farAwayPlace()
    const [near, far] = await washersAt(here, [0.5, 2])
    const other = await aCustomer(db)
    await call(other, 'PUT', `/api/favourites/${far?.id}`)
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(near, far))
  })
})

describe('two people of whom one has blocked the other', () => {
  it.each(['customer', 'washer'] as const)('get no offers of each other’s orders if the %s blocked', async (who) => {
    const here = farAwayPlace()
    const [near, next] = await washersAt(here, [0.5, 1])
    await favour(near)
    if (who === 'customer') await block(customer, near)
    else {
      // A block needs an earlier order between the two.
      await db.run(sql`
        insert into blocks (blocker_id, blocked_id, created_at) values (${near?.id}, ${customer.id}, ${clock.now()})`)
    }
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(next))
    const { body } = await call(customer, 'GET', `/api/orders/${orderId}/search`)
    expect((body.data as { nearby: unknown[] }).nearby).toHaveLength(1)
  })

  it('lose the open offer between them, and the search continues', async () => {
    const here = farAwayPlace()
    const [near, next] = await washersAt(here, [0.5, 1])
    await favour(near)
    const orderId = await place(here)
    await runDue()
    const [offer] = await openOf(orderId)
    expect((await block(customer, near)).status).toBe(200)
    expect(await openOf(orderId)).toEqual([])
    expect((await broadcastsTo({ id: near?.id ?? toUserId(1) }, orderId)).at(-1)).toMatchObject({
      event: 'request-ended',
    })
    if (offer) expect((await respond(offer, 'accept')).status).toBe(409)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(next))
  })

  it('get no common order from a concurrent block and acceptance', async () => {
    const here = farAwayPlace()
    const [near] = await washersAt(here, [0.5])
    const orderId = await place(here)
    await runDue()
    const [offer] = await openOf(orderId)
    if (!offer) throw new Error('nobody was asked')
    const [accepted, blocked] = await Promise.all([respond(offer, 'accept'), block(customer, near)])
    const isTaken = accepted.status === 200
    expect([200, 409]).toContain(accepted.status)
    expect(blocked.body.data).toEqual({ running_orders: isTaken ? 1 : 0 })
  })
})
