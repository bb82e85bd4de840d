import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { TagOnBag } from '@washline/contract/tags/endpoints'
import { type TagCode, tagCodeOf } from '@washline/contract/tags/tag-code'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { raceBehind } from '../../testing/harness/race-behind.ts'
import { setMarketSettings } from '../console/builders.ts'
import { startCustody } from '../custody/builders.ts'
import { aCustomer, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { tagsPrivacy } from './privacy.ts'
import { forgetTags } from './use-cases/forget-tags.ts'

const custody = await startCustody()
afterAll(custody.close)
const { db, call, clock, customer, washer, accepted, walk, chainOf, proofOf, handOver } = custody

beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  await setMarketSettings(db, { handover_evidence: 'optional' })
})

const made = async (count: number, by = washer) =>
  ((await call(by, 'POST', '/api/tags', { count })).body.data as { codes: TagCode[] }).codes
const unusedOf = async (by = washer) =>
  (await call(by, 'GET', '/api/tags')).body.data as { codes: TagCode[]; on_bags: TagOnBag[] }
const readTag = (code: string, by?: typeof washer) => call(by, 'GET', `/api/tags/${code}`)
const fitsOf = async (id: OrderId, code: string, by = washer) => call(by, 'GET', `/api/orders/${id}/tags/${code}`)
const lastStep = async (id: OrderId) => (await chainOf(id)).steps.at(-1)
const unknown = tagCodeOf(new Uint8Array(11).fill(9))
const foreign = (tags: readonly string[]) => ({ status: 409, body: { code: 'foreign_tag', tags } })

/** An order that was picked up with two tags and is being washed. */
async function tagged() {
  const id = await accepted()
  const tags = await made(2)
  expect((await handOver(id, 'pickup', { tags })).status).toBe(200)
  await walk(id, 'in_progress')
  return { id, tags: [...tags].sort() }
}

describe('a sheet', () => {
  it('has codes that nobody else has, and is printed again until they are used', async () => {
    const person = await aCustomer(db)
    const codes = await made(24, person)
    expect(new Set(codes).size).toBe(24)
    expect((await unusedOf(person)).codes.toSorted()).toEqual(codes.toSorted())
    expect((await unusedOf(await aCustomer(db))).codes).toEqual([])
  })

  it('is refused above the unused tags of one person, also of two that are made at once', async () => {
    const person = await aCustomer(db)
    for (let sheet = 0; sheet < 3; sheet += 1) await made(60, person)
    await made(30, person)
    const sheets = await raceBehind(
      db,
      (tx) => tx.all(sql`select pg_advisory_xact_lock(hashtextextended('tags', ${person.id}))`),
      () => [1, 2].map(() => call(person, 'POST', '/api/tags', { count: 20 })),
    )
    expect(sheets.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await unusedOf(person)).codes).toHaveLength(230)
    expect((await call(person, 'POST', '/api/tags', { count: 61 })).status).toBe(422)
  })
})

describe('a handover', () => {
  it('puts the scanned tags on the bag, expects them at the return, and lets them go', async () => {
    const { id, tags } = await tagged()
    expect((await chainOf(id)).tags).toEqual(tags)
    expect((await chainOf(id)).steps.at(1)).toMatchObject({ step: 'pickup', tags: { seen: 2, expected: 2 } })
    expect((await unusedOf()).codes).not.toEqual(expect.arrayContaining(tags))
    const onBags = async (person: typeof washer) =>
      (await unusedOf(person)).on_bags
        .filter(({ order_id }) => order_id === id)
        .map(({ code }) => code)
        .sort()
    expect(await onBags(washer)).toEqual(tags)
    expect(await onBags(customer)).toEqual(tags)
    expect((await unusedOf(await aWasher(db))).on_bags).toEqual([])
    expect((await handOver(id, 'return', { tags })).status).toBe(200)
    expect(await onBags(washer)).toEqual([])
    expect(await lastStep(id)).toMatchObject({ step: 'return', tags: { seen: 2, expected: 2 } })
    expect((await chainOf(id)).tags).toEqual([])
    expect(await proofOf(id)).toMatchObject({ ok: true, steps: 3 })
    const next = await accepted()
    expect((await handOver(next, 'pickup', { tags })).status).toBe(200)
  })

  it('is made without a tag that is missing, which the chain keeps', async () => {
    const { id, tags } = await tagged()
    expect((await handOver(id, 'return', { tags: tags.slice(1) })).status).toBe(200)
    expect(await lastStep(id)).toMatchObject({ step: 'return', tags: { seen: 1, expected: 2 } })
  })

  it('by the plain call has scanned none of them', async () => {
    const { id } = await tagged()
    await walk(id, 'laundry_complete', 'delivered')
    expect(await lastStep(id)).toMatchObject({ step: 'return', tags: { seen: 0, expected: 2 } })
    expect((await chainOf(id)).tags).toEqual([])
  })

  it('without tags goes as before', async () => {
    const id = await accepted()
    expect((await handOver(id, 'pickup')).status).toBe(200)
    expect(await lastStep(id)).toMatchObject({ step: 'pickup', tags: null })
    expect((await handOver(await accepted(), 'pickup', { tags: [] })).status).toBe(200)
  })

  it('is stopped by a tag of another bag, an unknown one, and later by a free one', async () => {
    const { id, tags } = await tagged()
    const [free = unknown] = await made(1)
    const other = await accepted()
    expect(await handOver(other, 'pickup', { tags: [free, ...tags] })).toMatchObject(foreign(tags))
    expect(await handOver(other, 'pickup', { tags: [unknown] })).toMatchObject(foreign([unknown]))
    expect((await chainOf(other)).next).toEqual({ step: 'pickup', by: 'washer' })
    expect((await fitsOf(other, free)).body.data).toEqual({ fits: true })
    expect(await handOver(id, 'return', { tags: [...tags, free] })).toMatchObject(foreign([free]))
    expect(await handOver(id, 'return', { tags: [unknown] })).toMatchObject(foreign([unknown]))
    expect((await handOver(id, 'return', { tags })).status).toBe(200)
  })

  it('of two that take one tag at once lets one have it', async () => {
    const [one, other] = [await accepted(), await accepted()]
    const tags = await made(1)
    const bodies = new Map(
      await Promise.all(
        [one, other].map(
          async (id) => [id, { counts: await custody.counts(id), pin: await custody.pinOf(id) }] as const,
        ),
      ),
    )
    const answers = await raceBehind(
      db,
      (tx) => tx.all(sql`select from tags where code = any(${tags}::text[]) for update`),
      () => [one, other].map((id) => handOver(id, 'pickup', { tags, ...bodies.get(id) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(foreign(tags))
  })

  it('refuses what is no code, one twice, and too many', async () => {
    const id = await accepted()
    const [code = unknown] = await made(1)
    const many = await made(market.tags.orderMost + 1)
    for (const tags of [['abc'], [code, code], many]) expect((await handOver(id, 'pickup', { tags })).status).toBe(422)
  })
})

describe('a tag', () => {
  it('gives a stranger whether it is in use, and its order to the people of that order alone', async () => {
    const { id, tags } = await tagged()
    const [code = unknown] = tags
    const stranger = await aWasher(db)
    for (const person of [undefined, stranger])
      expect((await readTag(code, person)).body.data).toEqual({ in_use: true, order_id: null })
    for (const person of [customer, washer])
      expect((await readTag(code, person)).body.data).toEqual({ in_use: true, order_id: id })
    const [free = unknown] = await made(1)
    expect((await readTag(free)).body.data).toEqual({ in_use: false, order_id: null })
    expect((await readTag(unknown)).status).toBe(404)
    expect((await readTag('no-code')).status).toBe(404)
  })

  it('is checked before a pickup by the order’s Washer alone', async () => {
    const { tags } = await tagged()
    const other = await accepted()
    const [code = unknown] = tags
    expect((await fitsOf(other, code)).body.data).toEqual({ fits: false })
    expect((await fitsOf(other, unknown)).body.data).toEqual({ fits: false })
    expect((await fitsOf(other, code, await aWasher(db))).status).toBe(404)
  })

  it('keeps working without its maker, and is forgotten after years on no bag', async () => {
    const person = await aCustomer(db)
    const [code = unknown] = await made(1, person)
    expect((await tagsPrivacy.read(db, person.id)).sections).toEqual({ tags: [{ code, madeAt: expect.anything() }] })
    await db.transaction((tx) => tagsPrivacy.erase?.(tx, { userId: person.id, at: clock.now() }) ?? Promise.resolve([]))
    expect((await unusedOf(person)).codes).toEqual([])
    expect((await readTag(code)).status).toBe(200)
    const { tags } = await tagged()
    const [used = unknown] = tags
    await db.run(
      sql`update tags set made_at = made_at - interval '3 years', changed_at = changed_at - interval '3 years'`,
    )
    await forgetTags(custody)
    expect((await readTag(code)).status).toBe(404)
    expect((await readTag(used)).status).toBe(200)
  })
})
