import { distanceMeters, type Point } from '@washline/contract/maps/geo'

/** What is left of a way: from where somebody is now, past the corners ahead of them, to the door. */
export function wayAhead(path: readonly Point[], from: Point, to: Point): readonly Point[] {
  let [nearest, nearestM] = [0, Number.POSITIVE_INFINITY]
  for (const [index, corner] of path.entries()) {
    const metres = distanceMeters(corner, from)
    if (metres < nearestM) [nearest, nearestM] = [index, metres]
  }
  return [from, ...path.slice(nearest + 1), to]
}
