import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { type SearchRules, searchRules } from '../../console/index.ts'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { favouritesOf } from '../../relationships/index.ts'
import { availableWashers, type Candidate } from '../../washers/index.ts'
import { broadcastEnded, broadcastOffered, broadcastSearch } from '../channels.ts'
import type { RunWaveDeps } from '../deps.ts'
import { runWaveJob } from '../jobs.ts'
import { candidatesInTime } from '../queries/in-time.ts'
import {
  isSearched,
  type OrderToOffer,
  orderToOffer,
  recordsOf,
  type SearchState,
  searchOf,
  type WasherRecord,
  washersNotToAsk,
} from '../queries.ts'
import { candidatesInReach } from '../rules/candidates-in-reach.ts'
import { planWave } from '../rules/plan-wave.ts'
import { radiusAt } from '../rules/radius-at.ts'
import { type Ranked as RankedByRule, rankCandidate, share } from '../rules/rank-candidate.ts'
import { reasonLine } from '../rules/reason-line.ts'
import { type Skip, skipShare } from '../rules/skip-share.ts'
import { insertWave } from '../store/waves.ts'
import {
  expireOffers,
  insertOffers,
  lockNewcomerCounter,
  lockSearch,
  type NewOffer,
  type Search,
  saveNewcomerCounter,
  saveSearch,
} from '../store.ts'
import { recordNotAsked } from './record-not-asked.ts'

const skipOf = ({ at, pickupAt, ...skip }: WasherRecord['skips'][number]): Skip => ({
  ...skip,
  at: new Date(at),
  pickupAt: new Date(pickupAt),
})

type Ranked = NewOffer & RankedByRule

/** Available Washers in the largest radius who may be asked now and can keep the promise, with their scores. */
async function rankedCandidates(
  tx: Tx,
  order: OrderToOffer,
  { radiiKm, askAgainMs, weights }: SearchRules,
  now: Date,
): Promise<Ranked[]> {
  const notNow = await washersNotToAsk(tx, order, { askAgainMs, now })
  const favourites = new Set(await favouritesOf(tx, order.customerId))
  const available = await availableWashers(tx, {
    latitude: order.latitude,
    longitude: order.longitude,
    radiusM: (radiiKm.at(-1) ?? 0) * 1_000,
    limit: 50,
    excludeUserIds: [order.customerId, ...notNow],
  })
  const inReach = await candidatesInTime(tx, order, available, now)
  const records = new Map(
    (
      await recordsOf(
        tx,
        inReach.map((washer) => washer.userId),
        now,
      )
    ).map((row) => [row.washerId, row]),
  )
  const rank = (washer: Candidate): Ranked[] => {
    const record = records.get(washer.userId)
    if (!record) return []
    const { userId: washerId, distanceM, ratingTenthsSum, ratingCount, ordersDone, ordersOnTime } = washer
    const isFavourite = favourites.has(washerId)
    const input = {
      distanceM,
      ratingTenthsSum,
      ratingCount,
      ordersDone,
      ordersOnTime,
      seen: record.seen,
      accepted: record.accepted,
      inHand: record.inHand,
      skipShare: skipShare(record.skips.map(skipOf), { ...order, distanceM }, now),
      isFavourite,
    }
    const ranked = rankCandidate(washerId, input, weights)
    const ratingTenthsAverage = share(ratingTenthsSum, ratingCount)
    const onTimeRate = share(ordersOnTime, ordersDone)
    return [
      {
        ...ranked,
        reason: reasonLine({ distanceM, ratingTenthsAverage, onTimeRate, isFavourite }),
        distanceM: Math.round(distanceM),
        durationS: tripSeconds(distanceM),
      },
    ]
  }
  return inReach.flatMap(rank)
}

const repeatSearch = (tx: Tx, deps: RunWaveDeps, orderId: OrderId, at: Date): Promise<void> =>
  deps.jobs.enqueue(tx, runWaveJob, { orderId }, { at, key: `wave-${orderId}-${at.getTime()}` })

/**
 * One step of a search: expires the offers whose time is up and makes the next wave of offers, within a larger radius if
 * nobody is left nearby. While offers of the last wave are open, only the places of the others are offered again: one
 * skip does not wait for the other Washers. It runs as a durable job, so a restart does not lose a search.
 */
export async function runWave(deps: RunWaveDeps, orderId: OrderId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const search = await lockSearch(tx, orderId)
    const order = search && (await orderToOffer(tx, orderId))
    if (!search || !order || !isSearched(order)) return
    const now = deps.clock.now()
    await broadcastEnded(deps.broadcast, tx, orderId, await expireOffers(tx, orderId, now))
    const running = await searchOf(tx, orderId, now)
    // No place is free: the job ran early, by another clock. It runs again when the first open offer expires.
    if (running?.firstExpiryAt && running.open >= search.places)
      return repeatSearch(tx, deps, orderId, running.firstExpiryAt)
    await searchOn(tx, deps, { search, order, running, now })
  })
}

interface Step {
  readonly search: Search
  readonly order: OrderToOffer
  readonly running: SearchState | undefined
  readonly now: Date
}

async function searchOn(tx: Tx, deps: RunWaveDeps, step: Step): Promise<void> {
  const { search, order, running, now } = step
  const { orderId } = order
  const { asked, open, firstExpiryAt } = { asked: 0, open: 0, firstExpiryAt: null, ...running }
  const rules = await searchRules(tx, now)
  const { radiiKm, waveSize, weights, newcomerEveryNth } = rules
  const isWholeWave = open === 0
  const places = isWholeWave ? waveSize : search.places - open
  const ranked = await rankedCandidates(tx, order, rules, now)
  // A favourite who has not answered yet does not compete with others.
  const isFavouriteAsked = running?.isFavouriteAsked ?? false
  const { radiusStep: stepBefore } = search
  const { candidates, next, radiusKm, inReach } = candidatesInReach(ranked, {
    radiiKm,
    radiusStep: stepBefore,
    isFavouriteAsked,
  })
  if (next.kind === 'wait' && firstExpiryAt) return repeatSearch(tx, deps, orderId, firstExpiryAt)
  if (next.kind === 'wait') {
    await saveSearch(tx, { ...search, radiusStep: next.radiusStep })
    await repeatSearch(tx, deps, orderId, new Date(now.getTime() + next.forMs))
    await recordNotAsked(tx, step, { radiiKm })
    return broadcastSearch(deps.broadcast, tx, { orderId, asked, open: 0, radiusKm, until: null })
  }
  const { wave, credit } = await countedWave(tx, orderId, inReach, { waveSize: places, newcomerEveryNth })
  // Favourites are asked within the largest radius; the search for others then still begins nearby.
  const radiusStep = wave.some(({ isFavourite }) => isFavourite) ? search.radiusStep : next.radiusStep
  await saveSearch(tx, {
    orderId,
    radiusStep,
    offersMade: search.offersMade + wave.length,
    places: isWholeWave ? wave.length : search.places,
  })
  const expiresAt = new Date(now.getTime() + rules.offerMs)
  await makeOffers(tx, deps, { order, wave, now, expiresAt })
  await broadcastSearch(deps.broadcast, tx, {
    orderId,
    asked: asked + wave.length,
    open: open + wave.length,
    radiusKm,
    until: expiresAt,
  })
  await repeatSearch(tx, deps, orderId, expiresAt)
  const emptyM = next.radiusStep > search.radiusStep ? radiusAt(radiiKm, next.radiusStep - 1) * 1_000 : 0
  const radiusM = radiusKm * 1_000
  await insertWave(tx, {
    orderId,
    searchStartedAt: search.startedAt,
    at: now,
    rules: { waveSize, radiiKm, weights, newcomerEveryNth, offerMs: rules.offerMs, askAgainMs: rules.askAgainMs },
    radiusStep: stepBefore,
    isFavouriteAsked,
    isWhole: isWholeWave,
    places,
    credit,
    candidates: ranked.map(({ washerId, input }) => ({ washerId, ...input })),
    asked: wave.map(({ washerId }) => washerId),
  })
  const decided = { ranked, candidates, wave, radiusM, emptyM, places, credit, newcomerEveryNth, weights }
  await recordNotAsked(tx, step, { radiiKm, decided })
}

/** The next wave, counted for the share of newcomers, and the count before it. The counter is the last lock that a wave takes. */
async function countedWave(
  tx: Tx,
  orderId: OrderId,
  candidates: readonly Ranked[],
  given: { readonly waveSize: number; readonly newcomerEveryNth: number },
): Promise<{ readonly wave: readonly Ranked[]; readonly credit: number }> {
  const counter = orderId % market.dispatch.newcomerCounters
  const before = await lockNewcomerCounter(tx, counter)
  const { wave, credit } = planWave(candidates, { ...given, credit: before.credit })
  if (credit !== before.credit) await saveNewcomerCounter(tx, counter, credit)
  return { wave, credit: before.credit }
}

async function makeOffers(
  tx: Tx,
  deps: RunWaveDeps,
  { order, wave, now, expiresAt }: { order: OrderToOffer; wave: readonly Ranked[]; now: Date; expiresAt: Date },
): Promise<void> {
  const { orderId } = order
  const ids = await insertOffers(tx, { orderId, offers: wave, at: now, expiresAt })
  for (const offer of wave) {
    const offerId = ids.get(offer.washerId)
    if (offerId === undefined) throw new Error(`no offer was made to ${offer.washerId}`)
    await broadcastOffered(deps, tx, { ...order, ...offer, offerId, madeAt: now, expiresAt })
  }
  for (const { washerId } of wave)
    await deps.events.publish(tx, 'offer.made', { orderId, washerId, at: now, expiresAt })
}
