import { setImmediate } from 'node:timers/promises'
import type { UserId } from '@washline/contract/ids'
import { replayRules as endpoint, type Replay, type RulesDraft, replayed } from '@washline/contract/lab/endpoints'
import type { ClaimRules, PriceRules } from '@washline/contract/market'
import type { TrialRules } from '@washline/contract/settings/market-settings'
import { claimRulesOf, priceRulesOf } from '@washline/contract/settings/money-rules'
import { assessedSince, replayClaim } from '../../claims/index.ts'
import { insertAudit, searchRulesOf } from '../../console/index.ts'
import {
  batchBefore,
  batchesAfter,
  type SearchReplay,
  searchReplay,
  waveBefore,
  wavesAfter,
} from '../../dispatch/index.ts'
import { placedSince, replayPrice } from '../../orders/index.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { LabDeps } from '../deps.ts'
import { namesOf } from '../queries.ts'
import { sumClaims } from '../rules/sum-claims.ts'
import { middleOf, sumPrices } from '../rules/sum-prices.ts'

/**
 * Replays the last weeks of the market under a draft. It reads outside a transaction and works in slices, so that no other call
 * waits for it; each read is bounded. The replay is recorded like a read of people's money.
 */
export async function replayRules(deps: LabDeps, operatorId: UserId, draft: RulesDraft): Promise<Replay> {
  const { db, clock } = deps
  const until = clock.now()
  const since = new Date(until.getTime() - replayed.days * 86_400_000)
  await insertAudit(db, {
    action: 'read_other',
    operatorId,
    route: `${endpoint.method} ${endpoint.path}`,
    requestId: deps.newId(),
    at: until,
  })
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    orders: await replayOrders(db, since, priceRulesOf(draft.fees)),
    waves: await replaySearches(db, since, draft.rules),
    claims: await replayClaims(db, since, claimRulesOf(draft.claims)),
  }
}

async function replayOrders(q: Queryable, since: Date, rules: PriceRules): Promise<Replay['orders']> {
  const orders = await placedSince(q, since, replayed.orders)
  const { losers, ...sums } = sumPrices(await inSlices(orders, (order) => replayPrice(order, rules)))
  const named = await withNames(q, losers)
  return {
    ...sums,
    is_limited: orders.length === replayed.orders,
    losers: named.map(({ washer, orders: count, pay }) => ({ washer, orders: count, pay })),
  }
}

const atOnce = { waves: 50, batches: 10 }
const secondsOf = (values: readonly number[]) => Math.round(middleOf(values) / 1_000)

/** Gives a replay the recorded waves and batches in the order of their time, a few of each at once. */
async function addRecorded(q: Queryable, since: Date, replay: SearchReplay): Promise<void> {
  let lastWave = await waveBefore(q, since, replayed.waves)
  let lastBatch = await batchBefore(q, since, replayed.batches)
  let waves = await wavesAfter(q, lastWave, atOnce.waves)
  let batches = await batchesAfter(q, lastBatch, atOnce.batches)
  for (;;) {
    const [wave, batch] = [waves[0], batches[0]]
    if (wave && (!batch || wave.at <= batch.at)) {
      replay.addWave(wave)
      lastWave = wave.id
      waves = waves.slice(1)
      if (waves.length === 0) waves = await wavesAfter(q, lastWave, atOnce.waves)
    } else if (batch) {
      replay.addBatch(batch)
      lastBatch = batch.slot
      batches = batches.slice(1)
      if (batches.length === 0) batches = await batchesAfter(q, lastBatch, atOnce.batches)
      await setImmediate()
    } else return
  }
}

async function replaySearches(q: Queryable, since: Date, draft: TrialRules): Promise<Replay['waves']> {
  const replay = searchReplay(searchRulesOf(draft))
  await addRecorded(q, since, replay)
  const { waves: count, waits, washers, ...result } = replay.result()
  const losers = washers
    .filter(({ before, after }) => after < before)
    .sort((a, b) => a.after - a.before - (b.after - b.before))
    .slice(0, replayed.washers)
  const named = await withNames(q, losers)
  return {
    count,
    batches: result.batches,
    is_limited: count >= replayed.waves || result.batches >= replayed.batches,
    searches: result.searches,
    mismatches: result.mismatches,
    farther: result.farther,
    offers: result.offers,
    found: result.found,
    earlier_s: secondsOf(waits.earlierMs),
    later_s: secondsOf(waits.laterMs),
    losers: named.map(({ washer, before, after }) => ({ washer, offers: { before, after } })),
  }
}

async function replayClaims(q: Queryable, since: Date, rules: ClaimRules): Promise<Replay['claims']> {
  const claims = await assessedSince(q, since, replayed.claims)
  const changes = await inSlices(claims, ({ input, report, isNewcomer, isOlder }) => ({
    isNewcomer,
    isOlder,
    ...replayClaim(input, report, rules),
  }))
  return { ...sumClaims(changes), is_limited: claims.length === replayed.claims }
}

const sliceOf = 50

/** Lets other calls through after each slice. */
async function inSlices<Row, Result>(rows: readonly Row[], work: (row: Row) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += sliceOf) {
    results.push(...rows.slice(start, start + sliceOf).map(work))
    await setImmediate()
  }
  return results
}

async function withNames<Row extends { readonly washerId: UserId }>(q: Queryable, rows: readonly Row[]) {
  const names = await namesOf(
    q,
    rows.map(({ washerId }) => washerId),
  )
  return rows.map((row) => ({ ...row, washer: { id: row.washerId, name: names.get(row.washerId) ?? '' } }))
}
