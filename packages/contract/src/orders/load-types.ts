import { market } from '../market.ts'

/** The size of a load. */
export const loadTypes = ['light', 'medium', 'heavy'] as const
export type LoadType = (typeof loadTypes)[number]

/** The load of this many pieces. The customer may choose a heavier one, never a lighter one. */
export function loadOf(itemCount: number): LoadType {
  const { light, medium } = market.loads.maxPieces
  if (itemCount <= light) return 'light'
  return itemCount <= medium ? 'medium' : 'heavy'
}

export const heavierLoad = (one: LoadType, other: LoadType): LoadType =>
  loadTypes.indexOf(one) < loadTypes.indexOf(other) ? other : one

export const isLoadEnough = (load: LoadType, itemCount: number): boolean =>
  heavierLoad(load, loadOf(itemCount)) === load

/** The load after the count has changed: one that the customer raised stays, any other follows the count. */
export function loadAfter(chosen: LoadType | null, countBefore: number, countAfter: number): LoadType {
  const needed = loadOf(countAfter)
  return chosen === null || chosen === loadOf(countBefore) ? needed : heavierLoad(chosen, needed)
}
