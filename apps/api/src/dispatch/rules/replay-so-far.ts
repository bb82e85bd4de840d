import type { OrderId, UserId } from '@washline/contract/ids'
import type { RankingInput } from './rank-candidate.ts'
import type { BatchCandidate } from './recorded-batch.ts'

export interface AcceptedOffer {
  readonly washerId: UserId
  readonly askedAt: Date
  readonly answeredAt: Date
}

/** What became of the Washer who accepted an order. */
export type Found = 'same' | 'earlier' | 'later' | 'too_slow' | 'not_asked'

interface Share {
  readonly before: number
  readonly after: number
}

export interface ReplayedSearches {
  readonly waves: number
  readonly batches: number
  readonly searches: number
  /** Waves and batches that the rules of their time did not reproduce. */
  readonly mismatches: number
  /** Waves and batches in which the draft looks farther than was looked. */
  readonly farther: number
  /** Offers to newcomers and to others. */
  readonly offers: { readonly newcomers: Share; readonly others: Share }
  /** Orders that were accepted, and how long until their Washer would have been asked, less how long it was. */
  readonly found: Readonly<Record<Found, number>>
  readonly waits: { readonly earlierMs: readonly number[]; readonly laterMs: readonly number[] }
  readonly washers: readonly (Share & { readonly washerId: UserId })[]
}

/** What became of a search under the draft so far. */
export interface SearchSoFar {
  /** When each Washer was asked first and last under the draft. */
  readonly firstAskedMs: Map<UserId, number>
  readonly lastAskedMs: Map<UserId, number>
  /** Asked then by a wave or by a batch, and not under the draft: they can still be asked, as far as is known. */
  readonly passedOver: Map<UserId, RankingInput & { readonly washerId: UserId }>
  readonly passedOverPairs: Map<UserId, BatchCandidate>
  accepted: AcceptedOffer | null
}

interface AskRules {
  readonly offerMs: number
  readonly askAgainMs: number
}

/** The searches of a replay, by order and start. */
export function openSearches() {
  const searches = new Map<string, SearchSoFar>()
  return {
    of: (orderId: OrderId, startedAt: Date): SearchSoFar => {
      const key = `${orderId} ${startedAt.getTime()}`
      const begunBefore = searches.get(key)
      if (begunBefore) return begunBefore
      const begun: SearchSoFar = {
        firstAskedMs: new Map(),
        lastAskedMs: new Map(),
        passedOver: new Map(),
        passedOverPairs: new Map(),
        accepted: null,
      }
      searches.set(key, begun)
      return begun
    },
    all: () => [...searches.values()],
  }
}

/** Notes that the draft asks a Washer. */
export function noteAsked(search: SearchSoFar, washerId: UserId, at: Date): void {
  search.lastAskedMs.set(washerId, at.getTime())
  if (!search.firstAskedMs.has(washerId)) search.firstAskedMs.set(washerId, at.getTime())
  search.passedOver.delete(washerId)
  search.passedOverPairs.delete(washerId)
}

/** Of those who were there then and those who were passed over, those whom the draft may ask now. */
export function askable<C extends { readonly washerId: UserId }>(
  search: SearchSoFar,
  { there, passedOver, at }: { readonly there: readonly C[]; readonly passedOver: Iterable<C>; readonly at: Date },
  { offerMs, askAgainMs }: AskRules,
): C[] {
  const present = new Set(there.map(({ washerId }) => washerId))
  const mayBeAsked = ({ washerId }: C) => {
    const askedMs = search.lastAskedMs.get(washerId)
    return askedMs === undefined || at.getTime() >= askedMs + offerMs + askAgainMs
  }
  return [...there, ...[...passedOver].filter(({ washerId }) => !present.has(washerId))].filter(mayBeAsked)
}

type Side = keyof Share

/** Counts offers by group and by Washer. */
export function offersTally() {
  const offers = { newcomers: { before: 0, after: 0 }, others: { before: 0, after: 0 } }
  const washers = new Map<UserId, { before: number; after: number }>()
  return {
    count: ({ washerId, isNewcomer }: { readonly washerId: UserId; readonly isNewcomer: boolean }, side: Side) => {
      offers[isNewcomer ? 'newcomers' : 'others'][side] += 1
      const washer = washers.get(washerId) ?? { before: 0, after: 0 }
      washer[side] += 1
      washers.set(washerId, washer)
    },
    result: () => ({ offers, washers: [...washers].map(([washerId, share]) => ({ washerId, ...share })) }),
  }
}
export type OffersTally = ReturnType<typeof offersTally>

export const farthestKm = ({ radiiKm }: { readonly radiiKm: readonly number[] }) => radiiKm.at(-1) ?? 0

export function foundIn(
  searches: readonly SearchSoFar[],
  { offerMs }: Pick<AskRules, 'offerMs'>,
): Pick<ReplayedSearches, 'found' | 'waits'> {
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
