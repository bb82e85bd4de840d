import type { ClaimId, OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { balanceOf } from '../ledger/index.ts'
import { anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { currentCatalogue, insertCatalogue, rowsOf } from '../scanning/index.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { reserveEarning } from './use-cases/reserve-pay.ts'
import { settleLiability } from './use-cases/settle-liability.ts'

const world = await startClaims()
const { db, clock, claimOf, decide, operator } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  await (await claimants(world)).close()
})

const reservedOf = (washer: { id: UserId }) =>
  balanceOf(db, { owner: 'user', userId: washer.id, name: 'earnings_reserved' })
const torn = { retail_value_minor: 10_000 }

it('shows the counts at pickup and return, and the reason why a claim cannot be made', async () => {
  const { delivered, accepted, formOf, customer } = await claimants(world)
  const orderId = await delivered({ missing: 1 })
  const form = await formOf(orderId)
  expect(form).toMatchObject({ can_claim: true, why_not: null, claims: [] })
  expect(form.cover).toEqual({ limit_minor: 50_000, used_minor: 0, left_minor: 50_000 })
  expect(form.items[0]).toMatchObject({ listed: 4, counted_in: 4, counted_out: 3, missing: 1, claimable: 4 })
  expect(await formOf(await accepted())).toMatchObject({ can_claim: false, why_not: 'not_delivered' })
  clock.advance(48 * hourMs + 1)
  expect(await formOf(orderId)).toMatchObject({ can_claim: false, why_not: 'window_over' })
  const late = { status: 409, body: { code: 'claim_window_over' } }
  expect(await world.uploadClaimPhoto(orderId, customer)).toMatchObject(late)
})

it('pays a clear case at once, with the reasons and the amount in the report', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed())
  const claim = await claimOf(id, customer)
  expect(claim).toMatchObject({ state: 'paid', decided_by: 'rules', can_appeal: true })
  expect([claim.asked_minor, claim.amount_minor, claim.paid_minor]).toEqual([4_000, 4_000, 4_000])
  expect(claim.report).toMatchObject({ outcome: 'approve', amount_minor: 4_000, washer_amount_minor: 0, intact: true })
  expect(claim.events.map(({ state }) => state)).toEqual(['submitted', 'assessing', 'approved', 'paid'])
  expect(await walletOf()).toBe(4_000)
  expect(await reservedOf(washer)).toBe(0)
})

it('pays once when it is assessed several times at once', async () => {
  const { completed, submitted, walletOf } = await claimants(world)
  const id = await submitted(await completed())
  await Promise.all([1, 2, 3].map(() => world.assess(id)))
  await world.assess(id)
  expect(await walletOf()).toBe(4_000)
})

it('continues after a crash between the two transactions', async () => {
  const { completed, submitted, customer, walletOf } = await claimants(world)
  const id = await submitted(await completed())
  const { get } = world.storage
  world.deps.storage.get = () => Promise.reject(new Error('the disk is gone'))
  await expect(world.assess(id)).rejects.toThrow('the disk is gone')
  expect(await claimOf(id, customer)).toMatchObject({ state: 'assessing', report: null })
  world.deps.storage.get = get
  await world.assess(id)
  expect(await claimOf(id, customer)).toMatchObject({ state: 'paid' })
  expect(await walletOf()).toBe(4_000)
})

it('two claims at once get no more than the cover together', async () => {
  const { completed, inputOf, submit, customer, walletOf } = await claimants(world)
  const orderId = await completed()
  for (const _ of [1, 2, 3]) await anOrder(db, { customerId: customer.id, status: 'completed', at: clock.now() })
  await db.run(sql`update orders set coverage_minor = 6_000 where id = ${orderId}`)
  const inputs = [await inputOf(orderId), await inputOf(orderId)]
  const made = await Promise.all(inputs.map((input) => submit(input)))
  const ids = made.map(({ body }) => (body.data as { id: ClaimId }).id)
  await Promise.all(ids.map(world.assess))
  expect(await walletOf()).toBe(6_000)
  const paid = await Promise.all(ids.map(async (id) => (await claimOf(id, customer)).paid_minor))
  expect(paid.sort()).toEqual([2_000, 4_000])
})

it('two claims at once cannot claim the same pieces', async () => {
  const { completed, inputOf, submit } = await claimants(world)
  const orderId = await completed()
  const inputs = [await inputOf(orderId, { quantity: 3 }), await inputOf(orderId, { quantity: 3 })]
  const answers = await Promise.all(inputs.map((input) => submit(input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

it('a repeated key answers the same claim; its photo belongs to no other claim', async () => {
  const { completed, inputOf, submit, customer } = await claimants(world)
  const orderId = await completed()
  const input = await inputOf(orderId)
  const [first, again] = [await submit(input, 'once'), await submit(input, 'once')]
  expect(again.body).toEqual(first.body)
  expect(await submit(input)).toMatchObject({ status: 422, body: { errors: { photo_ids: [expect.any(String)] } } })
  const list = await world.call(customer, 'GET', `/api/claims?order_id=${orderId}`)
  expect((list.body.data as { claims: unknown[] }).claims).toHaveLength(1)
})

it('refuses unknown items, too many pieces, and people of other orders', async () => {
  const { completed, inputOf, submit, washer } = await claimants(world)
  const other = await claimants(world)
  const orderId = await completed()
  const input = await inputOf(orderId)
  expect(await submit({ ...input, items: [{ ...input.items[0], item_id: 7 }] })).toMatchObject({ status: 422 })
  expect(await submit({ ...input, items: [{ ...input.items[0], quantity: 5 }] })).toMatchObject({ status: 422 })
  expect(await submit({ ...input, description: 'Torn.' })).toMatchObject({ status: 422 })
  for (const stranger of [washer, other.customer, operator])
    expect(await submit(input, undefined, stranger)).toMatchObject({ status: 404 })
  expect(await submit(input)).toMatchObject({ status: 200 })
})

it('rejects a picture of an earlier claim; the rejection can be appealed', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const earlier = await claimants(world)
  await earlier.claimed(await earlier.completed(), {}, 4_242)
  const id = await claimed(await completed(), {}, 4_242)
  const claim = await claimOf(id, customer)
  expect(claim).toMatchObject({ state: 'rejected', amount_minor: 0, can_appeal: true })
  expect(claim.report?.checks.find(({ rule }) => rule === 'photos_unused')).toMatchObject({ result: 'failed' })
  expect(await reservedOf(washer)).toBe(0)
})

it('reserves the pay of a Washer who counted short, and deducts it when they do not answer', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value_minor: 2_000 })
  const liable = { state: 'paid', liable_party: 'washer', reserved_minor: 1_600, can_reply: true }
  expect(await claimOf(id, washer)).toMatchObject(liable)
  expect(await claimOf(id, customer)).toMatchObject({ liable_party: null, reserved_minor: null, can_reply: false })
  expect([await walletOf(), await reservedOf(washer)]).toEqual([1_600, 1_600])
  await settleLiability(world.deps, id)
  expect(await reservedOf(washer)).toBe(1_600)
  clock.advance(24 * hourMs)
  await Promise.all([1, 2].map(() => settleLiability(world.deps, id)))
  expect(await reservedOf(washer)).toBe(0)
  expect(await claimOf(id, washer)).toMatchObject({ reserved_minor: 0, can_reply: false })
})

it('a claim made before completion reserves the earning after completion', async () => {
  const { delivered, complete, submitted, washer } = await claimants(world)
  const orderId = await delivered({ missing: 1 })
  await submitted(orderId, { problem: 'lost', retail_value_minor: 1_000 })
  expect(await reservedOf(washer)).toBe(0)
  await complete(orderId)
  await reserveEarning(world.deps, orderId)
  expect(await reservedOf(washer)).toBe(800)
})

it('a claim about damage reserves none of the Washer’s pay, and deducts none if an operator finds them liable', async () => {
  const { completed, claimed, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const untouched = { reserved_minor: 0, may_deduct_minor: 0, deducted_minor: 0 }
  expect(await claimOf(id, washer)).toMatchObject({ state: 'in_review', can_reply: true, ...untouched })
  clock.advance(24 * hourMs)
  await decide(id, { decision: 'approve', amount_minor: 8_000, liable_party: 'washer' })
  expect(await claimOf(id, washer)).toMatchObject({ state: 'paid', liable_party: 'washer', ...untouched })
})

it('shows the Washer at once what may be deducted and until when they can answer, then what was deducted', async () => {
  const { completed, submitted, customer, washer } = await claimants(world)
  const id = await submitted(await completed({ missing: 1 }), { problem: 'theft', retail_value_minor: 2_000 })
  const rowOf = async (by: { id: UserId }) =>
    ((await world.call(by, 'GET', '/api/claims')).body.data as { claims: [unknown] }).claims[0]
  const { reply_until } = await claimOf(id, washer)
  expect(await rowOf(washer)).toMatchObject({ may_deduct_minor: 1_600, deducted_minor: 0, reply_until })
  expect(await rowOf(customer)).toMatchObject({ may_deduct_minor: null, deducted_minor: null, reply_until: null })
  expect(await reservedOf(washer)).toBe(1_600)
  await world.assess(id)
  clock.advance(24 * hourMs)
  await decide(id, { decision: 'approve', amount_minor: 1_600, liable_party: 'washer' })
  expect(await rowOf(washer)).toMatchObject({ may_deduct_minor: 0, deducted_minor: 1_600, reply_until: null })
})

it('no operator decides against a Washer who may still answer', async () => {
  const { completed, claimed, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const { reply_until } = await claimOf(id, washer)
  const against = { decision: 'approve', amount_minor: 8_000, liable_party: 'washer' }
  expect(await decide(id, against)).toMatchObject({
    status: 409,
    body: { code: 'claim_washer_may_answer', reply_until },
  })
  clock.advance(24 * hourMs)
  expect(await decide(id, against)).toMatchObject({
    status: 200,
    body: { data: { state: 'paid', liable_party: 'washer' } },
  })
  expect(await reservedOf(washer)).toBe(0)
})

it('one of two operators decides; nobody decides their own claim', async () => {
  const { completed, claimed, customer, walletOf } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const give = { decision: 'approve', amount_minor: 5_000, liable_party: 'washline' }
  const answers = await Promise.all([decide(id, give), decide(id, { decision: 'reject' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([0, 5_000]).toContain(await walletOf())
  await db.run(sql`update users set is_operator = true where id = ${customer.id}`)
  expect(await decide(id, give, customer)).toMatchObject({ status: 403 })
})

it('gives no more than the cover, and never lowers what was paid', async () => {
  const { completed, claimed } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const give = (amount_minor: number, decisions = 0) =>
    decide(id, { decision: 'approve', amount_minor, liable_party: 'washline', decisions })
  expect(await give(50_001)).toMatchObject({ status: 409, body: { code: 'claim_over_maximum' } })
  expect(await give(50_000)).toMatchObject({ status: 200 })
  expect(await give(50_000, 1)).toMatchObject({ status: 409, body: { code: 'claim_nothing_to_decide' } })
})

it('allows one appeal, and one decision on it', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed({ missing: 1 }), { problem: 'lost', ...torn })
  await decide(id, { decision: 'reject' })
  expect(await reservedOf(washer)).toBe(0)
  const appeal = (by: { id: UserId }) =>
    world.call(by, 'POST', `/api/claims/${id}/appeal`, { text: 'The photo shows the hole quite well.' })
  expect(await appeal(washer)).toMatchObject({ status: 403 })
  expect(await appeal(operator)).toMatchObject({ status: 404 })
  const both = await Promise.all([appeal(customer), appeal(customer)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await reservedOf(washer)).toBeGreaterThan(0)
  expect(await decide(id, { decision: 'reject', decisions: 1 })).toMatchObject({ status: 200 })
  expect(await appeal(customer)).toMatchObject({ status: 409, body: { code: 'claim_appealed' } })
  expect([await walletOf(), await reservedOf(washer)]).toEqual([0, 0])
})

it('values by the price list of its order, not by a newer one', async () => {
  const [early, late] = [await claimants(world), await claimants(world)]
  const paidTo = async ({ claimed, customer }: typeof early, orderId: OrderId) =>
    (await claimOf(await claimed(orderId), customer)).paid_minor
  const before = await early.completed()
  const first = await currentCatalogue(db)
  const rows = rowsOf(first).map((row) => (row.garment === 'jeans' ? { ...row, expected_life_years: 10 } : row))
  const change = { version: first.version + 1, rows, changes: [], by: operator.id, reason: 'Denim lasts longer' }
  await db.transaction((tx) => insertCatalogue(tx, { ...change, at: clock.now() }))
  const after = await late.completed()
  await db.run(sql`update orders set catalogue_version = ${change.version} where id = ${after}`)
  expect([await paidTo(early, before), await paidTo(late, after)]).toEqual([4_000, 4_500])
})
