import { tripSeconds } from '@washline/contract/orders/pay'
import type { FactBus } from '../../facts/fact-bus.ts'
import { lockOrder } from '../../orders/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { type MarketSettings, marketSettings } from '../../settings/index.ts'
import { favouritesOf } from '../../ties/index.ts'
import { availableWashers, type Candidate } from '../../washers/index.ts'
import { tellEnded, tellOffered, tellSearch } from '../channels.ts'
import { runWaveJob } from '../jobs.ts'
import { notToAsk, type OrderToOffer, orderToOffer, recordsOf, searchOf } from '../queries.ts'
import { nextSearchStep } from '../rules/next-search-step.ts'
import { planWave, type RankedCandidate, whoIsFirst } from '../rules/plan-wave.ts'
import { radiusAt } from '../rules/radius-at.ts'
import { reasonLine } from '../rules/reason-line.ts'
import { scoreOf, scoreParts } from '../rules/score-candidate.ts'
import { expireOffers, insertOffers, lockSearch, type NewOffer, saveSearch } from '../store.ts'

export interface RunWaveDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly broadcast: Broadcast
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

type Ranked = NewOffer & RankedCandidate
type DispatchSettings = MarketSettings['dispatch']

/** Everybody who could take the order now and has not been asked, with their scores. */
async function rankedCandidates(
  tx: Tx,
  order: OrderToOffer,
  { radiiKm, askAgainMs }: DispatchSettings,
  now: Date,
): Promise<Ranked[]> {
  const notNow = await notToAsk(tx, order, { askAgainMs, now })
  const favourites = new Set(await favouritesOf(tx, order.customerId))
  const inReach = await availableWashers(tx, {
    latitude: order.latitude,
    longitude: order.longitude,
    radiusM: (radiiKm.at(-1) ?? 0) * 1_000,
    limit: 50,
    excludeUserIds: [order.customerId, ...notNow],
  })
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
    const isFavourite = favourites.has(washer.userId)
    const onTimeRate = share(washer.ordersOnTime, washer.ordersDone)
    const parts = scoreParts({
      durationS: tripSeconds(washer.distanceM),
      ratingSumTenths: washer.ratingTenthsSum,
      ratingCount: washer.ratingCount,
      onTimeRate,
      acceptanceRate: share(record.accepted, record.seen),
      activeOrders: record.inHand,
      isFavourite,
    })
    const ratingTenthsAverage = share(washer.ratingTenthsSum, washer.ratingCount)
    return [
      {
        washerId: washer.userId,
        ordersDone: washer.ordersDone,
        isFavourite,
        score: scoreOf(parts),
        parts,
        reason: reasonLine({ distanceM: washer.distanceM, ratingTenthsAverage, onTimeRate, isFavourite }),
        distanceM: Math.round(washer.distanceM),
        durationS: tripSeconds(washer.distanceM),
      },
    ]
  }
  return inReach.flatMap(rank)
}

const lookAgain = (tx: Tx, deps: RunWaveDeps, orderId: number, at: Date) =>
  deps.jobs.enqueue(tx, runWaveJob, { orderId }, { at, key: `wave-${orderId}-${at.getTime()}` })

/**
 * One turn of a search. While offers of the running wave are open it only ends those whose time is up; after that it
 * asks the next Washers, farther out when nobody is left nearby. Runs as a durable job, so a restart loses no search.
 */
export async function runWave(deps: RunWaveDeps, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const search = await lockSearch(tx, orderId)
    const order = search && (await orderToOffer(tx, orderId))
    if (!search || order?.status !== 'pending') return
    const now = deps.clock.now()
    await tellEnded(deps.broadcast, tx, orderId, await expireOffers(tx, orderId, now))
    const running = await searchOf(tx, orderId, now)
    if (running?.until) {
      // Woken early, by an answer or by a clock that goes before this one: the wave's own end must still be looked at.
      await lookAgain(tx, deps, orderId, running.until)
      return
    }

    const { dispatch } = await marketSettings(tx)
    const { radiiKm, offerMs, waveSize } = dispatch
    const candidates = whoIsFirst(await rankedCandidates(tx, order, dispatch, now))
    const step = nextSearchStep(
      search.radiusStep,
      radiiKm.map((km) => candidates.filter((candidate) => candidate.distanceM <= km * 1_000).length),
    )
    if (step.kind === 'wait') {
      await saveSearch(tx, { ...search, radiusStep: step.radiusStep })
      await lookAgain(tx, deps, orderId, new Date(now.getTime() + step.forMs))
      await tellSearch(deps.broadcast, tx, {
        orderId,
        asked: running?.asked ?? 0,
        open: 0,
        radiusKm: radiusAt(radiiKm, step.radiusStep),
        until: null,
      })
      return
    }
    const radiusM = radiusAt(radiiKm, step.radiusStep) * 1_000
    const wave = planWave(
      candidates.filter((candidate) => candidate.distanceM <= radiusM),
      { waveSize, offersBefore: search.offersMade },
    )
    const expiresAt = new Date(now.getTime() + offerMs)
    const ids = await insertOffers(tx, { orderId, offers: wave, at: now, expiresAt })
    // Favourites are asked from as far as they come; everybody else still begins nearby.
    const reachedStep = wave.some(({ isFavourite }) => isFavourite) ? search.radiusStep : step.radiusStep
    await saveSearch(tx, { orderId, radiusStep: reachedStep, offersMade: search.offersMade + wave.length })
    for (const offer of wave)
      await tellOffered(deps.broadcast, tx, {
        ...order,
        ...offer,
        offerId: ids.get(offer.washerId) ?? 0,
        madeAt: now,
        expiresAt,
      })
    for (const { washerId } of wave) await deps.facts.tell(tx, 'offer.made', { orderId, washerId, at: now, expiresAt })
    await tellSearch(deps.broadcast, tx, {
      orderId,
      asked: (running?.asked ?? 0) + wave.length,
      open: wave.length,
      radiusKm: radiusAt(radiiKm, step.radiusStep),
      until: expiresAt,
    })
    await lookAgain(tx, deps, orderId, expiresAt)
  })
}
