import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type SearchRules, searchRules } from '../../console/index.ts'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { availableWashers } from '../../washers/index.ts'
import { broadcastEnded, broadcastSearch } from '../channels.ts'
import type { RunWaveDeps } from '../deps.ts'
import { runWaveJob } from '../jobs.ts'
import { isSearched, type OrderToOffer, orderToOffer, type SearchState, searchOf } from '../queries.ts'
import { isSilent, nextCheck } from '../rules/batch-slot.ts'
import { candidatesInReach } from '../rules/candidates-in-reach.ts'
import { planWave } from '../rules/plan-wave.ts'
import { largestRadiusM, radiusAt } from '../rules/radius-at.ts'
import { setBatchSince } from '../store/batches.ts'
import { insertWave } from '../store/waves.ts'
import {
  expireOffers,
  lockNewcomerCounter,
  lockSearch,
  type Search,
  saveNewcomerCounter,
  saveSearch,
} from '../store.ts'
import { makeOffers } from './make-offers.ts'
import { measureScarcity } from './measure-scarcity.ts'
import { type Ranked, rankCandidates } from './rank-candidates.ts'
import { recordNotAsked } from './record-not-asked.ts'
import { enqueueBatch } from './run-batch.ts'

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
    if (search.batchSince && !(await isLeftToWaves(tx, search, now))) return awaitBatch(tx, deps, orderId, now)
    await broadcastEnded(deps.broadcast, tx, orderId, await expireOffers(tx, orderId, now))
    const running = await searchOf(tx, orderId, now)
    // No place is free: the job ran early, by another clock. It runs again when the first open offer expires.
    if (running?.firstExpiryAt && running.open >= search.places)
      return repeatSearch(tx, deps, orderId, running.firstExpiryAt)
    const step = { search, order, running, rules: await searchRules(tx, now), now }
    if (!search.batchSince && (await joinsBatches(tx, step))) return awaitBatch(tx, deps, orderId, now)
    await searchOn(tx, deps, step)
  })
}

/** The next batch decides about the order. The check after it makes waves again if none has looked at it. */
async function awaitBatch(tx: Tx, deps: RunWaveDeps, orderId: OrderId, now: Date): Promise<void> {
  await enqueueBatch(tx, deps, now)
  await repeatSearch(tx, deps, orderId, nextCheck(now))
}

/** Whether batches should decide about the order and none has: then this step is a wave, and the next one measures anew. */
async function isLeftToWaves(tx: Tx, { orderId, batchSince, batchedAt }: Search, now: Date): Promise<boolean> {
  if (!batchSince || !isSilent({ batchSince, batchedAt }, now)) return false
  // An open offer is left to its Washer: no batch looks at the search until then.
  if (((await searchOf(tx, orderId, now))?.open ?? 0) > 0) return false
  await setBatchSince(tx, orderId, null)
  return true
}

/** Where Washers are short around the order, it is decided together with the others from now on. */
async function joinsBatches(tx: Tx, step: Step): Promise<boolean> {
  const { order, now } = step
  const { latitude, longitude, customerId } = order
  const { radiiKm } = step.rules
  const radiusM = largestRadiusM(radiiKm)
  const limit = market.dispatch.batch.washers
  const washers = async () => {
    const list = await availableWashers(tx, { latitude, longitude, radiusM, limit, excludeUserIds: [customerId] })
    return { list, completeM: list.length < limit ? 2 * radiusM : (list.at(-1)?.distanceM ?? 0) }
  }
  const places = [{ latitude, longitude }]
  if ((await measureScarcity(tx, { places, washers, radiusM, before: 'calm', now })) === 'calm') return false
  await setBatchSince(tx, order.orderId, now)
  await recordNotAsked(tx, step, { radiiKm })
  return true
}

interface Step {
  readonly search: Search
  readonly order: OrderToOffer
  readonly running: SearchState | undefined
  readonly rules: SearchRules
  readonly now: Date
}

async function searchOn(tx: Tx, deps: RunWaveDeps, step: Step): Promise<void> {
  const { search, order, running, rules, now } = step
  const { orderId } = order
  const { asked, open, firstExpiryAt } = { asked: 0, open: 0, firstExpiryAt: null, ...running }
  const { radiiKm, waveSize, weights, newcomerEveryNth } = rules
  const isWholeWave = open === 0
  const places = isWholeWave ? waveSize : search.places - open
  const ranked = (await rankCandidates(tx, [order], { settings: rules, now })).get(orderId) ?? []
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
  const { wave, turns, credit } = await countedWave(tx, orderId, inReach, { waveSize: places, newcomerEveryNth })
  // Favourites are asked within the largest radius; the search for others then still begins nearby.
  const radiusStep = wave.some(({ isFavourite }) => isFavourite) ? search.radiusStep : next.radiusStep
  await saveSearch(tx, {
    orderId,
    radiusStep,
    offersMade: search.offersMade + wave.length,
    places: isWholeWave ? wave.length : search.places,
  })
  const expiresAt = new Date(now.getTime() + rules.offerMs)
  const groundOf = (one: Ranked): OfferGround => (turns.has(one) ? 'newcomer' : one.isFavourite ? 'favourite' : 'score')
  const offers = wave.map((one) => ({ ...one, ground: groundOf(one) }))
  await makeOffers(tx, deps, { order, offers, now, expiresAt })
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
    radiusKm,
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
): Promise<{ readonly wave: readonly Ranked[]; readonly turns: ReadonlySet<Ranked>; readonly credit: number }> {
  const counter = orderId % market.dispatch.newcomerCounters
  const before = await lockNewcomerCounter(tx, counter)
  const { wave, turns, credit } = planWave(candidates, { ...given, credit: before.credit })
  if (credit !== before.credit) await saveNewcomerCounter(tx, counter, credit)
  return { wave, turns, credit: before.credit }
}
