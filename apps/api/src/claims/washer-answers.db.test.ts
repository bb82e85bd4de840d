import type { ClaimId, UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { claimants, hourMs, startClaims } from './builders.ts'

const world = await startClaims()
const { db, clock, claimOf, decide, operator } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  await (await claimants(world)).close()
})

const torn = { retail_value_minor: 10_000 }

it('the Washer answers once and in time; then an operator may decide', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const reply = (by: { id: UserId }) =>
    world.call(by, 'POST', `/api/claims/${id}/reply`, { text: 'The hole was there at pickup.' })
  expect(await reply(customer)).toMatchObject({ status: 403 })
  expect(await reply(operator)).toMatchObject({ status: 404 })
  expect(await reply(washer)).toMatchObject({ status: 200, body: { data: { can_reply: false } } })
  expect(await reply(washer)).toMatchObject({ status: 409, body: { code: 'claim_replied' } })
  const { status } = await decide(id, { decision: 'approve', amount_minor: 3_000, liable_party: 'washer' })
  expect(status).toBe(200)
  expect(await walletOf()).toBe(3_000)
})

const wrong = 'The hole was there at pickup, look.'

it('both people and the operator see the photos of an answer, nobody before it is sent', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const photoOf = async (seed: number) =>
    ((await world.uploadReplyPhoto(id, washer, seed)).body.data as { id: number }).id
  const photo_ids = [await photoOf(7_001), await photoOf(7_002)]
  expect(await claimOf(id, washer)).toMatchObject({ reply: null, photos: [{ taken_at: null }] })
  const reply = (key: string) => world.call(washer, 'POST', `/api/claims/${id}/reply`, { text: wrong, photo_ids }, key)
  const both = await Promise.all([reply('answer'), reply('another')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const seen = [await claimOf(id, customer), await claimOf(id, washer), await world.consoleClaimOf(id)]
  for (const { reply, photos } of seen) {
    expect(reply?.photos.map((photo) => photo.id)).toEqual(photo_ids)
    expect(reply?.photos[0]).toMatchObject({ used_before: false, url: expect.stringContaining('/api/media/') })
    expect(photos).toHaveLength(1)
  }
})

it('an operator reads the name of the Washer’s business, and of the person behind it', async () => {
  const { completed, claimed, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  const named = { name: `${washer.name} Laundry`, person: washer.name }
  expect(await world.consoleClaimOf(id)).toMatchObject({ washer: { name: named.name }, people: { washer: named } })
  const { body } = await world.call(operator, 'GET', '/api/ops/claims')
  expect((body.data as { claims: { id: number }[] }).claims.find((row) => row.id === id)).toMatchObject({
    washer: named,
  })
})

it('accepts photos for an answer from its Washer only, before the answer, each used once', async () => {
  const { completed, claimed, photoOf, customer, washer } = await claimants(world)
  const other = await claimants(world)
  const orderId = await completed()
  const [id, next] = [await claimed(orderId, torn), await claimed(await completed(), torn)]
  expect(await world.uploadReplyPhoto(id, customer)).toMatchObject({ status: 403 })
  for (const stranger of [other.washer, operator])
    expect(await world.uploadReplyPhoto(id, stranger)).toMatchObject({ status: 404 })
  const reply = (claimId: ClaimId, photo_ids: unknown[]) =>
    world.call(washer, 'POST', `/api/claims/${claimId}/reply`, { text: wrong, photo_ids })
  const { data } = (await world.uploadReplyPhoto(id, washer, 7_003)).body
  const mine = (data as { id: number }).id
  const theirs = await photoOf(orderId)
  for (const [claimId, photoIds] of [
    [id, [theirs]],
    [next, [mine]],
    [id, [mine, mine]],
    [id, [1, 2, 3, 4, 5]],
  ] as const)
    expect(await reply(claimId, [...photoIds])).toMatchObject({ status: 422, body: { errors: expect.anything() } })
  expect(await claimOf(id, washer)).toMatchObject({ can_reply: true })
  expect(await reply(id, [mine])).toMatchObject({ status: 200 })
  expect(await world.uploadReplyPhoto(id, washer)).toMatchObject({ status: 409, body: { code: 'claim_replied' } })
  clock.advance(24 * hourMs)
  expect(await world.uploadReplyPhoto(next, washer)).toMatchObject({ status: 409, body: { code: 'claim_reply_over' } })
})

it('marks a picture that the Washer used in an earlier answer; it does not become a claim photo', async () => {
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

it('refuses an answer after 24 hours', async () => {
  const { completed, claimed, washer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  clock.advance(24 * hourMs)
  const late = await world.call(washer, 'POST', `/api/claims/${id}/reply`, { text: 'The hole was there at pickup.' })
  expect(late).toMatchObject({ status: 409, body: { code: 'claim_reply_over' } })
})
