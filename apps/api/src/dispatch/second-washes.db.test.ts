import { listRequests } from '@washline/contract/dispatch/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, expect, it } from 'vitest'
import { anOrder, type Person } from '../orders/builders.ts'
import { lockOrder, placeRewash } from '../orders/index.ts'
import { sql } from '../platform/db/sql.ts'
import { farAwayPlace, startDispatch, type TestPlace } from './builders.ts'

const api = await startDispatch()
afterAll(api.close)
const { db, clock, call, customer, runDue, washersAt, openOf, respond } = api
const asked = async (orderId: OrderId) => (await openOf(orderId)).map((offer) => offer.washerId).sort()
const ids = (...washers: (Person | undefined)[]) => washers.map((washer) => washer?.id).sort()

/** A second wash of an order that this Washer has completed. */
async function rewashAt(place: TestPlace, washer: Person | undefined, change: object = {}): Promise<OrderId> {
  if (!washer) throw new Error('nobody has washed it')
  const at = clock.now()
  const people = { customerId: customer.id, washerId: washer.id }
  const { id } = await anOrder(db, { ...people, status: 'completed', pickup: place, at })
  return db.transaction(async (tx) => {
    const first = await lockOrder(tx, id)
    const item = await tx.one<{ id: never }>(sql`select id from order_items where order_id = ${id}`)
    if (!first) throw new Error('the first order is gone')
    return placeRewash(tx, api, {
      first,
      items: [{ itemId: item.id, quantity: 2 }],
      washerId: washer.id,
      asksSameWasher: true,
      isWasherLiable: true,
      at,
      ...change,
    })
  })
}
const groundsOf = async (orderId: OrderId) =>
  (
    await db.all<{ ground: string; reason: string }>(
      sql`select ground, reason from offers where order_id = ${orderId} order by id`,
    )
  ).map(({ ground, reason }) => [ground, reason.split(',')[0]])
const offersOf = async (washer: Person | undefined) =>
  (await call(washer, 'GET', listRequests.path)).body.data as { net_pay_minor: number; is_rewash: boolean }[]

it('is offered to its first Washer alone, at no pay where they are liable, and then to others at the usual pay', async () => {
  const here = farAwayPlace()
  const [near, first] = await washersAt(here, [0.5, 7])
  const orderId = await rewashAt(here, first)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(first))
  expect(await offersOf(first)).toMatchObject([{ is_rewash: true, net_pay_minor: 0 }])
  expect(await groundsOf(orderId)).toEqual([['first_wash', 'washed it before']])
  clock.advance(market.dispatch.offerMs)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(near))
  const { pay } = await db.one<{ pay: number }>(sql`
    select pay_minor as pay from order_rewashes where order_id = ${orderId}`)
  expect(pay).toBeGreaterThan(0)
  expect(await offersOf(near)).toMatchObject([{ is_rewash: true, net_pay_minor: pay }])
  expect((await groundsOf(orderId))[1]?.[0]).toBe('score')
  const [offer] = await openOf(orderId)
  if (offer) await respond(offer, 'accept')
  expect((await call(near, 'GET', `/api/orders/${orderId}`)).body.data).toMatchObject({ net_pay: pay / 100 })
})

it('pays its first Washer as usual where the market is liable', async () => {
  const here = farAwayPlace()
  const [first] = await washersAt(here, [1])
  await rewashAt(here, first, { isWasherLiable: false })
  await runDue()
  const [offer] = await offersOf(first)
  expect(offer?.net_pay_minor).toBeGreaterThan(0)
})

it('is not offered to its first Washer where the customer does not want them', async () => {
  const here = farAwayPlace()
  const [near, first] = await washersAt(here, [2, 0.5])
  const orderId = await rewashAt(here, first, { asksSameWasher: false })
  await runDue()
  expect(await asked(orderId)).toEqual(ids(near))
})
