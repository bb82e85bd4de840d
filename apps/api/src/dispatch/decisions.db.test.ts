import { appealOfferDecision, listOfferDecisions, type OfferDecision } from '@washline/contract/dispatch/explanations'
import type { OfferId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setMarketSettings } from '../console/builders.ts'
import { aCustomer, anOrder, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { farAwayPlace, startDispatch } from './builders.ts'
import { appealsOf } from './queries/decisions.ts'
import { answerAppeal, forgetOldDecisions } from './use-cases/appeal-decision.ts'

const api = await startDispatch()
const { db, clock, call, place, washersAt, runDue, offersOf } = api
beforeAll(() => setMarketSettings(db, { wave_size: 1 }))
afterAll(api.close)

const day = 86_400_000
const decisions = async (washer: Pick<Person, 'id'>, query = ''): Promise<OfferDecision[]> => {
  await db.run(sql`delete from rate_limits`)
  const answer = await call(washer, 'GET', `${listOfferDecisions.path}${query}`)
  expect(answer.status).toBe(200)
  return listOfferDecisions.answers[200].parse(answer.body).data.decisions
}
const appeal = (washer: Pick<Person, 'id'>, id: OfferId) =>
  call(washer, 'POST', appealOfferDecision.path.replace(':id', String(id)), {
    text: 'I was nearer than this, please look again.',
  })
const two = async (near = 0.4, far = 2) => {
  const here = farAwayPlace()
  const [first, second] = await washersAt(here, [near, far])
  if (!first || !second) throw new Error('two Washers were to be made')
  return { here, first, second }
}

it('explains an offer by the parts of its score, and one not made by the nearest change', async () => {
  const { here, first, second } = await two()
  const orderId = await place(here)
  await runDue()
  expect((await offersOf(orderId)).map(({ washerId }) => washerId)).toEqual([first.id])

  const [made, ...others] = await decisions(first)
  expect(others).toEqual([])
  expect(made).toMatchObject({ made: true, outcome: 'open', why_not: null, changes: [], appeal: null })
  const points = made?.parts?.reduce((sum, { value, weight }) => sum + value * weight, 0)
  expect(points).toBeCloseTo(made?.score ?? 0)

  const [notMade] = await decisions(second)
  expect(notMade).toMatchObject({ made: false, outcome: null, why_not: 'lower_score' })
  expect(notMade?.changes[0]).toEqual({ kind: 'nearer', by: expect.any(Number) })
  expect(notMade?.place?.distance_meters).toBe(Math.round((notMade?.place?.distance_meters ?? 0) / 100) * 100)
  // The change is true: that much nearer they are asked.
  const nearer = notMade?.changes[0]?.by ?? 0
  expect(nearer).toBeLessThanOrEqual(notMade?.place?.distance_meters ?? 0)
  expect(JSON.stringify(notMade)).not.toContain(String(orderId))
})

it('replaces the reasons of an earlier wave, and becomes an offer with it', async () => {
  const { here, first, second } = await two(0.4, 5)
  const orderId = await place(here)
  await runDue()
  expect(await decisions(second)).toMatchObject([{ made: false, why_not: 'too_far' }])
  const [offer] = await offersOf(orderId)
  if (!offer) throw new Error('nobody was asked')
  await api.respond(offer, 'skip')
  await runDue()
  expect(await decisions(second)).toMatchObject([{ made: true, outcome: 'open' }])
  expect(await decisions(first)).toMatchObject([{ made: true, outcome: 'skipped' }])
  expect(await decisions(second, '?made=no')).toEqual([])
  expect(await decisions(second, '?made=yes')).toHaveLength(1)
})

it('names capacity, the own radius and a block, the last without place and hour', async () => {
  const here = farAwayPlace()
  const [full, near, blocked, asked] = await washersAt(here, [0.5, 3, 0.6, 0.7])
  if (!full || !near || !blocked || !asked) throw new Error('four Washers were to be made')
  for (let n = 0; n < market.dispatch.capacity; n += 1)
    await anOrder(db, { status: 'accepted', washerId: full.id, at: clock.now() })
  await db.run(sql`update washers set radius_km = 1 where user_id = ${near.id}`)
  await db.run(sql`
    insert into blocks (blocker_id, blocked_id, created_at) values (${api.customer.id}, ${blocked.id}, ${clock.now()})`)
  await place(here)
  await runDue()
  expect(await decisions(full)).toMatchObject([{ why_not: 'at_capacity', changes: [{ kind: 'in_hand', by: 1 }] }])
  expect(await decisions(near)).toMatchObject([{ why_not: 'own_radius', changes: [{ kind: 'own_radius' }] }])
  const [one] = await decisions(blocked)
  expect(one).toMatchObject({ why_not: 'blocked', place: null, score: null, parts: null, changes: [] })
  expect(new Date(one?.at ?? 0).getTime() % 3_600_000).toBe(0)
  expect(new Date(one?.at ?? 0).toLocaleTimeString('en-GB', { timeZone: market.timeZone })).toBe('00:00:00')
  expect(await decisions(asked)).toMatchObject([{ made: true }])
})

it('names a drive that leaves no time for the wash', async () => {
  const { here, first } = await two()
  await db.run(sql`
    update washers set last_latitude = ${here.latitude}, last_longitude = ${here.longitude + 0.5}, last_position_at = ${clock.now()}
    where user_id = ${first.id}`)
  await place(here)
  await runDue()
  const [notMade] = await decisions(first)
  expect(notMade).toMatchObject({ made: false, why_not: 'not_in_time' })
  // Half a degree there are 30 to 56 km, of which the promise allows 21.
  expect(notMade?.changes).toEqual([{ kind: 'nearer', by: expect.any(Number) }])
})

it('explains a favourite first to both', async () => {
  const { here, first, second } = await two()
  await db.run(sql`
    insert into favourites (customer_id, washer_id, created_at) values (${api.customer.id}, ${second.id}, ${clock.now()})`)
  await place(here)
  await runDue()
  expect(await decisions(second)).toMatchObject([
    { made: true, parts: expect.arrayContaining([{ part: 'favourite', value: 1, weight: 1 }]) },
  ])
  expect(await decisions(first)).toMatchObject([
    { why_not: 'favourites_first', changes: [{ kind: 'favourite', by: 1 }] },
  ])
})

it('is listed in pages, to its Washer only', async () => {
  const { here, second } = await two()
  for (let n = 0; n < 3; n += 1) await place(here)
  await runDue()
  await db.run(sql`delete from rate_limits`)
  const first = await call(second, 'GET', `${listOfferDecisions.path}?limit=2`)
  const page = listOfferDecisions.answers[200].parse(first.body).data
  expect(page.decisions).toHaveLength(2)
  expect(await decisions(second, `?limit=2&cursor=${page.next_cursor}`)).toHaveLength(1)
  const [other] = await washersAt(farAwayPlace(), [1])
  expect(await decisions(other ?? second)).toEqual([])
  expect((await call(second, 'GET', `${listOfferDecisions.path}?cursor=x`)).status).toBe(422)
})

it('is appealed once, by its Washer; an operator answers once and the Washer is notified', async () => {
  const { here, first, second } = await two()
  await place(here)
  await runDue()
  const [decision] = await decisions(second)
  if (!decision) throw new Error('nothing was explained')
  expect((await appeal(first, decision.id)).status).toBe(404)
  const answers = await Promise.all([appeal(second, decision.id), appeal(second, decision.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [open] = await appealsOf(db, [decision.id])
  if (!open) throw new Error('no appeal was stored')
  expect(open.decision).toMatchObject({ made: false, why_not: 'lower_score', changes: decision.changes })

  const operator = await aCustomer(db)
  const reason = 'The distance was measured from the middle of your area.'
  const answerIt = (operatorId = operator.id) =>
    answerAppeal(
      { ...api, newId: () => crypto.randomUUID() },
      { id: open.id, operatorId, outcome: 'right', reason, requestId: undefined },
    )
  await expect(answerIt(second.id)).rejects.toMatchObject({ status: 403 })
  const both = await Promise.allSettled([answerIt(), answerIt()])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await decisions(second))[0]?.appeal).toMatchObject({ answer: { outcome: 'right', reason } })
  expect(
    await db.all(sql`
      select person_id, reason from audit_log where action = 'answer_offer_appeal' and subject_id = ${open.id}`),
  ).toEqual([{ person_id: second.id, reason }])
})

it('is forgotten after 30 days, an answered appeal after a year, an open one never', async () => {
  const { here, second } = await two()
  await place(here)
  await runDue()
  const [decision] = await decisions(second)
  if (!decision) throw new Error('nothing was explained')
  await appeal(second, decision.id)
  const stored = async () => ({
    decisions: await db.run(sql`select from offers_not_made where washer_id = ${second.id}`),
    appeals: await db.run(sql`select from offer_appeals where washer_id = ${second.id}`),
  })
  const { days } = market.dispatch.explained
  clock.advance(days * day - 60_000)
  await forgetOldDecisions(api)
  expect(await stored()).toEqual({ decisions: 1, appeals: 1 })
  clock.advance(120_000)
  await forgetOldDecisions(api)
  expect(await stored()).toEqual({ decisions: 0, appeals: 1 })
  expect(await decisions(second)).toEqual([])
  expect((await appeal(second, decision.id)).status).toBe(404)
  clock.advance(market.dispatch.appeals.storedDays * day)
  await forgetOldDecisions(api)
  expect(await stored()).toEqual({ decisions: 0, appeals: 1 })
  await db.run(sql`
    update offer_appeals set outcome = 'right', reason = 'It was.', answered_by = washer_id, answered_at = ${clock.now()}
    where washer_id = ${second.id}`)
  clock.advance(market.dispatch.appeals.storedDays * day + 60_000)
  await forgetOldDecisions(api)
  expect(await stored()).toEqual({ decisions: 0, appeals: 0 })
})
