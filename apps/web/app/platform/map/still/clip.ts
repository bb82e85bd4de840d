import type { Box } from './ground-shapes.ts'
import type { Spot } from './mercator.ts'

/** The parts of a line whose segments come near a box. */
export function clipLine(line: readonly Spot[], [left, top, right, bottom]: Box): Spot[][] {
  const runs: Spot[][] = []
  let run: Spot[] | undefined
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const isNear =
      Math.max(from[0], to[0]) >= left &&
      Math.min(from[0], to[0]) <= right &&
      Math.max(from[1], to[1]) >= top &&
      Math.min(from[1], to[1]) <= bottom
    if (!isNear) run = undefined
    else if (run) run.push(to)
    else {
      run = [from, to]
      runs.push(run)
    }
  }
  return runs
}

/** A ring within a box, cut at one side after the other. */
export function clipRing(ring: readonly Spot[], [left, top, right, bottom]: Box): readonly Spot[] {
  const sides = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const
  return sides.reduce<readonly Spot[]>((within, [axis, limit, sign]) => cut(within, axis, limit, sign), ring)
}

function cut(ring: readonly Spot[], axis: 0 | 1, limit: number, sign: 1 | -1): Spot[] {
  const inside: Spot[] = []
  const isInside = (spot: Spot) => (spot[axis] - limit) * sign >= 0
  for (const [index, to] of ring.entries()) {
    const from = ring.at(index - 1) ?? to
    if (isInside(from) !== isInside(to)) {
      const share = (limit - from[axis]) / (to[axis] - from[axis])
      inside.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    if (isInside(to)) inside.push(to)
  }
  return inside
}
