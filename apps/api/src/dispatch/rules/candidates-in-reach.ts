import { nextSearchStep, type SearchStep } from './next-search-step.ts'
import { favouritesFirst } from './plan-wave.ts'
import { radiusAt } from './radius-at.ts'
import type { Ranked } from './rank-candidate.ts'

export interface Reach<C> {
  /** Who competes: only favourites, while one of them is left or has not answered yet. */
  readonly candidates: readonly C[]
  readonly next: SearchStep
  readonly radiusKm: number
  /** Those of them within the radius of this step. */
  readonly inReach: readonly C[]
}

/** Who competes for the places of a wave, and how far it goes. */
export function candidatesInReach<C extends Pick<Ranked, 'input' | 'isFavourite'>>(
  ranked: readonly C[],
  search: { readonly radiiKm: readonly number[]; readonly radiusStep: number; readonly isFavouriteAsked: boolean },
): Reach<C> {
  const { radiiKm, radiusStep, isFavouriteAsked } = search
  const candidates = isFavouriteAsked ? ranked.filter((one) => one.isFavourite) : favouritesFirst(ranked)
  const within = (km: number) => candidates.filter(({ input }) => Math.round(input.distanceM) <= km * 1_000)
  const next = nextSearchStep(
    radiusStep,
    radiiKm.map((km) => within(km).length),
  )
  const radiusKm = radiusAt(radiiKm, next.radiusStep)
  return { candidates, next, radiusKm, inReach: within(radiusKm) }
}
