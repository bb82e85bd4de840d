import { afterAll, expect, it } from 'vitest'
import { aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startDispatch } from './builders.ts'
import { dispatchPrivacy } from './privacy.ts'
import type { BatchDecision } from './rules/recorded-batch.ts'

const { db, clock, close } = await startDispatch()
afterAll(close)

it('reads what a batch counted of a Washer with their data, and forgets its decision with their account', async () => {
  const [one, other] = [await aWasher(db), await aWasher(db)]
  const factors = { latenessS: 0, travelS: 120, refusal: 0.2, isNewcomer: true, isFavourite: false }
  const decisionAbout = (washerId: typeof one.id): BatchDecision => ({
    rules: {
      radiiKm: [3],
      offerMs: 20_000,
      askAgainMs: 120_000,
      costs: { lateness: 8, travel: 1, refusalS: 600, newcomerS: 240, favouriteS: 1_800 },
    },
    orders: [{ orderId: 7 as never, waitedS: 5, candidates: [{ washerId, distanceM: 900, ...factors }] }],
    chosen: [[7 as never, washerId]],
    made: [7 as never],
  })
  for (const [n, { id }] of [one, other].entries()) {
    const slot = new Date(clock.now().getTime() + n * 5_000)
    await db.run(sql`
      insert into batches (slot, at, orders, washers, offers, decision)
      values (${slot}, ${slot}, 1, 1, 1, ${JSON.stringify(decisionAbout(id))}::jsonb)`)
  }
  const { sections } = await dispatchPrivacy.read(db, one.id)
  expect(sections.batches).toEqual([{ at: clock.now(), counted: { distanceM: 900, ...factors } }])
  await db.transaction(async (tx) => dispatchPrivacy.erase?.(tx, { userId: one.id } as never))
  const left = await db.all<{ offers: number; isForgotten: boolean }>(sql`
    select offers, decision is null as "isForgotten" from batches order by slot`)
  expect(left).toEqual([
    { offers: 1, isForgotten: true },
    { offers: 1, isForgotten: false },
  ])
})
