import { type OrderId, toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { afterAll, expect, it, vi } from 'vitest'
import type { Events } from '../events/events.ts'
import { aCustomer } from '../orders/builders.ts'
import { cancelForOperator, reassignOrder } from '../orders/index.ts'
import { moneyOf } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { silentLog } from '../platform/log/log.ts'
import { farAwayPlace, startDispatch } from './builders.ts'
import { dispatchModule } from './module.ts'

const api = await startDispatch()
const { db, clock, call, customer, place, runDue, washersAt, openOf, offersOf, respond } = api
const { notifyCustomerAfterMs, giveUpAfterMs, offerMs } = market.dispatch
const { paymentsOf, addsUp } = moneyOf(db, { customerId: customer.id, washerId: toUserId(1) })
afterAll(async () => {
  await addsUp()
  await api.close()
})
const slow: Events['search.slow'][] = []
api.events.on('search.slow', async (_, event) => {
  slow.push(event)
})
const statusOf = async (id: number) =>
  (await db.one<{ status: string }>(sql`select status from orders where id = ${id}`)).status
const movesOf = (id: number) =>
  api.published.flatMap(([name, event]) => (name === 'order.moved' && event.orderId === id ? [event.move] : []))
/** Advances the clock and runs the jobs that are due. */
const pass = async (ms: number) => {
  clock.advance(ms)
  await runDue()
}

it('notifies the customer once when it takes long, then cancels and releases the authorization', async () => {
  const orderId = await place(farAwayPlace())
  await runDue()
  await pass(notifyCustomerAfterMs - 1)
  expect(slow).toEqual([])
  await pass(1)
  expect(slow).toEqual([{ orderId, customerId: customer.id, at: clock.now() }])
  await pass(giveUpAfterMs - notifyCustomerAfterMs - 1)
  expect(await statusOf(orderId)).toBe('pending')
  await pass(1)
  expect(await statusOf(orderId)).toBe('cancelled')
  expect(await paymentsOf(orderId)).toMatchObject([{ state: 'released', capturedMinor: 0 }])
  expect(movesOf(orderId)).toEqual(['place', 'giveUp'])
  expect(slow).toHaveLength(1)
  await pass(giveUpAfterMs)
  expect(movesOf(orderId)).toEqual(['place', 'giveUp'])
})

it('does not cancel an accepted order, and starts its deadlines anew after a release', async () => {
  const here = farAwayPlace()
  await washersAt(here, [1])
  const orderId = await place(here)
  await runDue()
  const [offer] = await openOf(orderId)
  if (!offer) throw new Error('nobody was asked')
  await respond(offer, 'accept')
  slow.length = 0
  await pass(notifyCustomerAfterMs)
  expect(slow).toEqual([])
  await pass(notifyCustomerAfterMs)
  await call({ id: offer.washerId }, 'POST', `/api/provider/orders/${orderId}/release`, {})
  await pass(giveUpAfterMs - 2 * notifyCustomerAfterMs)
  expect(await statusOf(orderId)).toBe('pending')
  await pass(notifyCustomerAfterMs)
  expect(slow).toMatchObject([{ orderId }])
  await pass(giveUpAfterMs)
  expect(await statusOf(orderId)).toBe('cancelled')
})

it('searches anew when an operator reassigns the order, and does not ask its Washer again', async () => {
  const here = farAwayPlace()
  await washersAt(here, [1])
  const orderId = await place(here)
  await runDue()
  const [offer] = await openOf(orderId)
  if (!offer) throw new Error('nobody was asked')
  await respond(offer, 'accept')
  const [other] = await washersAt(here, [2])
  const decision = {
    orderId,
    operatorId: (await aCustomer(db)).id,
    reason: 'The Washer does not answer',
    at: clock.now(),
  }
  await db.transaction((tx) => reassignOrder(tx, api, decision))
  await runDue()
  expect((await openOf(orderId)).map(({ washerId }) => washerId)).toEqual([other?.id])
  await pass(giveUpAfterMs)
  expect((await offersOf(orderId)).filter(({ washerId }) => washerId === offer.washerId)).toHaveLength(1)
})

it('ends the search and its offers when an operator cancels the order', async () => {
  const here = farAwayPlace()
  await washersAt(here, [1])
  const orderId = await place(here)
  await runDue()
  expect(await openOf(orderId)).toHaveLength(1)
  const decision = {
    orderId,
    operatorId: (await aCustomer(db)).id,
    reason: 'The address does not exist',
    at: clock.now(),
  }
  await db.transaction((tx) => cancelForOperator(tx, api, { ...decision, washerMinor: minor(0) }))
  expect(await openOf(orderId)).toEqual([])
  await pass(notifyCustomerAfterMs)
  expect(await openOf(orderId)).toEqual([])
})

it('does not report a search that a release has restarted', async () => {
  const here = farAwayPlace()
  await washersAt(here, [1])
  const orderId = await place(here)
  await runDue()
  const [offer] = await openOf(orderId)
  if (!offer) throw new Error('nobody was asked')
  await respond(offer, 'accept')
  await pass(60_000)
  await call({ id: offer.washerId }, 'POST', `/api/provider/orders/${orderId}/release`, {})
  slow.length = 0
  await pass(notifyCustomerAfterMs - 60_000)
  expect(slow).toEqual([])
  await pass(60_000)
  expect(slow).toMatchObject([{ orderId }])
})

const placeSearched = (orderId: OrderId) =>
  db.one(sql`select place is not null as "isStored" from searches where order_id = ${orderId}`)

it('ends the open offers when the customer cancels, and stores the place no longer', async () => {
  const here = farAwayPlace()
  const [washer] = await washersAt(here, [1])
  const orderId = await place(here)
  await runDue()
  expect(await placeSearched(orderId)).toEqual({ isStored: true })
  expect((await call(customer, 'POST', `/api/orders/${orderId}/cancel`)).status).toBe(200)
  expect(await offersOf(orderId)).toMatchObject([{ state: 'ended' }])
  expect(await placeSearched(orderId)).toEqual({ isStored: false })
  expect(await api.broadcastsTo({ id: washer?.id ?? toUserId(1) }, orderId)).toMatchObject([
    { event: 'new-order' },
    { event: 'request-ended' },
  ])
  await pass(offerMs)
  expect(await offersOf(orderId)).toHaveLength(1)
})

it('continues after a restart of the process', async () => {
  const here = farAwayPlace()
  const [, , , fourth] = await washersAt(here, [1, 1.2, 1.4, 1.6])
  const orderId = await place(here)
  await runDue()
  clock.advance(offerMs)
  // The queue uses the database's clock, so jobs due by the test's clock are made due there.
  await db.run(sql`
    update jobs.job set start_after = now() where name = 'dispatch-run-wave' and (data->>'orderId')::bigint = ${orderId}`)
  const jobs = createJobs({ databaseUrl: db.url, log: silentLog, pollS: 0.5 })
  await dispatchModule({ ...api, jobs }).jobs?.(jobs)
  await jobs.start()
  try {
    await vi.waitFor(async () => expect((await openOf(orderId)).map((offer) => offer.washerId)).toEqual([fourth?.id]), {
      timeout: 20_000,
      interval: 100,
    })
  } finally {
    await jobs.stop()
  }
  expect((await offersOf(orderId)).filter((offer) => offer.state === 'expired')).toHaveLength(3)
})

it('asks another Washer after the customer has replaced a late one, and not the late one again', async () => {
  const here = farAwayPlace()
  await washersAt(here, [1, 2])
  const orderId = await place(here)
  await runDue()
  const [offer] = await openOf(orderId)
  if (!offer) throw new Error('nobody was asked')
  await respond(offer, 'accept')
  await pass(20 * 60_000)
  const { status } = await call(customer, 'POST', `/api/orders/${orderId}/find-another`)
  expect(status).toBe(200)
  await runDue()
  const asked = await openOf(orderId)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.washerId).not.toBe(offer.washerId)
  const search = await call(customer, 'GET', `/api/orders/${orderId}/search`)
  expect(search.body.data).toMatchObject({ since: clock.now().toISOString() })
})
