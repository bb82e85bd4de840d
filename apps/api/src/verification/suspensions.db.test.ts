import { market } from '@washline/contract/market'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { setFigures } from '../settings/builders.ts'
import { verificationWorld } from './builders.ts'
import { endSuspensions } from './use-cases/suspend-washer.ts'
import { watchWashers } from './use-cases/watch-quality.ts'

const world = await verificationWorld({ mode: 'auto' })
afterAll(world.close)
const { call, clock, db, deps, facts, heard, aPerson, aWasher, read, isOffered, actsOn } = world
const odile = await aPerson(true)
const omar = await aPerson(true)
beforeEach(async () => {
  heard.length = 0
  await db.run(sql`delete from rate_limits`)
})
const told = (name: string) => heard.filter((fact) => fact.name === name)

const reason = 'Three shirts came back torn.'
const act = (by: number, washer: number, what: string, body: object = {}) =>
  call(by, 'POST', `/api/ops/washers/${washer}/${what}`, { reason, ...body })
const suspend = (by: number, washer: number, until: Date | null = null) =>
  act(by, washer, 'suspend', { until: until?.toISOString() ?? null })
const appeal = (washer: number) =>
  call(washer, 'POST', '/api/provider/suspension/appeal', { text: 'My new machine is repaired by now.' })
const suspensionOf = async (washer: number) => (await read(washer)).suspension
const caseOf = async (washer: number) => {
  const { body } = await call(odile, 'GET', '/api/ops/quality')
  return body.data.washers.find((row: { washer: { id: number } }) => row.washer.id === washer)
}

describe('a suspension', () => {
  it('stops requests and says why; what is in hand may be finished', async () => {
    const washer = await aWasher()
    await anOrder(db, { status: 'in_progress', washerId: washer, at: clock.now() })
    const until = new Date(clock.now().getTime() + 3 * 86_400_000)
    expect((await suspend(odile, washer, until)).body.data).toMatchObject({ reason, until: until.toISOString() })
    expect(await isOffered(washer)).toBe(false)
    expect(await suspensionOf(washer)).toMatchObject({ reason, appeal: null })
    expect(await caseOf(washer)).toMatchObject({ orders_in_hand: 1, flag: null, suspension: { reason } })
    expect(told('washer.suspended')).toMatchObject([{ userId: washer, reason, until }])
    expect(await actsOn(washer)).toEqual(['suspend'])
  })

  it('is one operator’s, about somebody else, and ends in the future', async () => {
    const washer = await aWasher()
    const both = await Promise.all([suspend(odile, washer), suspend(omar, washer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await suspend(odile, await aWasher(), clock.now())).body.errors).toHaveProperty('until')
    expect((await suspend(odile, 1)).status).toBe(404)
    await db.run(sql`update users set is_operator = true where id = ${washer}`)
    expect((await act(washer, washer, 'lift', { suspension_id: 1 })).status).toBe(403)
  })

  it('can be appealed once; an operator keeps or lifts it, once', async () => {
    const washer = await aWasher()
    expect((await appeal(washer)).status).toBe(404)
    const { id } = (await suspend(odile, washer)).body.data
    const decide = (by: number, what: 'lift' | 'keep') => act(by, washer, what, { suspension_id: id })
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
    expect(told('washer.unverified')).toHaveLength(1)
    expect(await actsOn(washer)).toEqual(['suspend', 'keep_suspended', 'lift'])
  })

  it('ends by itself when its time is up, once', async () => {
    const washer = await aWasher()
    await suspend(odile, washer, new Date(clock.now().getTime() + 60_000))
    await endSuspensions(deps)
    expect(await isOffered(washer)).toBe(false)
    clock.advance(60_000)
    await Promise.all([endSuspensions(deps), endSuspensions(deps)])
    expect(await isOffered(washer)).toBe(true)
    expect(told('suspension.lifted').filter(({ userId }) => userId === washer)).toMatchObject([{ reason: null }])
  })
})

describe('the watch over quality', () => {
  const rate = async (washer: number, ...tenths: number[]) => {
    for (const each of tenths) {
      const { id: orderId, customerId } = await anOrder(db, { status: 'completed', washerId: washer, at: clock.now() })
      await db.transaction(async (tx) => {
        await tx.run(sql`
          insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
          values (${orderId}, ${washer}, ${customerId}, ${each}, '', ${clock.now()})`)
        await facts.tell(tx, 'order.rated', { orderId, washerId: washer, customerId, tenths: each, at: clock.now() })
      })
    }
  }

  it('flags by the last ratings, from a few of them on, once', async () => {
    const washer = await aWasher()
    await rate(washer, 30, 30, 30, 30)
    expect(await caseOf(washer)).toBeUndefined()
    await rate(washer, 39)
    expect(await caseOf(washer)).toMatchObject({ flag: { causes: ['ratings'], average: 3.2, ratings: 5 } })
    await rate(washer, 30)
    await watchWashers(deps)
    expect(told('washer.flagged')).toMatchObject([{ userId: washer }])
    expect(await isOffered(washer)).toBe(true)
  })

  it('looks at the last twenty only', async () => {
    const washer = await aWasher()
    await rate(washer, ...Array(5).fill(45), ...Array(20).fill(40))
    expect(await caseOf(washer)).toBeUndefined()
    await rate(washer, 39)
    expect(await caseOf(washer)).toMatchObject({ flag: { ratings: market.quality.lastRatings, average: 4 } })
  })

  it('follows the limits that operators set, at the next look too', async () => {
    const washer = await aWasher()
    await rate(washer, 42, 42, 42)
    await setFigures(db, { fewest_ratings: 3, rating_floor: 4.2 })
    await watchWashers(deps)
    expect(await caseOf(washer)).toBeUndefined()
    await setFigures(db, { fewest_ratings: 3, rating_floor: 4.3 })
    await watchWashers(deps)
    expect(await caseOf(washer)).toMatchObject({ flag: { causes: ['ratings'], average: 4.2 } })
    await setFigures(db, {})
  })

  it('leaves who was looked at alone until new ratings come; a suspension answers a flag', async () => {
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

  it('flags who bears claims, and only those', async () => {
    const washer = await aWasher()
    const claim = async (washerMinor: number) => {
      const { id: orderId, customerId } = await anOrder(db, { status: 'completed', washerId: washer, at: clock.now() })
      const at = clock.now()
      await db.transaction(async (tx) => {
        const { id: claimId } = await tx.one<{ id: number }>(sql`
          insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, amount_minor, paid_minor,
            washer_minor, decided_by, reply_until, submitted_at, decision_due_at, last_due_at, decided_at, paid_at)
          values (${orderId}, ${customerId}, ${washer}, 'paid', 'Torn', 900, 900, 900, ${washerMinor}, 'rules', ${at}, ${at},
            ${at}, ${at}, ${at}, ${at}) returning id`)
        const about = { claimId, orderId, customerId, washerId: washer, at, amountMinor: 900, washerMinor }
        await facts.tell(tx, 'claim.moved', { ...about, to: 'paid', by: 'rules', isHeld: false })
      })
    }
    await claim(900)
    await claim(0)
    expect(await caseOf(washer)).toBeUndefined()
    await claim(900)
    expect(await caseOf(washer)).toMatchObject({ flag: { causes: ['claims'], claims: 2, average: null } })
  })
})
