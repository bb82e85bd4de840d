import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { openConnections } from '../platform/testing/open-connections.ts'
import { currentCatalogue, insertCatalogue, rowsOf } from '../scanning/index.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { holdEarning } from './use-cases/hold-pay.ts'
import { settleBlame } from './use-cases/settle-blame.ts'

const world = await startClaims()
const { db, clock, claimOf, decide, operator } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  const last = await claimants(world)
  await last.close()
})

const heldOf = (washer: { id: number }) => balanceOf(db, { owner: 'user', userId: washer.id, name: 'earnings_held' })
const torn = { retail_value: 100 }

it('opens with what was counted in and out, and says why it cannot be made', async () => {
  const { delivered, accepted, formOf, customer } = await claimants(world)
  const orderId = await delivered({ missing: 1 })
  const form = await formOf(orderId)
  expect(form).toMatchObject({ can_claim: true, why_not: null, cover: { limit: 500, used: 0, left: 500 }, claims: [] })
  expect(form.items[0]).toMatchObject({ listed: 4, counted_in: 4, counted_out: 3, missing: 1, claimable: 4 })
  expect(await formOf(await accepted())).toMatchObject({ can_claim: false, why_not: 'not_delivered' })
  clock.advance(48 * hourMs + 1)
  expect(await formOf(orderId)).toMatchObject({ can_claim: false, why_not: 'window_over' })
  expect(await world.uploadClaimPhoto(orderId, customer)).toMatchObject({
    status: 409,
    body: { code: 'claim_window_over' },
  })
})

it('a clear case is paid at once, and its report says why and how much', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed())
  const claim = await claimOf(id, customer)
  expect(claim).toMatchObject({ state: 'paid', decided_by: 'rules', asked: 40, amount: 40, paid: 40, can_appeal: true })
  expect(claim.report).toMatchObject({ outcome: 'approve', amount: 40, washer_amount: 0, intact: true })
  expect(claim.events.map(({ state }) => state)).toEqual(['submitted', 'assessing', 'approved', 'paid'])
  expect(await walletOf()).toBe(4_000)
  expect(await heldOf(washer)).toBe(0)
})

it('however often and at once it is assessed, it pays once', async () => {
  const { completed, submitted, walletOf } = await claimants(world)
  const id = await submitted(await completed())
  await Promise.all([1, 2, 3].map(() => world.assess(id)))
  await world.assess(id)
  expect(await walletOf()).toBe(4_000)
})

it('goes on where a crash left it between the two transactions', async () => {
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
  const ids = made.map(({ body }) => (body.data as { id: number }).id)
  await Promise.all(ids.map(world.assess))
  expect(await walletOf()).toBe(6_000)
  const paid = await Promise.all(ids.map(async (id) => (await claimOf(id, customer)).paid))
  expect(paid.sort()).toEqual([20, 40])
})

it('two claims at once are not for the same pieces', async () => {
  const { completed, inputOf, submit } = await claimants(world)
  const orderId = await completed()
  const inputs = [await inputOf(orderId, { quantity: 3 }), await inputOf(orderId, { quantity: 3 })]
  const answers = await Promise.all(inputs.map((input) => submit(input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

it('repeated with its key it is one claim; its photo is of no other', async () => {
  const { completed, inputOf, submit, customer } = await claimants(world)
  const orderId = await completed()
  const input = await inputOf(orderId)
  const [first, again] = [await submit(input, 'once'), await submit(input, 'once')]
  expect(again.body).toEqual(first.body)
  expect(await submit(input)).toMatchObject({ status: 422, body: { errors: { photo_ids: [expect.any(String)] } } })
  const list = await world.call(customer, 'GET', `/api/claims?order_id=${orderId}`)
  expect((list.body.data as { claims: unknown[] }).claims).toHaveLength(1)
})

it('is refused for strange items, too many of them, and a stranger', async () => {
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

it('a picture of an earlier claim rejects, and the rejection can be appealed', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const earlier = await claimants(world)
  await earlier.claimed(await earlier.completed(), {}, 4_242)
  const id = await claimed(await completed(), {}, 4_242)
  const claim = await claimOf(id, customer)
  expect(claim).toMatchObject({ state: 'rejected', amount: 0, can_appeal: true })
  expect(claim.report?.checks.find(({ rule }) => rule === 'photos_unused')).toMatchObject({ result: 'failed' })
  expect(await heldOf(washer)).toBe(0)
})

it('what the Washer counted short is held of their pay, and taken when they do not answer', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value: 20 })
  expect(await claimOf(id, washer)).toMatchObject({ state: 'paid', borne_by: 'washer', held: 16, can_reply: true })
  expect(await claimOf(id, customer)).toMatchObject({ borne_by: null, held: null, can_reply: false })
  expect([await walletOf(), await heldOf(washer)]).toEqual([1_600, 1_600])
  await settleBlame(world.deps, id)
  expect(await heldOf(washer)).toBe(1_600)
  clock.advance(24 * hourMs)
  await Promise.all([1, 2].map(() => settleBlame(world.deps, id)))
  expect(await heldOf(washer)).toBe(0)
  expect(await claimOf(id, washer)).toMatchObject({ held: 0, can_reply: false })
})

it('a claim made before completion holds of the earning once it is there', async () => {
  const { delivered, complete, submitted, washer } = await claimants(world)
  const orderId = await delivered()
  await submitted(orderId, { retail_value: 10 })
  expect(await heldOf(washer)).toBe(0)
  await complete(orderId)
  await holdEarning(world.deps, orderId)
  expect(await heldOf(washer)).toBe(800)
})

it('no operator decides against a Washer who may still answer', async () => {
  const { completed, claimed, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const { reply_until } = await claimOf(id, washer)
  const against = { decision: 'approve', amount: 80, borne_by: 'washer' }
  expect(await decide(id, against)).toMatchObject({
    status: 409,
    body: { code: 'claim_washer_may_answer', reply_until },
  })
  clock.advance(24 * hourMs)
  expect(await decide(id, against)).toMatchObject({
    status: 200,
    body: { data: { state: 'paid', borne_by: 'washer' } },
  })
  expect(await heldOf(washer)).toBe(0)
})

it('the Washer answers once and in time; then an operator may decide', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const reply = (by: { id: number }) =>
    world.call(by, 'POST', `/api/claims/${id}/reply`, { text: 'The hole was there at pickup.' })
  expect(await reply(customer)).toMatchObject({ status: 403 })
  expect(await reply(operator)).toMatchObject({ status: 404 })
  expect(await reply(washer)).toMatchObject({ status: 200, body: { data: { can_reply: false } } })
  expect(await reply(washer)).toMatchObject({ status: 409, body: { code: 'claim_replied' } })
  expect(await decide(id, { decision: 'approve', amount: 30, borne_by: 'washer' })).toMatchObject({ status: 200 })
  expect(await walletOf()).toBe(3_000)
})

const wrong = 'The hole was there at pickup, look.'

it('the photos of an answer are seen by both sides and the operator, and by nobody before it is sent', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const photoOf = async (seed: number) =>
    ((await world.uploadReplyPhoto(id, washer, seed)).body.data as { id: number }).id
  const photo_ids = [await photoOf(7_001), await photoOf(7_002)]
  expect(await claimOf(id, washer)).toMatchObject({ reply: null, photos: [{ taken_at: null }] })
  const reply = (key: string) => world.call(washer, 'POST', `/api/claims/${id}/reply`, { text: wrong, photo_ids }, key)
  const both = await Promise.all([reply('answer'), reply('another')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const seen = [await claimOf(id, customer), await claimOf(id, washer), await world.opsClaimOf(id)]
  for (const { reply, photos } of seen) {
    expect(reply?.photos.map((photo) => photo.id)).toEqual(photo_ids)
    expect(reply?.photos[0]).toMatchObject({ used_before: false, url: expect.stringContaining('/api/media/') })
    expect(photos).toHaveLength(1)
  }
})

it('takes photos for an answer from its Washer alone, while it is awaited, and uses each once', async () => {
  const { completed, claimed, photoOf, customer, washer } = await claimants(world)
  const other = await claimants(world)
  const orderId = await completed()
  const [id, next] = [await claimed(orderId, torn), await claimed(await completed(), torn)]
  expect(await world.uploadReplyPhoto(id, customer)).toMatchObject({ status: 403 })
  for (const stranger of [other.washer, operator])
    expect(await world.uploadReplyPhoto(id, stranger)).toMatchObject({ status: 404 })
  const reply = (claimId: number, photo_ids: unknown[]) =>
    world.call(washer, 'POST', `/api/claims/${claimId}/reply`, { text: wrong, photo_ids })
  const { data } = (await world.uploadReplyPhoto(id, washer, 7_003)).body
  const mine = (data as { id: number }).id
  const theirs = await photoOf(orderId)
  for (const [claimId, wish] of [
    [id, [theirs]],
    [next, [mine]],
    [id, [mine, mine]],
    [id, [1, 2, 3, 4, 5]],
  ] as const)
    expect(await reply(claimId, [...wish])).toMatchObject({ status: 422, body: { errors: expect.anything() } })
  expect(await claimOf(id, washer)).toMatchObject({ can_reply: true })
  expect(await reply(id, [mine])).toMatchObject({ status: 200 })
  expect(await world.uploadReplyPhoto(id, washer)).toMatchObject({ status: 409, body: { code: 'claim_replied' } })
  clock.advance(24 * hourMs)
  expect(await world.uploadReplyPhoto(next, washer)).toMatchObject({ status: 409, body: { code: 'claim_reply_over' } })
})

it('a picture that the Washer answered with before is named; it is no photo of a claim', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const ids = [await claimed(await completed(), torn), await claimed(await completed(), torn)]
  for (const id of ids) {
    const { data } = (await world.uploadReplyPhoto(id, washer, 7_004)).body
    const photo_ids = [(data as { id: number }).id]
    await world.call(washer, 'POST', `/api/claims/${id}/reply`, { text: wrong, photo_ids })
  }
  const { reply } = await claimOf(ids[1] ?? 0, customer)
  expect(reply?.photos).toMatchObject([{ used_before: true }])
  const stranger = await claimants(world)
  const same = await stranger.claimed(await stranger.completed(), {}, 7_004)
  expect(await claimOf(same, stranger.customer)).toMatchObject({ state: 'paid' })
})

it('an answer after 24 hours comes too late', async () => {
  const { completed, claimed, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  clock.advance(24 * hourMs)
  const late = await world.call(washer, 'POST', `/api/claims/${id}/reply`, { text: 'The hole was there at pickup.' })
  expect(late).toMatchObject({ status: 409, body: { code: 'claim_reply_over' } })
})

it('of two operators one decides; nobody decides about their own', async () => {
  const { completed, claimed, customer, walletOf } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const give = { decision: 'approve', amount: 50, borne_by: 'washline' }
  const answers = await Promise.all([decide(id, give), decide(id, { decision: 'reject' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([0, 5_000]).toContain(await walletOf())
  await db.run(sql`update users set is_operator = true where id = ${customer.id}`)
  expect(await decide(id, give, customer)).toMatchObject({ status: 403 })
})

it('gives no more than the cover, and takes nothing back', async () => {
  const { completed, claimed } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const give = (amount: number, decisions = 0) =>
    decide(id, { decision: 'approve', amount, borne_by: 'washline', decisions })
  expect(await give(500.01)).toMatchObject({ status: 409, body: { code: 'claim_over_maximum' } })
  expect(await give(500)).toMatchObject({ status: 200 })
  expect(await give(500, 1)).toMatchObject({ status: 409, body: { code: 'claim_nothing_to_decide' } })
})

it('a decision is appealed once, and decided once more', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed(), torn)
  await decide(id, { decision: 'reject' })
  expect(await heldOf(washer)).toBe(0)
  const appeal = (by: { id: number }) =>
    world.call(by, 'POST', `/api/claims/${id}/appeal`, { text: 'The photo shows the hole quite well.' })
  expect(await appeal(washer)).toMatchObject({ status: 403 })
  expect(await appeal(operator)).toMatchObject({ status: 404 })
  const both = await Promise.all([appeal(customer), appeal(customer)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await heldOf(washer)).toBeGreaterThan(0)
  expect(await decide(id, { decision: 'reject', decisions: 1 })).toMatchObject({ status: 200 })
  expect(await appeal(customer)).toMatchObject({ status: 409, body: { code: 'claim_appealed' } })
  expect([await walletOf(), await heldOf(washer)]).toEqual([0, 0])
})

it('is valued by the price list of its order, whichever holds since', async () => {
  const [early, late] = [await claimants(world), await claimants(world)]
  const paidTo = async ({ claimed, customer }: typeof early, orderId: number) =>
    (await claimOf(await claimed(orderId), customer)).paid
  const before = await early.completed()
  const first = await currentCatalogue(db)
  const rows = rowsOf(first).map((row) => (row.garment === 'jeans' ? { ...row, life_years: 10 } : row))
  const change = { version: first.version + 1, rows, changes: [], by: operator.id, reason: 'Denim lasts longer' }
  await db.transaction((tx) => insertCatalogue(tx, { ...change, at: clock.now() }))
  const after = await late.completed()
  await db.run(sql`update orders set catalogue_version = ${change.version} where id = ${after}`)
  expect([await paidTo(early, before), await paidTo(late, after)]).toEqual([40, 45])
})
