import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { searchRules } from '../../console/index.ts'
import { lockFreeOrders } from '../../orders/index.ts'
import { isBusy, type Tx } from '../../platform/db/database.ts'
import { broadcastEnded, broadcastSearch } from '../channels.ts'
import type { RunWaveDeps } from '../deps.ts'
import { runBatchJob, runWaveJob } from '../jobs.ts'
import { isAnyInBatch, type SearchInBatch, searchesToDecide } from '../queries/batches.ts'
import { loadsOf } from '../queries/scarcity.ts'
import { searchOf } from '../queries.ts'
import { nextSlot } from '../rules/batch-slot.ts'
import { decideBatch, linkedOrders, withRoom } from '../rules/decide-batch.ts'
import { roomOf } from '../rules/open-in-reach.ts'
import { largestRadiusM, radiusAt, stepReaching } from '../rules/radius-at.ts'
import { recordBatch } from '../rules/recorded-batch.ts'
import { claimBatch, leaveBatches, lockFreeCapacity, markBatched, saveBatch } from '../store/batches.ts'
import { saveOffersNotMade } from '../store/decisions.ts'
import { expireOffers, lockSearch, type Search, saveSearch } from '../store.ts'
import { makeOffers } from './make-offers.ts'
import { type MatchAt, type MatchedOrder, matchOrders, washersOf } from './match-orders.ts'
import { measureScarcity } from './measure-scarcity.ts'

/** All processes enqueue the same job for a slot, so that it is one. */
export async function enqueueBatch(tx: Tx, { jobs }: Pick<RunWaveDeps, 'jobs'>, after: Date): Promise<void> {
  const slot = nextSlot(after).toISOString()
  await jobs.enqueue(tx, runBatchJob, { slot }, { at: new Date(slot), key: `batch-${slot}` })
}

/**
 * One decision about all orders of the neighbourhoods where Washers are short. It reads and decides without a lock on an order; then it
 * locks what it changes, and waits for nobody: what somebody else has locked, or has changed meanwhile, is left to the next batch. So are
 * all its orders where it does not get a lock after all: the next slot comes before the queue would repeat this one a second time.
 */
export async function runBatch(deps: RunWaveDeps, slot: Date): Promise<void> {
  const enqueueNext = (tx: Tx, now: Date) => enqueueBatch(tx, deps, now > slot ? now : slot)
  try {
    await deps.db.transaction(async (tx) => {
      const now = deps.clock.now()
      if (await claimBatch(tx, slot, now)) {
        const settings = await searchRules(tx, now)
        await saveBatch(tx, slot, await decideOpen(tx, deps, { settings, now }))
      }
      // By another clock, the slot may not have come yet.
      if (await isAnyInBatch(tx)) await enqueueNext(tx, now)
    })
  } catch (error) {
    if (isBusy(error)) await deps.db.transaction((tx) => enqueueNext(tx, deps.clock.now()))
    throw error
  }
}

async function decideOpen(tx: Tx, deps: RunWaveDeps, at: MatchAt) {
  const { now } = at
  const searches = await searchesToDecide(tx, now, market.dispatch.batch.most)
  const orders = await matchOrders(tx, searches, at)
  const calm = await calmOrders(tx, orders, at)
  const hasRoom = await washersWithRoom(tx, washersOf(orders), now)
  const open = withRoom(
    orders.filter(({ orderId }) => !calm.has(orderId)),
    (id) => hasRoom.has(id),
  )
  const chosen = decideBatch(open, () => true, at.settings.costs)
  const made = await saveDecided(tx, deps, { at, searches, chosen })
  await markBatched(
    tx,
    searches.map(({ orderId }) => orderId),
    now,
  )
  for (const orderId of await leaveBatches(tx, [...calm]))
    await deps.jobs.enqueue(tx, runWaveJob, { orderId }, { key: `calm-${orderId}-${now.getTime()}` })
  const decision = recordBatch(open, at.settings, { chosen, made })
  return { orders: searches.length, washers: hasRoom.size, offers: made.length, decision }
}

const washersWithRoom = async (tx: Tx, washerIds: readonly UserId[], now: Date): Promise<Set<UserId>> =>
  new Set((await loadsOf(tx, washerIds, now)).flatMap(({ washerId, ...load }) => (roomOf(load) > 0 ? [washerId] : [])))

/** How far around these orders all Washers are among their candidates. */
function completeAround(orders: readonly MatchedOrder[], radiusM: number): number {
  const isLimited = orders.some(({ ranked }) => ranked.size >= market.dispatch.batch.washers)
  const farthest = orders.flatMap(({ ranked }) => [...ranked.values()].map(({ distanceM }) => distanceM))
  return isLimited ? Math.max(...farthest) : 2 * radiusM
}

/** Orders of neighbourhoods where Washers are no longer short. One with nobody left to ask stays as it was. */
async function calmOrders(tx: Tx, orders: readonly MatchedOrder[], at: MatchAt): Promise<Set<OrderId>> {
  const calm = new Set<OrderId>()
  const radiusM = largestRadiusM(at.settings.radiiKm)
  for (const group of linkedOrders(orders)) {
    const reaching = new Map(group.flatMap(({ ranked }) => [...ranked].map(([userId, { reach }]) => [userId, reach])))
    if (reaching.size === 0) continue
    const scarcity = await measureScarcity(tx, {
      places: group.map(({ order }) => order),
      washers: [...reaching].map(([userId, reach]) => ({ userId, ...reach })),
      completeM: completeAround(group, radiusM),
      radiusM,
      before: 'scarce',
      now: at.now,
    })
    if (scarcity === 'calm') for (const { orderId } of group) calm.add(orderId)
  }
  return calm
}

interface Decided {
  readonly at: MatchAt
  readonly searches: readonly SearchInBatch[]
  readonly chosen: ReadonlyMap<OrderId, UserId>
}

/** Makes the offers that are still right, and ends those that expired. Returns the orders whose offer was made. */
async function saveDecided(tx: Tx, deps: RunWaveDeps, { at, searches, chosen }: Decided): Promise<OrderId[]> {
  const { now } = at
  const washers = new Set(await lockFreeCapacity(tx, [...chosen.values()]))
  const changing = searches.filter(({ orderId, hasExpired }) => hasExpired || chosen.has(orderId))
  const locked = await lockFreeOrders(
    tx,
    changing.map(({ orderId }) => orderId),
  )
  const running = new Map<OrderId, Search>()
  for (const orderId of locked) {
    const search = await lockSearch(tx, orderId)
    if (search?.batchSince) running.set(orderId, search)
  }
  const still = [...running.values()].filter(({ orderId }) => {
    const washerId = chosen.get(orderId)
    return washerId !== undefined && washers.has(washerId)
  })
  const matched = new Map((await matchOrders(tx, still, at)).map((order) => [order.orderId, order]))
  const hasRoom = await washersWithRoom(tx, [...washers], now)
  const made: OrderId[] = []
  for (const search of running.values()) {
    const { orderId } = search
    await broadcastEnded(deps.broadcast, tx, orderId, await expireOffers(tx, orderId, now))
    const { asked = 0, open = 0, until = null } = (await searchOf(tx, orderId, now)) ?? {}
    const washerId = chosen.get(orderId)
    const order = matched.get(orderId)
    if (open === 0 && order && washerId !== undefined && hasRoom.has(washerId) && order.ranked.has(washerId)) {
      await offerTo(tx, deps, { at, search, asked, order, washerId })
      made.push(orderId)
    } else {
      const radiusKm = radiusAt(at.settings.radiiKm, search.radiusStep)
      await broadcastSearch(deps.broadcast, tx, { orderId, asked, open, radiusKm, until })
    }
  }
  return made
}

interface Chosen {
  readonly at: MatchAt
  readonly search: Search
  readonly asked: number
  readonly order: MatchedOrder
  readonly washerId: UserId
}

async function offerTo(tx: Tx, deps: RunWaveDeps, { at, search, asked, order, washerId }: Chosen): Promise<void> {
  const { orderId, ranked, matches } = order
  const { now, settings } = at
  const offer = ranked.get(washerId)
  const matchParts = matches.get(washerId)?.parts
  if (!offer || !matchParts) throw new Error(`Washer ${washerId} is no candidate for order ${orderId}`)
  const radiusStep = stepReaching(settings.radiiKm, search.radiusStep, offer.distanceM)
  saveSearch(tx, { orderId, radiusStep, offersMade: search.offersMade + 1, places: 1 })
  const expiresAt = new Date(now.getTime() + settings.offerMs)
  await makeOffers(tx, deps, {
    order: order.order,
    offers: [{ ...offer, ground: 'batch', matchParts }],
    now,
    expiresAt,
  })
  await broadcastSearch(deps.broadcast, tx, {
    orderId,
    asked: asked + 1,
    open: 1,
    radiusKm: radiusAt(settings.radiiKm, radiusStep),
    until: expiresAt,
  })
  const rows = [...matches]
    .filter(([id]) => id !== washerId)
    .sort(([, a], [, b]) => a.cost - b.cost)
    .slice(0, market.dispatch.explained.notAskedPerWave)
    .map(([id, { parts }]) => ({
      washerId: id,
      whyNot: 'batch' as const,
      score: null,
      parts: null,
      matchParts: parts,
      distanceM: ranked.get(id)?.distanceM ?? 0,
      changes: [],
    }))
  if (rows.length > 0) saveOffersNotMade(tx, { orderId, at: now, rows })
}
