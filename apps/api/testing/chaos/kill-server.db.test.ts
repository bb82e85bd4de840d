import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../../../../tools/random/seeded-random.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { compareWithStripe } from './compare-with-stripe.ts'
import { type KilledMarket, startKilledMarket } from './killed-market.ts'
import { wakeWorld } from './world.ts'

/** `CHAOS_RUNS=50 SEED=1` kills that often, at the moments of that seed. */
const runs = Number(process.env.CHAOS_RUNS ?? 4)
const seed = Number(process.env.SEED ?? Date.now() & 0x7fff_ffff)
/** Every so many kills the database dies too. */
const everythingEvery = 4
/** A life ends some milliseconds after one of its first so many answers, so that it does as much on a busy machine. */
const mostAnswers = 160
const longestBreathMs = 40
const lifeLimitMs = 20_000
/** Some calls to Stripe take their time in each life, so that servers die with an answer on its way. */
const slowCalls = { kind: 'slow', on: 'POST /v1/', times: 20, slowMs: 150 }
const settleLimitMs = 25_000

let market: KilledMarket
beforeAll(async () => {
  market = await startKilledMarket()
}, 120_000)
afterAll(() => market.close(), 60_000)

test(`${runs} kills under load leave the books proven and in agreement with Stripe's record (SEED=${seed})`, {
  // Killed at the same moments again, it may get through.
  retry: 0,
  timeout: 60_000 + 2 * settleLimitMs + runs * 20_000,
}, async () => {
  const startedMs = performance.now()
  const chance = seededRandom(seed)
  await market.begin()
  await market.untilServing()
  const world = await wakeWorld(market, seededRandom(seed + 1), 40 * (runs + 1))
  for (let killed = 1; killed <= runs; killed += 1) {
    await market.stripe.control('faults', {})
    await market.stripe.control('faults', slowCalls)
    const last = world.answers() + Math.floor(chance() * mostAnswers)
    await expect.poll(world.answers, { timeout: lifeLimitMs, interval: 1 }).toBeGreaterThanOrEqual(last)
    await pause(chance() * longestBreathMs)
    await (killed % everythingEvery === 0 ? market.killAll() : market.kill())
    await market.passTime()
    await market.begin()
    await market.untilServing()
  }
  await market.stripe.control('faults', {})
  await world.end()
  // As text, so that the first line of a failure names the difference.
  const differences = () =>
    market.withDatabase(async (db) =>
      (await compareWithStripe(db, await market.stripe.record(), world.acknowledged)).join('\n'),
    )
  const agree = () => expect.poll(differences, { timeout: settleLimitMs, interval: 300 }).toBe('')
  // A run of the server without requests finishes what was under way at the end. An authorization that an event of the
  // gateway moved in that run counts as orphaned two minutes later, which only a second such run reaches.
  const liveQuietly = async () => {
    await market.kill()
    await market.passTime()
    await market.begin()
  }
  await liveQuietly()
  await agree().catch(() => liveQuietly().then(agree))
  expect(await market.prove()).toMatchObject({ ok: true })

  const counts = await market.withDatabase((db) =>
    db.one(sql`
        select (select count(*) from orders where status <> 'draft') as orders, (select count(*) from payments) as payments,
          (select count(*) from payments where state = 'abandoned') as abandoned,
          (select count(*) from orders where status = 'completed') as completed,
          (select count(*) from ledger_transfers where kind = 'tip') as tips, (select count(*) from cash_outs) as "cashOuts"`),
  )
  const seconds = Math.round((performance.now() - startedMs) / 1_000)
  process.stdout.write(`${runs} kills in ${seconds} s (SEED=${seed}): ${JSON.stringify(counts)}\n`)
})
