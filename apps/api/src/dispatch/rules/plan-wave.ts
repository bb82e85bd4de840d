import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'

export interface RankedCandidate {
  readonly washerId: UserId
  readonly score: number
  readonly ordersDone: number
  readonly isFavourite: boolean
}

const { newcomerOrders, newcomerOwedMost } = market.dispatch

export const isNewcomer = (candidate: Pick<RankedCandidate, 'ordersDone'>): boolean =>
  candidate.ordersDone < newcomerOrders
const best = (a: RankedCandidate, b: RankedCandidate) => b.score - a.score || a.washerId - b.washerId

/** Only the customer's favourites, as long as one of them is left to ask; then everybody. */
export function favouritesFirst<C extends Pick<RankedCandidate, 'isFavourite'>>(
  candidates: readonly C[],
): readonly C[] {
  const favourites = candidates.filter(({ isFavourite }) => isFavourite)
  return favourites.length > 0 ? favourites : candidates
}

/**
 * The next wave: the best scores, except that one offer in n of the whole market goes to a newcomer in reach, so that Washers
 * without a history get orders too. `credit` counts the offers since a newcomer got one, over the waves of many orders; what
 * could not be given, because no newcomer was in reach, is made up for within bounds. `turns`: who came before better scores by it.
 */
export function planWave<C extends RankedCandidate>(
  candidates: readonly C[],
  given: { readonly waveSize: number; readonly credit: number; readonly newcomerEveryNth: number },
): { readonly wave: C[]; readonly credit: number; readonly turns: ReadonlySet<C> } {
  const { waveSize, newcomerEveryNth } = given
  const left = [...candidates].sort(best)
  const wave: C[] = []
  const turns = new Set<C>()
  let { credit } = given
  while (wave.length < waveSize && left.length > 0) {
    credit = Math.min(credit + 1, newcomerOwedMost * newcomerEveryNth)
    const newcomer = credit >= newcomerEveryNth ? left.findIndex(isNewcomer) : -1
    const [next] = left.splice(Math.max(newcomer, 0), 1)
    if (!next) break
    if (isNewcomer(next)) credit = Math.max(0, credit - newcomerEveryNth)
    if (newcomer > 0) turns.add(next)
    wave.push(next)
  }
  return { wave, credit, turns }
}
