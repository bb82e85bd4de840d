import { getMatching, type Matching } from '@washline/contract/dispatch/matching'
import { toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, expect, it } from 'vitest'
import { anOrder } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { farAwayPlace, startDispatch } from '../builders.ts'
import { nextSlot } from '../rules/batch-slot.ts'
import { refusalChance } from '../rules/match-cost.ts'
import { learnRefusals } from './learn-refusals.ts'
import { runBatch } from './run-batch.ts'

const api = await startDispatch()
afterAll(api.close)
const { db, clock, call, customer, place, runDue, washersAt } = api
const { refusal: shipped, refusalS } = market.dispatch.matching
const day = 86_400_000

const published = async () =>
  (await call(undefined, getMatching.method, getMatching.path)).body.data as unknown as Matching

/** Offers that were answered so many days ago. */
async function answered(count: number, inHand: number, state: string, daysAgo = 1) {
  const { id } = await anOrder(db, { customerId: customer.id })
  const [washer] = await washersAt(farAwayPlace(), [1])
  const at = new Date(clock.now().getTime() - daysAgo * day)
  const inputs = { travelMinutes: 10, payPerHour: 20, ordersInHand: inHand, acceptance: 0.8, skips: 0 }
  await db.run(sql`
    insert into offers (order_id, washer_id, state, score, score_parts, refusal_inputs, reason, distance_m, duration_s,
      created_at, expires_at, answered_at)
    select ${id}, ${washer?.id ?? 0}, ${state}, 1, '{}', ${JSON.stringify(inputs)}::jsonb, 'near', 1, 1, ${at}, ${at},
      case when ${state} <> 'expired' then ${at}::timestamptz end
    from generate_series(1, ${count}::int)`)
}

it('are learned from the answers of the last weeks, published, and used by the next batch', async () => {
  expect((await published()).refusal).toEqual({ weights: shipped, answers: 0, refused: 0, learned_at: null })
  // An acceptance whose order was cancelled later, and a refusal of either kind.
  await answered(400, 0, 'ended')
  await answered(300, 2, 'skipped')
  await answered(100, 2, 'expired')
  await answered(500, 0, 'skipped', market.dispatch.refusals.days + 1)
  await learnRefusals(api)
  const { weights, ...counts } = (await published()).refusal
  expect(counts).toEqual({ answers: 800, refused: 400, learned_at: clock.now().toISOString() })
  expect(weights.ordersInHand).toBeGreaterThan(shipped.ordersInHand + 0.5)

  const here = farAwayPlace()
  const [washer] = await washersAt(here, [1])
  for (let n = 1; n < market.dispatch.capacity; n += 1)
    await anOrder(db, { washerId: washer?.id ?? toUserId(1), customerId: customer.id, status: 'accepted' })
  await place(here)
  await place(here)
  await runDue()
  await runBatch(api, nextSlot(clock.now()))
  const { chance, inputs } = await db.one<{ chance: number; inputs: Matching['refusal']['weights'] }>(sql`
    select (match_parts ->> 'refusal')::float8 / ${refusalS} as chance, refusal_inputs as inputs from offers
    where washer_id = ${washer?.id ?? 0}`)
  const pair = {
    backS: 0,
    spreadS: 0,
    promisedS: 0,
    travelS: inputs.travelMinutes * 60,
    payMinorPerHour: inputs.payPerHour * 100,
    ordersInHand: inputs.ordersInHand,
    acceptanceRate: inputs.acceptance,
    skipShare: inputs.skips,
    isNewcomer: false,
    isFavourite: false,
  }
  expect(chance).toBeCloseTo(refusalChance(pair, weights), 3)
  expect(chance).not.toBeCloseTo(refusalChance(pair, shipped), 2)
})
