import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { candidatesInReach } from './candidates-in-reach.ts'
import { isNewcomer, planWave } from './plan-wave.ts'
import { largestRadiusM } from './radius-at.ts'
import { type Ranked, rankCandidate } from './rank-candidate.ts'
import { type BatchRules, isBatchReproduced } from './recorded-batch.ts'
import type { RecordedWave, WaveRules } from './recorded-wave.ts'
import { type BatchToReplay, replayBatch } from './replay-batches.ts'
import {
  type AcceptedOffer,
  askable,
  farthestKm,
  foundIn,
  noteAsked,
  type OffersTally,
  offersTally,
  openSearches,
  type ReplayedSearches,
} from './replay-so-far.ts'

/** A recorded wave, and the offer of its search that was accepted. */
export interface WaveToReplay extends RecordedWave {
  readonly accepted: AcceptedOffer | null
}

type Candidate = RecordedWave['candidates'][number]

interface Asked {
  readonly wave: readonly Ranked[]
  readonly credit: number
}

/** A wave as its search decides it, among these candidates. */
function decide(
  recorded: Pick<RecordedWave, 'radiusStep' | 'isFavouriteAsked' | 'isWhole' | 'places'>,
  candidates: readonly Candidate[],
  rules: WaveRules,
  credit: number,
): Asked {
  const { radiusStep, isFavouriteAsked, isWhole, places } = recorded
  const { radiiKm, weights, waveSize, newcomerEveryNth } = rules
  const mostM = largestRadiusM(radiiKm)
  const ranked = candidates
    .filter(({ distanceM }) => Math.round(distanceM) <= mostM)
    .map(({ washerId, ...input }) => rankCandidate(washerId, input, weights))
  const { inReach, next } = candidatesInReach(ranked, { radiiKm, radiusStep, isFavouriteAsked })
  if (next.kind === 'wait') return { wave: [], credit }
  return planWave(inReach, { waveSize: isWhole ? waveSize : places, credit, newcomerEveryNth })
}

/** Whether a wave, decided once more by the rules of its time, asks those whom it asked. */
export function isReproduced(recorded: RecordedWave): boolean {
  const { wave } = decide(recorded, recorded.candidates, recorded.rules, recorded.credit)
  return wave.map(({ washerId }) => washerId).join() === recorded.asked.join()
}

const counterOf = (orderId: OrderId) => orderId % market.dispatch.newcomerCounters
export interface SearchReplay {
  /** Waves and batches in the order of their time. */
  readonly addWave: (wave: WaveToReplay) => void
  readonly addBatch: (batch: BatchToReplay) => void
  readonly result: () => ReplayedSearches
}

type Searches = ReturnType<typeof openSearches>

/**
 * Replays waves and batches under other rules. Each is decided at its time among those who were looked at then; who was asked
 * earlier under these rules is not asked again before the time for it, and who was asked in history only stays a candidate. The
 * counters of newcomers run on from the first wave of each.
 */
export function searchReplay(rules: WaveRules & BatchRules): SearchReplay {
  const searches = openSearches()
  const credits = new Map<number, number>()
  const tally = offersTally()
  const seen = { waves: 0, batches: 0, mismatches: 0, farther: 0 }
  const check = (recorded: { readonly rules: Pick<WaveRules, 'radiiKm'> }, isSame: boolean) => {
    if (!isSame) seen.mismatches += 1
    if (farthestKm(rules) > farthestKm(recorded.rules)) seen.farther += 1
  }
  return {
    addWave: (wave) => {
      const counter = counterOf(wave.orderId)
      const credit = credits.get(counter) ?? wave.credit
      credits.set(counter, replayWave(wave, rules, { searches, tally, credit }))
      seen.waves += 1
      check(wave, isReproduced(wave))
    },
    addBatch: (batch) => {
      replayBatch(batch, rules, { searches, tally })
      seen.batches += 1
      check(batch, isBatchReproduced(batch))
    },
    result: () => {
      const all = searches.all()
      return { ...seen, searches: all.length, ...tally.result(), ...foundIn(all, rules) }
    },
  }
}

/** Returns the counter of newcomers after the wave. */
function replayWave(
  wave: WaveToReplay,
  rules: WaveRules,
  { searches, tally, credit }: { searches: Searches; tally: OffersTally; credit: number },
): number {
  const { at } = wave
  const search = searches.of(wave.orderId, wave.searchStartedAt)
  const candidates = askable(search, { there: wave.candidates, passedOver: search.passedOver.values(), at }, rules)
  const decided = decide(wave, candidates, rules, credit)
  for (const { washerId, input } of decided.wave) {
    tally.count({ washerId, isNewcomer: isNewcomer(input) }, 'after')
    noteAsked(search, washerId, at)
  }
  for (const candidate of wave.candidates.filter(({ washerId }) => wave.asked.includes(washerId))) {
    const { washerId } = candidate
    tally.count({ washerId, isNewcomer: isNewcomer(candidate) }, 'before')
    if (!search.lastAskedMs.has(washerId)) search.passedOver.set(washerId, candidate)
  }
  const { accepted } = wave
  if (accepted?.askedAt.getTime() === at.getTime() && wave.asked.includes(accepted.washerId)) search.accepted = accepted
  return decided.credit
}
