import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { balanceOf, verifyLedger } from '../ledger/index.ts'
import { sql } from '../platform/db/sql.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { closeDelivered } from './use-cases/close-delivered.ts'

const world = await startClaims()
const { db, clock, claimOf, decide } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

type Claimants = Awaited<ReturnType<typeof claimants>>
const lost = { problem: 'lost', retail_value_minor: 2_000 }
const give = { decision: 'approve', amount_minor: 1_600, liable_party: 'washline' }
const reservedOf = (washer: { id: UserId }) =>
  balanceOf(db, { owner: 'user', userId: washer.id, name: 'earnings_reserved' })
const statusOf = async (orderId: OrderId) =>
  (await db.one<{ status: string }>(sql`select status from orders where id = ${orderId}`)).status

/** Four pairs of jeans, counted at pickup, washed, and two hours past their promise. */
async function overdue({ accepted, handOver, walk }: Claimants) {
  const orderId = await accepted()
  await handOver(orderId, 'pickup')
  await walk(orderId, 'in_progress', 'laundry_complete')
  clock.advance(5 * hourMs)
  return orderId
}

it('can be claimed two hours after the promise, for what was counted in, without a photo', async () => {
  const people = await claimants(world)
  const { accepted, handOver, formOf, inputOf, submit, customer } = people
  const orderId = await accepted()
  expect(await formOf(orderId)).toMatchObject({ can_claim: false, why_not: 'not_delivered', claimable_from: null })
  await handOver(orderId, 'pickup', 1)
  const from = new Date(clock.now().getTime() + 5 * hourMs).toISOString()
  clock.advance(5 * hourMs - 1)
  expect(await formOf(orderId)).toMatchObject({ can_claim: false, why_not: 'not_delivered', claimable_from: from })
  expect(await world.uploadClaimPhoto(orderId, customer)).toMatchObject({ status: 409 })
  clock.advance(1)
  const form = await formOf(orderId)
  expect(form).toMatchObject({ can_claim: true, delivered_at: null, window_ends_at: null })
  expect(form.items[0]).toMatchObject({ counted_in: 3, counted_out: null, missing: 3, claimable: 3 })
  const input = await inputOf(orderId, lost)
  const [item] = input.items
  const torn = await submit({ ...input, items: [{ ...item, problem: 'torn' }] })
  expect(torn).toMatchObject({ status: 422, body: { errors: { 'items.0.problem': [expect.any(String)] } } })
  expect(await submit({ ...input, items: [{ ...item, quantity: 4 }] })).toMatchObject({ status: 422 })
  const bare = { ...input, photo_ids: [] }
  expect(await submit({ ...bare, items: [{ ...item, quantity: 3 }] })).toMatchObject({ status: 200 })
  expect(await submit(bare)).toMatchObject({ status: 409, body: { code: 'claim_nothing_left' } })
})

it('needs a photo once something was delivered', async () => {
  const { completed, inputOf, submit } = await claimants(world)
  const input = { ...(await inputOf(await completed())), photo_ids: [] }
  expect(await submit(input)).toMatchObject({ status: 422, body: { errors: { photo_ids: [expect.any(String)] } } })
})

it('is decided by an operator; what is paid ends the order without a charge and without pay', async () => {
  const people = await claimants(world)
  const { claimed, customer, washer, walletOf, formOf } = people
  const orderId = await overdue(people)
  const id = await claimed(orderId, lost)
  const claim = await claimOf(id, customer)
  expect(claim).toMatchObject({ state: 'in_review', delivered_at: null })
  const short = claim.report?.checks.find(({ rule }) => rule === 'washer_counted_short')
  expect(short).toMatchObject({ result: 'passed', evidence: [{ code: 'counted_in_only', values: { counted_in: 4 } }] })
  expect(await decide(id, give)).toMatchObject({ status: 200, body: { data: { state: 'paid' } } })
  expect([await statusOf(orderId), await walletOf()]).toEqual(['cancelled', 1_600])
  const escrow = await balanceOf(db, { owner: 'order', orderId, name: 'escrow' })
  expect([escrow, await reservedOf(washer)]).toEqual([0, 0])
  const late = await world.call(washer, 'PUT', `/api/provider/orders/${orderId}/status`, { action: 'delivered' })
  expect(late.status).toBe(409)
  expect(await formOf(orderId)).toMatchObject({ can_claim: true, items: [{ claimable: 3 }] })
  clock.advance(48 * hourMs + 1)
  expect(await formOf(orderId)).toMatchObject({ can_claim: false, why_not: 'window_over' })
})

it('is closed by a delivery, and what is missing can be claimed again, once', async () => {
  const people = await claimants(world)
  const { claimed, submitted, handOver, customer, formOf, walletOf } = people
  const orderId = await overdue(people)
  const id = await claimed(orderId, { ...lost, quantity: 4 })
  expect(await formOf(orderId)).toMatchObject({ can_claim: false, why_not: 'nothing_left' })
  await handOver(orderId, 'return', 1)
  const refused = { status: 409, body: { code: 'claim_delivered_since' } }
  expect(await decide(id, give)).toMatchObject(refused)
  await Promise.all([1, 2].map(() => closeDelivered(world.deps, orderId)))
  const closed = { state: 'rejected', decided_by: 'rules', decision_reason: null }
  expect(await claimOf(id, customer)).toMatchObject(closed)
  expect((await formOf(orderId)).items[0]).toMatchObject({ missing: 1, claimable: 4 })
  const again = await claimed(orderId, lost)
  const text = 'None of the four pairs came back to me at all.'
  expect(await world.call(customer, 'POST', `/api/claims/${id}/appeal`, { text })).toMatchObject({
    status: 409,
    body: { code: 'claim_claimed_again' },
  })
  expect(await claimOf(again, customer)).toMatchObject({ state: 'paid' })
  expect([await statusOf(orderId), await walletOf()]).toEqual(['delivered', expect.any(Number)])
  await expect(submitted(orderId, { ...lost, quantity: 4 })).rejects.toThrow('422')
})

it('is rejected by its assessment when the delivery was first', async () => {
  const people = await claimants(world)
  const orderId = await overdue(people)
  const id = await people.submitted(orderId, lost)
  await people.handOver(orderId, 'return')
  await closeDelivered(world.deps, orderId)
  await world.assess(id)
  const { state, report } = await claimOf(id, people.customer)
  expect([state, report?.outcome]).toEqual(['rejected', 'reject'])
  expect(report?.checks.find(({ rule }) => rule === 'not_delivered_since')).toMatchObject({ result: 'failed' })
})

it('delivery and decision at once: one of them wins, and the money follows it', async () => {
  for (const _ of [1, 2, 3]) {
    const people = await claimants(world)
    const { washer, customer, walletOf } = people
    const orderId = await overdue(people)
    const id = await people.claimed(orderId, lost)
    const [decided, delivered] = await Promise.all([
      decide(id, give),
      world.call(washer, 'PUT', `/api/provider/orders/${orderId}/status`, { action: 'delivered' }),
    ])
    await closeDelivered(world.deps, orderId)
    expect([decided.status, delivered.status].sort()).toEqual([200, 409])
    const isPaid = decided.status === 200
    expect(await statusOf(orderId)).toBe(isPaid ? 'cancelled' : 'delivered')
    expect((await claimOf(id, customer)).paid_minor).toBe(isPaid ? 1_600 : 0)
    if (isPaid) expect(await walletOf()).toBe(1_600)
  }
})
