import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, expect, it } from 'vitest'
import type { Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { farAwayPlace, north, startDispatch } from './builders.ts'

const api = await startDispatch()
const { db, clock, place, runDue, washersAt, offersOf, respond } = api
afterAll(api.close)
const { days, fullAt } = market.dispatch.skips

const offerTo = async (orderId: OrderId, washer: Person | undefined) => {
  const offer = (await offersOf(orderId)).find(({ washerId }) => washerId === washer?.id)
  if (!offer) throw new Error('the Washer was not asked')
  return offer
}
const skipsPart = async (orderId: OrderId, washer: Person | undefined) =>
  (
    await db.one<{ part: number }>(sql`
      select (score_parts ->> 'skips')::float8 as part from offers where id = ${(await offerTo(orderId, washer)).id}`)
  ).part
const askAt = async (where: ReturnType<typeof farAwayPlace>) => {
  await db.run(sql`update searches set ended_at = ${clock.now()} where ended_at is null`)
  const orderId = await place(where)
  await runDue()
  return orderId
}

it('count against similar orders, fade within a month, and are stored with the offer', async () => {
  const here = farAwayPlace()
  const [washer] = await washersAt(here, [4])
  const near = { ...here, ...north(here, 3.5) }
  expect(await skipsPart(await askAt(here), washer)).toBe(1)
  for (let n = 0; n < fullAt; n += 1) await respond(await offerTo(await askAt(here), washer), 'skip', 'too_far')
  expect(await skipsPart(await askAt(here), washer)).toBeCloseTo(0)
  expect(await skipsPart(await askAt(near), washer), 'a short way is not far').toBe(1)
  clock.advance((days / 2) * 86_400_000)
  expect(await skipsPart(await askAt(here), washer)).toBeCloseTo(0.5, 1)
  clock.advance((days / 2) * 86_400_000)
  expect(await skipsPart(await askAt(here), washer)).toBe(1)
})

it('do not count without a reason', async () => {
  const here = farAwayPlace()
  const [washer] = await washersAt(here, [4])
  for (let n = 0; n < fullAt; n += 1) await respond(await offerTo(await askAt(here), washer), 'skip')
  expect(await skipsPart(await askAt(here), washer)).toBe(1)
})

it('put a Washer behind another one who is otherwise equal', async () => {
  const here = farAwayPlace()
  const [one, other] = await washersAt(here, [4, 4.01])
  const before = await askAt(here)
  const scores = async (orderId: OrderId) =>
    (
      await db.all<{ id: number }>(sql`
        select washer_id as id from offers where order_id = ${orderId} order by score desc, washer_id`)
    ).map(({ id }) => id)
  // Which of them is nearer depends on their shown places.
  const [first, second] = (await scores(before))[0] === one?.id ? [one, other] : [other, one]
  expect(await scores(before)).toEqual([first?.id, second?.id])
  await respond(await offerTo(before, first), 'skip', 'too_big')
  await db.run(sql`update offers set state = 'skipped', answered_at = ${clock.now()} where order_id = ${before}`)
  expect(await scores(await askAt(here))).toEqual([second?.id, first?.id])
})
