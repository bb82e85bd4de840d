import { type ClaimId, toOrderId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setMarketSettings } from '../console/builders.ts'
import { anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { verificationWorld } from './builders.ts'
import { endSuspensions } from './use-cases/suspend-washer.ts'
import { watchWashers } from './use-cases/watch-quality.ts'

const world = await verificationWorld({ mode: 'auto' })
afterAll(world.close)
const { call, clock, db, deps, events, publishedEvents, aPerson, aWasher, read, isOffered, actionsOn } = world
const odile = await aPerson(true)
const omar = await aPerson(true)
beforeEach(async () => {
  publishedEvents.length = 0
  await db.run(sql`delete from rate_limits`)
})
const published = (name: string) => publishedEvents.filter((event) => event.name === name)

const reason = 'Three shirts came back torn.'
const action = (by: UserId, washer: number, what: string, body: object = {}) =>
  call(by, 'POST', `/api/ops/washers/${washer}/${what}`, { reason, ...body })
const suspend = (by: UserId, washer: number, until: Date | null = null) =>
  action(by, washer, 'suspend', { until: until?.toISOString() ?? null })
const appeal = (washer: UserId) =>
  call(washer, 'POST', '/api/provider/suspension/appeal', { text: 'My new machine is repaired by now.' })
const suspensionOf = async (washer: UserId) => (await read(washer)).suspension
const caseOf = async (washer: number) => {
  const { body } = await call(odile, 'GET', '/api/ops/quality')
  return body.data.washers.find((row: { washer: { id: number } }) => row.washer.id === washer)
}

it('lists appeals that wait before flagged Washers, and those before suspended ones, in pages', async () => {
  const [suspended, flagged, appealing] = [await aWasher(), await aWasher(), await aWasher()]
  await suspend(odile, suspended)
  await db.run(sql`
    insert into quality_flags (washer_id, causes, average_tenths, ratings, claims, raised_at)
    values (${flagged}, array['claims'], null, 0, 3, ${clock.now()})`)
  await suspend(odile, appealing)
  await appeal(appealing)
  const seen: { id: number; severity: string }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { data } = (await call(odile, 'GET', `/api/ops/quality?limit=1${query}`)).body
    for (const { washer, severity } of data.washers) seen.push({ id: washer.id, severity })
    cursor = data.next_cursor
  }
  expect(seen).toEqual([
    { id: appealing, severity: 'urgent' },
    { id: flagged, severity: 'serious' },
    { id: suspended, severity: 'normal' },
  ])
  expect((await call(odile, 'GET', '/api/ops/quality?cursor=grave.1.1')).status).toBe(422)
})

describe('a suspension', () => {
  it('clears the verification, shows the reason, and leaves orders in hand', async () => {
    const washer = await aWasher()
    await anOrder(db, { status: 'in_progress', washerId: washer, at: clock.now() })
    const until = new Date(clock.now().getTime() + 3 * 86_400_000)
    expect((await suspend(odile, washer, until)).body.data).toMatchObject({ reason, until: until.toISOString() })
    expect(await isOffered(washer)).toBe(false)
    expect(await suspensionOf(washer)).toMatchObject({ reason, appeal: null })
    expect(await caseOf(washer)).toMatchObject({ orders_in_hand: 1, flag: null, suspension: { reason } })
    expect(published('washer.suspended')).toMatchObject([{ userId: washer, reason, until }])
    expect(await actionsOn(washer)).toEqual(['suspend'])
  })

  it('is accepted from one of two operators, about another person, with an end in the future', async () => {
    const washer = await aWasher()
    const both = await Promise.all([suspend(odile, washer), suspend(omar, washer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await suspend(odile, await aWasher(), clock.now())).body.errors).toHaveProperty('until')
    expect((await suspend(odile, 1)).status).toBe(404)
    await db.run(sql`update users set is_operator = true where id = ${washer}`)
    expect((await action(washer, washer, 'lift', { suspension_id: 1 })).status).toBe(403)
  })

  it('can be appealed, upheld and lifted once', async () => {
    const washer = await aWasher()
    expect((await appeal(washer)).status).toBe(404)
    const { id } = (await suspend(odile, washer)).body.data
    const decide = (by: UserId, what: 'lift' | 'keep') => action(by, washer, what, { suspension_id: id })
    expect((await decide(odile, 'keep')).body.code).toBe('no_appeal')
    clock.advance(60_000)
    expect((await appeal(washer)).body.data.suspension.appeal).toMatchObject({ answer: null })
    expect((await appeal(washer)).body.code).toBe('appealed')
    expect(await caseOf(washer)).toMatchObject({ since: clock.now().toISOString() })
    const both = await Promise.all([decide(odile, 'keep'), decide(omar, 'keep')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await suspensionOf(washer)).toMatchObject({ appeal: { answer: { reason } } })
    expect(await isOffered(washer)).toBe(false)
    const ends = await Promise.all([decide(odile, 'lift'), decide(omar, 'lift')])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await isOffered(washer)).toBe(true)
    expect(await suspensionOf(washer)).toBeNull()
    expect(await actionsOn(washer)).toEqual(['suspend', 'uphold_suspension', 'lift'])
  })

  it('ends once when its time has passed', async () => {
    const washer = await aWasher()
    await suspend(odile, washer, new Date(clock.now().getTime() + 60_000))
    await endSuspensions(deps)
    expect(await isOffered(washer)).toBe(false)
    clock.advance(60_000)
    await Promise.all([endSuspensions(deps), endSuspensions(deps)])
    expect(await isOffered(washer)).toBe(true)
    expect(published('suspension.lifted').filter(({ userId }) => userId === washer)).toMatchObject([{ reason: null }])
  })
})

describe('the watch over quality', () => {
  const rate = async (washer: UserId, ...tenths: number[]) => {
    for (const each of tenths) {
      const { id: orderId, customerId } = await anOrder(db, { status: 'completed', washerId: washer, at: clock.now() })
      await db.transaction(async (tx) => {
        await tx.run(sql`
          insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
          values (${orderId}, ${washer}, ${customerId}, ${each}, '', ${clock.now()})`)
        await events.publish(tx, 'order.rated', {
          orderId: toOrderId(orderId),
          washerId: washer,
          customerId,
          tenths: each,
          at: clock.now(),
        })
      })
    }
  }

  it('flags once by the latest ratings, from a minimum number on', async () => {
    const washer = await aWasher()
    await rate(washer, 30, 30, 30, 30)
    expect(await caseOf(washer)).toBeUndefined()
    await rate(washer, 39)
    expect(await caseOf(washer)).toMatchObject({ flag: { causes: ['ratings'], average: 3.2, ratings: 5 } })
    await rate(washer, 30)
    await watchWashers(deps)
    expect(await db.all(sql`select 1 from quality_flags where washer_id = ${washer}`)).toHaveLength(1)
    expect(await isOffered(washer)).toBe(true)
  })

  it('counts the last twenty ratings only', async () => {
    const washer = await aWasher()
    await rate(washer, ...Array(5).fill(45), ...Array(20).fill(40))
    expect(await caseOf(washer)).toBeUndefined()
    await rate(washer, 39)
    expect(await caseOf(washer)).toMatchObject({ flag: { ratings: market.quality.lastRatings, average: 4 } })
  })

  it('applies changed limits at the next run', async () => {
    const washer = await aWasher()
    await rate(washer, 42, 42, 42)
    await setMarketSettings(db, { fewest_ratings: 3, rating_floor: 4.2 })
    await watchWashers(deps)
    expect(await caseOf(washer)).toBeUndefined()
    await setMarketSettings(db, { fewest_ratings: 3, rating_floor: 4.3 })
    await watchWashers(deps)
    expect(await caseOf(washer)).toMatchObject({ flag: { causes: ['ratings'], average: 4.2 } })
    await setMarketSettings(db, {})
  })

  it('flags again only after newer ratings, and a suspension closes the flag', async () => {
    const washer = await aWasher()
    await rate(washer, ...Array(5).fill(20))
    const { flag } = await caseOf(washer)
    const close = () =>
      call(odile, 'POST', `/api/ops/quality/${flag.id}/close`, { note: 'Spoke to them on the phone.' })
    expect((await Promise.all([close(), close()])).map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([watchWashers(deps), watchWashers(deps)])
    expect(await caseOf(washer)).toBeUndefined()
    await rate(washer, 20)
    expect(await caseOf(washer)).toMatchObject({ flag: { average: 2 } })
    await suspend(odile, washer)
    expect(await caseOf(washer)).toMatchObject({ flag: null, suspension: { reason } })
  })

  it('flags by claims for which the Washer was liable only', async () => {
    const washer = await aWasher()
    const claim = async (washerMinor: Minor) => {
      const { id: orderId, customerId } = await anOrder(db, { status: 'completed', washerId: washer, at: clock.now() })
      const at = clock.now()
      await db.transaction(async (tx) => {
        const { id: claimId } = await tx.one<{ id: ClaimId }>(sql`
          insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, amount_minor, paid_minor,
            washer_minor, decided_by, reply_until, submitted_at, decision_due_at, last_due_at, decided_at, paid_at)
          values (${orderId}, ${customerId}, ${washer}, 'paid', 'Torn', 900, 900, 900, ${washerMinor}, 'rules', ${at}, ${at},
            ${at}, ${at}, ${at}, ${at}) returning id`)
        const about = { claimId, orderId, customerId, washerId: washer, at, amountMinor: minor(900), washerMinor }
        const pay = { isReserved: false, isDeliveredSince: false, mayDeductMinor: minor(0), deductedMinor: washerMinor }
        await events.publish(tx, 'claim.moved', { ...about, ...pay, to: 'paid', by: 'rules' })
      })
    }
    await claim(minor(900))
    await claim(minor(0))
    expect(await caseOf(washer)).toBeUndefined()
    await claim(minor(900))
    expect(await caseOf(washer)).toMatchObject({ flag: { causes: ['claims'], claims: 2, average: null } })
  })
})
