import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../../../../tools/random/seeded-random.ts'
import { compareWithReceipts } from './compare-with-receipts.ts'
import { startWebhookMarket, type WebhookMarket } from './webhook-market.ts'

/** `CHAOS_RUNS=100 SEED=1` kills that often, at the moments of that seed. */
const runs = Number(process.env.CHAOS_RUNS ?? 2)
const seed = Number(process.env.SEED ?? Date.now() & 0x7fff_ffff)
/** A life ends some milliseconds after one of its first so many receipts. */
const mostReceipts = 120
const longestBreathMs = 30
const lifeLimitMs = 20_000

let market: WebhookMarket
beforeAll(async () => {
  market = await startWebhookMarket(seededRandom(seed))
}, 60_000)
afterAll(() => market.close(), 30_000)

test(`${runs} kills while webhooks flow: none lost, none out of order (SEED=${seed})`, {
  // Killed at the same moments again, it may get through.
  retry: 0,
  timeout: 60_000 + runs * 20_000,
}, async () => {
  const startedMs = performance.now()
  const chance = seededRandom(seed + 1)
  await market.begin()
  const world = await market.wakeWorld()
  for (let killed = 1; killed <= runs; killed += 1) {
    const last = market.receipts.length + 1 + Math.floor(chance() * mostReceipts)
    await expect.poll(() => market.receipts.length, { timeout: lifeLimitMs, interval: 1 }).toBeGreaterThanOrEqual(last)
    await pause(chance() * longestBreathMs)
    await market.kill()
    await market.passTime()
    await market.begin()
  }
  await world.end()
  // A life without requests sends what waited for a pause.
  await market.kill()
  await market.passTime()
  await market.begin()
  await expect.poll(market.waiting, { timeout: lifeLimitMs, interval: 50 }).toBe(0)
  const { differences, ...counts } = await compareWithReceipts(market)
  expect(differences.join('\n')).toBe('')
  const seconds = Math.round((performance.now() - startedMs) / 1_000)
  process.stdout.write(`${runs} kills in ${seconds} s (SEED=${seed}): ${JSON.stringify(counts)}\n`)
})
