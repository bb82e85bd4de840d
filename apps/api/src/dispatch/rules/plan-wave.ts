import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'

export interface RankedCandidate {
  readonly washerId: UserId
  readonly score: number
  readonly ordersDone: number
  readonly isFavourite: boolean
}

const { newcomerOrders, newcomerEveryNth } = market.dispatch

const isNewcomer = (candidate: RankedCandidate) => candidate.ordersDone < newcomerOrders
const best = (a: RankedCandidate, b: RankedCandidate) => b.score - a.score || a.washerId - b.washerId

/** Only the customer's favourites, as long as one of them is left to ask; then everybody. */
export function favouritesFirst<C extends Pick<RankedCandidate, 'isFavourite'>>(
  candidates: readonly C[],
): readonly C[] {
  const favourites = candidates.filter(({ isFavourite }) => isFavourite)
  return favourites.length > 0 ? favourites : candidates
}

/**
 * The next wave: the best scores, except that every n-th offer of an order goes to a newcomer in reach, so that Washers
 * without a history get orders too. `offersBefore` is the number of offers already made for the order.
 */
export function planWave<C extends RankedCandidate>(
  candidates: readonly C[],
  { waveSize, offersBefore }: { readonly waveSize: number; readonly offersBefore: number },
): C[] {
  const left = [...candidates].sort(best)
  const wave: C[] = []
  while (wave.length < waveSize && left.length > 0) {
    const isNewcomersTurn = (offersBefore + wave.length + 1) % newcomerEveryNth === 0
    const newcomer = isNewcomersTurn ? left.findIndex(isNewcomer) : -1
    wave.push(...left.splice(Math.max(newcomer, 0), 1))
  }
  return wave
}
