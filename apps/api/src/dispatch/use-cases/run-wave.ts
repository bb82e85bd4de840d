import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type SearchRules, searchRules } from '../../console/index.ts'
import { lockOrderOnly } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { broadcastEnded, broadcastSearch } from '../channels.ts'
import type { RunWaveDeps } from '../deps.ts'
import { runWaveJob } from '../jobs.ts'
import { type AroundOrder, aroundOrder } from '../queries/around-order.ts'
import { askedFirst, isSearched, type OrderToOffer, orderToOffer, type SearchState, searchOf } from '../queries.ts'
import { isSilent, nextCheck } from '../rules/batch-slot.ts'
import { candidatesInReach, type Reach } from '../rules/candidates-in-reach.ts'
import { planWave } from '../rules/plan-wave.ts'
import { largestRadiusM, radiusAt } from '../rules/radius-at.ts'
import { scarcityAround } from '../rules/scarcity-around.ts'
import { joinBatches, leaveBatch } from '../store/batches.ts'
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
import { type Ranked, rankWashers } from './rank-candidates.ts'
import { recordNotAsked } from './record-not-asked.ts'
import { enqueueBatch } from './run-batch.ts'

const repeatSearch = (tx: Tx, deps: RunWaveDeps, orderId: OrderId, at: Date): Promise<void> =>
  deps.jobs.enqueue(tx, runWaveJob, { orderId }, { at, key: `wave-${orderId}-${at.getTime()}` })

/**
 * One step of a search: expires the offers whose time is up and makes the next wave of offers, within a larger radius if
 * nobody is left nearby. While offers of the last wave are open, only the places of the others are offered again: one
 * skip does not wait for the other Washers. It runs as a durable job, so a restart does not lose a search.
 */
export const runWave = (deps: RunWaveDeps, orderId: OrderId): Promise<void> =>
  deps.db.transaction((tx) => takeStep(tx, deps, orderId), { planOnce: true })

async function takeStep(tx: Tx, deps: RunWaveDeps, orderId: OrderId): Promise<void> {
  const now = deps.clock.now()
  const [, search, order, expired, running, rules] = await Promise.all([
    lockOrderOnly(tx, orderId),
    lockSearch(tx, orderId),
    orderToOffer(tx, orderId),
    expireOffers(tx, orderId, now),
    searchOf(tx, orderId, now),
    searchRules(tx, now),
  ])
  await broadcastEnded(deps.broadcast, tx, orderId, expired)
  if (!search || !order || !isSearched(order)) return
  if (search.batchSince && !(await isLeftToWaves(tx, search, { open: running?.open ?? 0, now })))
    return awaitBatch(tx, deps, orderId, now)
  // No place is free: the job ran early, by another clock. It runs again when the first open offer expires.
  if (running?.firstExpiryAt && running.open >= search.places)
    return repeatSearch(tx, deps, orderId, running.firstExpiryAt)
  const radiusM = largestRadiusM(rules.radiiKm)
  const { askAgainMs } = rules
  const around = await aroundOrder(tx, order, { radiusM, askAgainMs, offersMade: search.offersMade, now })
  const step = { search, order, running, rules, around, now }
  if (!search.batchSince && joinsBatches(tx, step)) return awaitBatch(tx, deps, orderId, now)
  await searchOn(tx, deps, step)
}

/** The next batch decides about the order. The check after it makes waves again if none has looked at it. */
async function awaitBatch(tx: Tx, deps: RunWaveDeps, orderId: OrderId, now: Date): Promise<void> {
  await enqueueBatch(tx, deps, now)
  await repeatSearch(tx, deps, orderId, nextCheck(now))
}

/** Whether batches should decide about the order and none has: then this step is a wave, and the next one measures anew. */
async function isLeftToWaves(
  tx: Tx,
  { orderId, batchSince, batchedAt }: Search,
  { open, now }: { readonly open: number; readonly now: Date },
): Promise<boolean> {
  if (!batchSince || !isSilent({ batchSince, batchedAt }, now)) return false
  // An open offer is left to its Washer: no batch looks at the search until then.
  if (open > 0) return false
  await leaveBatch(tx, orderId)
  return true
}

/** Where Washers are short around the order, it is decided together with the others from now on. */
function joinsBatches(tx: Tx, step: Step): boolean {
  const { order, now, around } = step
  const { available, completeM, records, open } = around
  const loads = available.map(({ userId }) => {
    const { inHand = 0, meeting = 0 } = records.get(userId) ?? {}
    return { inHand: inHand + meeting }
  })
  const radiusM = largestRadiusM(step.rules.radiiKm)
  const washers = { washers: available, completeM, loads, radiusM }
  if (scarcityAround({ places: [order], open, ...washers }, 'calm') === 'calm') return false
  joinBatches(tx, order.orderId, now)
  recordNotAsked(tx, step)
  return true
}

interface Step {
  readonly search: Search
  readonly order: OrderToOffer
  readonly running: SearchState | undefined
  readonly rules: SearchRules
  readonly around: AroundOrder
  readonly now: Date
}

function groundOf(one: Ranked, order: OrderToOffer, turns: ReadonlySet<Ranked>): OfferGround {
  if (askedFirst(order).includes(one.washerId)) return 'first_wash'
  if (turns.has(one)) return 'newcomer'
  return one.isFavourite ? 'favourite' : 'score'
}

async function searchOn(tx: Tx, deps: RunWaveDeps, step: Step): Promise<void> {
  const { search, order, running, rules, around, now } = step
  const { orderId } = order
  const { radiiKm, weights } = rules
  const ranked = rankWashers(order, around.toAsk, { ...around, weights, now })
  // A favourite who has not answered yet does not compete with others.
  const isFavouriteAsked = running?.isFavouriteAsked ?? false
  const reach = candidatesInReach(ranked, { radiiKm, radiusStep: search.radiusStep, isFavouriteAsked })
  const { next, radiusKm } = reach
  if (next.kind !== 'wait') return askNext(tx, deps, step, { ...reach, ranked, isFavouriteAsked })
  if (running?.firstExpiryAt) return repeatSearch(tx, deps, orderId, running.firstExpiryAt)
  const asked = running?.asked ?? 0
  await broadcastSearch(deps.broadcast, tx, { orderId, asked, open: 0, radiusKm, until: null })
  saveSearch(tx, { ...search, radiusStep: next.radiusStep })
  recordNotAsked(tx, step)
  await repeatSearch(tx, deps, orderId, new Date(now.getTime() + next.forMs))
}

interface Competing extends Reach<Ranked> {
  readonly ranked: readonly Ranked[]
  readonly isFavouriteAsked: boolean
}

/** Asks the next Washers. What nobody reads of it is written with the commit. */
async function askNext(tx: Tx, deps: RunWaveDeps, step: Step, competing: Competing): Promise<void> {
  const { search, order, running, rules, now } = step
  const { orderId } = order
  const { candidates, inReach, next, radiusKm, ranked, isFavouriteAsked } = competing
  const { radiiKm, waveSize, weights, newcomerEveryNth, offerMs, askAgainMs } = rules
  const { asked, open } = { asked: 0, open: 0, ...running }
  const isWhole = open === 0
  const places = isWhole ? waveSize : search.places - open
  const counted = await countedWave(tx, orderId, inReach, { waveSize: places, newcomerEveryNth })
  const { wave, turns, credit } = counted
  // Favourites are asked within the largest radius; the search for others then still begins nearby.
  const radiusStep = wave.some(({ isFavourite }) => isFavourite) ? search.radiusStep : next.radiusStep
  const expiresAt = new Date(now.getTime() + offerMs)
  const offers = wave.map((one) => ({ ...one, ground: groundOf(one, order, turns) }))
  const counts = { asked: asked + wave.length, open: open + wave.length }
  await broadcastSearch(deps.broadcast, tx, { orderId, ...counts, radiusKm, until: expiresAt })
  const offersMade = search.offersMade + wave.length
  const emptyM = next.radiusStep > search.radiusStep ? radiusAt(radiiKm, next.radiusStep - 1) * 1_000 : 0
  const decidedBy = { ranked, candidates, wave, radiusM: radiusKm * 1_000, emptyM }
  if (counted.creditAfter !== credit) saveNewcomerCounter(tx, counted.counter, counted.creditAfter)
  saveSearch(tx, { orderId, radiusStep, offersMade, places: isWhole ? wave.length : search.places })
  await makeOffers(tx, deps, { order, offers, now, expiresAt })
  await repeatSearch(tx, deps, orderId, expiresAt)
  insertWave(tx, {
    orderId,
    searchStartedAt: search.startedAt,
    at: now,
    rules: { waveSize, radiiKm, weights, newcomerEveryNth, offerMs, askAgainMs },
    radiusStep: search.radiusStep,
    isFavouriteAsked,
    isWhole,
    places,
    credit,
    candidates: ranked.map(({ washerId, input }) => ({ washerId, ...input })),
    asked: wave.map(({ washerId }) => washerId),
    radiusKm,
  })
  recordNotAsked(tx, step, { ...decidedBy, places, credit, newcomerEveryNth, weights })
}

interface Counted {
  readonly wave: readonly Ranked[]
  readonly turns: ReadonlySet<Ranked>
  readonly counter: number
  /** The count before the wave, and after it. */
  readonly credit: number
  readonly creditAfter: number
}

/** The next wave, counted for the share of newcomers. The counter is the last lock that a wave takes. */
async function countedWave(
  tx: Tx,
  orderId: OrderId,
  candidates: readonly Ranked[],
  given: { readonly waveSize: number; readonly newcomerEveryNth: number },
): Promise<Counted> {
  const counter = orderId % market.dispatch.newcomerCounters
  const { credit } = await lockNewcomerCounter(tx, counter)
  const { credit: creditAfter, ...planned } = planWave(candidates, { ...given, credit })
  return { ...planned, counter, credit, creditAfter }
}
