import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { candidatesInReach } from './candidates-in-reach.ts'
import { isNewcomer, planWave } from './plan-wave.ts'
import { largestRadiusM } from './radius-at.ts'
import { type Ranked, rankCandidate } from './rank-candidate.ts'
import type { RecordedWave, WaveRules } from './recorded-wave.ts'

/** A recorded wave, and the offer of its search that was accepted. */
export interface WaveToReplay extends RecordedWave {
  readonly accepted: { readonly washerId: UserId; readonly askedAt: Date; readonly answeredAt: Date } | null
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

/** What became of the Washer who accepted an order. */
export type Found = 'same' | 'earlier' | 'later' | 'too_slow' | 'not_asked'

interface Share {
  readonly before: number
  readonly after: number
}

export interface ReplayedWaves {
  readonly waves: number
  readonly searches: number
  /** Waves that the rules of their time did not reproduce. */
  readonly mismatches: number
  /** Waves in which the draft looks farther than was looked. */
  readonly farther: number
  /** Offers to newcomers and to others. */
  readonly offers: { readonly newcomers: Share; readonly others: Share }
  /** Orders that were accepted, and how long until their Washer would have been asked, less how long it was. */
  readonly found: Readonly<Record<Found, number>>
  readonly waits: { readonly earlierMs: readonly number[]; readonly laterMs: readonly number[] }
  readonly washers: readonly (Share & { readonly washerId: UserId })[]
}

interface SearchSoFar {
  /** When each Washer was asked first and last under the draft. */
  readonly firstAskedMs: Map<UserId, number>
  readonly lastAskedMs: Map<UserId, number>
  /** Asked then and not under the draft: they can still be asked, as far as is known. */
  readonly passedOver: Map<UserId, Candidate>
  accepted: WaveToReplay['accepted']
}

const keyOf = ({ orderId, searchStartedAt }: RecordedWave) => `${orderId} ${searchStartedAt.getTime()}`
const counterOf = (orderId: OrderId) => orderId % market.dispatch.newcomerCounters
const farthestKm = ({ radiiKm }: WaveRules) => radiiKm.at(-1) ?? 0

export interface WaveReplay {
  /** Waves in the order of their time. */
  readonly add: (waves: readonly WaveToReplay[]) => void
  readonly result: () => ReplayedWaves
}

/**
 * Replays waves under other rules. Each wave is decided at its time among those who were looked at then; who was asked earlier
 * under these rules is not asked again before the time for it, and who was asked in history only stays a candidate. The counters
 * of newcomers run on from the first wave of each.
 */
export function waveReplay(rules: WaveRules): WaveReplay {
  const searches = new Map<string, SearchSoFar>()
  const credits = new Map<number, number>()
  const tally = offersTally()
  const seen = { waves: 0, mismatches: 0, farther: 0 }
  const replay = (wave: WaveToReplay) => {
    const search = searchOf(searches, wave)
    const counter = counterOf(wave.orderId)
    const candidates = candidatesNow(search, wave, rules)
    const decided = decide(wave, candidates, rules, credits.get(counter) ?? wave.credit)
    credits.set(counter, decided.credit)
    for (const { washerId, input } of decided.wave) {
      tally.count({ washerId, ...input }, 'after')
      search.lastAskedMs.set(washerId, wave.at.getTime())
      if (!search.firstAskedMs.has(washerId)) search.firstAskedMs.set(washerId, wave.at.getTime())
      search.passedOver.delete(washerId)
    }
    for (const candidate of wave.candidates.filter(({ washerId }) => wave.asked.includes(washerId))) {
      tally.count(candidate, 'before')
      if (!search.lastAskedMs.has(candidate.washerId)) search.passedOver.set(candidate.washerId, candidate)
    }
    const { accepted } = wave
    if (accepted?.askedAt.getTime() === wave.at.getTime() && wave.asked.includes(accepted.washerId))
      search.accepted = accepted
    seen.waves += 1
    if (!isReproduced(wave)) seen.mismatches += 1
    if (farthestKm(rules) > farthestKm(wave.rules)) seen.farther += 1
  }
  return {
    add: (waves) => waves.forEach(replay),
    result: () => ({ ...seen, searches: searches.size, ...tally.result(), ...foundIn([...searches.values()], rules) }),
  }
}

/** Counts offers by group and by Washer. */
function offersTally() {
  const offers = { newcomers: { before: 0, after: 0 }, others: { before: 0, after: 0 } }
  const washers = new Map<UserId, { before: number; after: number }>()
  return {
    count: (candidate: Candidate, side: keyof Share) => {
      offers[isNewcomer(candidate) ? 'newcomers' : 'others'][side] += 1
      const washer = washers.get(candidate.washerId) ?? { before: 0, after: 0 }
      washer[side] += 1
      washers.set(candidate.washerId, washer)
    },
    result: () => ({ offers, washers: [...washers].map(([washerId, share]) => ({ washerId, ...share })) }),
  }
}

function searchOf(searches: Map<string, SearchSoFar>, wave: RecordedWave): SearchSoFar {
  const key = keyOf(wave)
  const begunBefore = searches.get(key)
  if (begunBefore) return begunBefore
  const begun = { firstAskedMs: new Map(), lastAskedMs: new Map(), passedOver: new Map(), accepted: null }
  searches.set(key, begun)
  return begun
}

/** Who could be asked by a wave under the draft. */
function candidatesNow(search: SearchSoFar, wave: RecordedWave, { offerMs, askAgainMs }: WaveRules): Candidate[] {
  const there = new Set(wave.candidates.map(({ washerId }) => washerId))
  const passedOver = [...search.passedOver.values()].filter(({ washerId }) => !there.has(washerId))
  const mayBeAsked = ({ washerId }: Candidate) => {
    const askedMs = search.lastAskedMs.get(washerId)
    return askedMs === undefined || wave.at.getTime() >= askedMs + offerMs + askAgainMs
  }
  return [...wave.candidates, ...passedOver].filter(mayBeAsked)
}

function foundIn(searches: readonly SearchSoFar[], { offerMs }: WaveRules): Pick<ReplayedWaves, 'found' | 'waits'> {
  const found = { same: 0, earlier: 0, later: 0, too_slow: 0, not_asked: 0 }
  const waits = { earlierMs: [] as number[], laterMs: [] as number[] }
  for (const { accepted, firstAskedMs } of searches) {
    if (!accepted) continue
    const askedMs = firstAskedMs.get(accepted.washerId)
    const answerMs = accepted.answeredAt.getTime() - accepted.askedAt.getTime()
    const shiftMs = (askedMs ?? 0) - accepted.askedAt.getTime()
    if (askedMs === undefined) found.not_asked += 1
    else if (answerMs > offerMs) found.too_slow += 1
    else if (shiftMs === 0) found.same += 1
    else if (shiftMs < 0) {
      found.earlier += 1
      waits.earlierMs.push(-shiftMs)
    } else {
      found.later += 1
      waits.laterMs.push(shiftMs)
    }
  }
  return { found, waits }
}
