import { setImmediate } from 'node:timers/promises'
import type { UserId } from '@washline/contract/ids'
import { replayRules as endpoint, type Replay, type RulesDraft, replayed } from '@washline/contract/lab/endpoints'
import type { ClaimRules, PriceRules } from '@washline/contract/market'
import type { TrialRules } from '@washline/contract/settings/market-settings'
import { assessedSince, replayClaim } from '../../claims/index.ts'
import { insertAudit, searchRulesOf } from '../../console/index.ts'
import { waveBefore, waveReplay, wavesAfter } from '../../dispatch/index.ts'
import { placedSince, replayPrice } from '../../orders/index.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { LabDeps } from '../deps.ts'
import { namesOf } from '../queries.ts'
import { claimRulesOf, priceRulesOf } from '../rules/draft-rules.ts'
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

const wavesAtOnce = 50
const secondsOf = (values: readonly number[]) => Math.round(middleOf(values) / 1_000)

async function replaySearches(q: Queryable, since: Date, draft: TrialRules): Promise<Replay['waves']> {
  const replay = waveReplay(searchRulesOf(draft))
  let last = await waveBefore(q, since, replayed.waves)
  for (;;) {
    const waves = await wavesAfter(q, last, wavesAtOnce)
    replay.add(waves)
    const end = waves.at(-1)
    if (!end) break
    last = end.id
  }
  const { waves: count, waits, washers, ...result } = replay.result()
  const losers = washers
    .filter(({ before, after }) => after < before)
    .sort((a, b) => a.after - a.before - (b.after - b.before))
    .slice(0, replayed.washers)
  const named = await withNames(q, losers)
  return {
    count,
    is_limited: count >= replayed.waves,
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
