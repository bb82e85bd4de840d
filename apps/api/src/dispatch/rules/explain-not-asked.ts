import type { OfferChange, WhyNot } from '@washline/contract/dispatch/explanations'
import { toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { isNewcomer, planWave, type RankedCandidate } from './plan-wave.ts'
import { type Ranked, type RankingInput, rankCandidate } from './rank-candidate.ts'
import type { Weights } from './score-candidate.ts'

/** A wave as it was decided. */
export interface DecidedWave {
  /** All who could be asked within the largest radius. */
  readonly ranked: readonly Ranked[]
  /** Those of them who competed: only favourites, while one of them is left. */
  readonly candidates: readonly Ranked[]
  readonly wave: readonly Ranked[]
  readonly radiusM: number
  /** The last radius before it in which nobody competed; 0 if it is the first one. */
  readonly emptyM: number
  readonly places: number
  /** The counter of newcomers before the wave. */
  readonly credit: number
  readonly newcomerEveryNth: number
  readonly weights: Weights
}

export interface NotAsked {
  readonly candidate: Ranked
  readonly whyNot: WhyNot
  readonly changes: readonly OfferChange[]
}

const { countMost, stepM, notAskedPerWave } = market.dispatch.explained
const anyScore = -1
/** Scores this close are one: who is asked of them is decided by number. */
const margin = 1e-9
const probeId = toUserId(Number.MAX_SAFE_INTEGER)

/** The lowest score that would have been asked among these candidates; undefined if none would. */
function scoreNeeded(
  inRadius: readonly RankedCandidate[],
  { wave, places: waveSize, credit, newcomerEveryNth }: DecidedWave,
  ordersDone: number,
): number | undefined {
  const above = wave.map(({ score }) => score + margin).sort((a, b) => a - b)
  return [anyScore, ...above].find((score) => {
    const probe: RankedCandidate = { washerId: probeId, score, ordersDone, isFavourite: false }
    return planWave([...inRadius, probe], { waveSize, credit, newcomerEveryNth }).wave.includes(probe)
  })
}

/** The smallest amount up to `most` from which on a change is enough; 0 if none is. */
function smallest(most: number, isEnough: (by: number) => boolean): number {
  if (most < 1 || !isEnough(most)) return 0
  let [low, high] = [1, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

interface Lever {
  readonly kind: OfferChange['kind']
  readonly most: (input: RankingInput) => number
  readonly change: (input: RankingInput, by: number) => Partial<RankingInput>
  /** What one step is on the wire. */
  readonly unit?: number
}

const levers: readonly Lever[] = [
  {
    kind: 'nearer',
    most: ({ distanceM }) => Math.floor(distanceM / stepM),
    change: ({ distanceM }, by) => ({ distanceM: distanceM - by * stepM }),
    unit: stepM,
  },
  {
    kind: 'ratings',
    most: () => countMost,
    change: ({ ratingTenthsSum, ratingCount }, by) => ({
      ratingTenthsSum: ratingTenthsSum + by * market.ratings.max * 10,
      ratingCount: ratingCount + by,
    }),
  },
  {
    kind: 'on_time',
    most: () => countMost,
    change: ({ ordersDone, ordersOnTime }, by) => ({
      ordersDone: ordersDone + by,
      ordersOnTime: ordersOnTime + by,
    }),
  },
  {
    kind: 'accepted',
    most: () => countMost,
    change: ({ seen, accepted }, by) => ({ seen: seen + by, accepted: accepted + by }),
  },
  { kind: 'in_hand', most: ({ inHand }) => inHand, change: ({ inHand }, by) => ({ inHand: inHand - by }) },
  { kind: 'no_skips', most: ({ skipShare }) => (skipShare > 0 ? 1 : 0), change: () => ({ skipShare: 0 }) },
]

/** Only the customer makes a Washer a favourite: it is named where favourites were asked alone. */
const toBeAFavourite: Lever = { kind: 'favourite', most: () => 1, change: () => ({ isFavourite: true }) }

function whyNot(candidate: Ranked, { candidates, wave, radiusM }: DecidedWave): WhyNot {
  if (!candidates.includes(candidate)) return 'favourites_first'
  if (candidate.input.distanceM > radiusM) return 'too_far'
  return wave.some(({ score }) => score < candidate.score) ? 'newcomers_share' : 'lower_score'
}

/**
 * Why each of the best who were not asked was not, and what would have changed it: for each part of the score that a Washer
 * can change, the smallest change which alone had put them into this wave, all others being as they were.
 */
export function explainNotAsked(decided: DecidedWave): NotAsked[] {
  const { ranked, candidates, wave, radiusM, emptyM, weights } = decided
  const inRadius = candidates.filter(({ input }) => input.distanceM <= radiusM)
  const needed = new Map<boolean, number | undefined>()
  const neededOf = ({ ordersDone }: RankedCandidate) => {
    const key = isNewcomer({ ordersDone })
    if (!needed.has(key)) needed.set(key, scoreNeeded(inRadius, decided, ordersDone))
    return needed.get(key)
  }
  const isAsked = (candidate: Ranked): boolean => {
    const { distanceM } = candidate.input
    const least = emptyM > 0 && distanceM <= emptyM ? anyScore : neededOf(candidate)
    return least !== undefined && candidate.score >= least && distanceM <= radiusM
  }
  const asked = new Set(wave)
  return ranked
    .filter((candidate) => !asked.has(candidate))
    .sort((a, b) => b.score - a.score)
    .slice(0, notAskedPerWave)
    .map((candidate) => {
      const why = whyNot(candidate, decided)
      const changes = (why === 'favourites_first' ? [toBeAFavourite] : levers).flatMap((lever): OfferChange[] => {
        const { input, washerId } = candidate
        const { kind, most, change, unit = 1 } = lever
        const isEnough = (n: number) => isAsked(rankCandidate(washerId, { ...input, ...change(input, n) }, weights))
        const by = smallest(most(input), isEnough)
        return by === 0 ? [] : [{ kind, by: by * unit }]
      })
      return { candidate, whyNot: why, changes }
    })
}
