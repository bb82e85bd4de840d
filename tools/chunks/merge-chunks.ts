/** A shared chunk, as the build divides modules by itself: those that the same screens load. */
export interface SharedChunk {
  readonly modules: readonly string[]
  readonly bytes: number
  /** The numbers of the screens that load it. */
  readonly screens: ReadonlySet<number>
  /** The numbers of the shared chunks that it imports, directly or not. */
  readonly imports: ReadonlySet<number>
}

export interface Costs {
  /** What one more chunk costs a screen, in bytes: its own frame, what it compresses less well, and its request. */
  readonly perChunk: number
  /** How much each screen counts. */
  readonly weights: readonly number[]
}

interface Merged extends SharedChunk {
  readonly members: ReadonlySet<number>
}

/**
 * Merges chunks while that saves screens more requests than it costs them in code that they do not need: the best pair first. Chunks
 * that another one stands between are not merged, because the two would then import each other.
 */
export function mergeChunks(chunks: readonly SharedChunk[], costs: Costs): readonly (readonly string[])[] {
  let merged: readonly Merged[] = chunks.map((chunk, index) => ({ ...chunk, members: new Set([index]) }))
  for (;;) {
    const best = bestPair(merged, costs)
    if (!best) return merged.map(({ modules }) => modules)
    const [one, other] = best
    const both = joined(one, other)
    merged = [...merged.filter((chunk) => chunk !== one && chunk !== other), both].map((chunk) =>
      following(chunk, both),
    )
  }
}

function bestPair(chunks: readonly Merged[], costs: Costs): readonly [Merged, Merged] | undefined {
  const importsOf = (chunk: Merged) => chunks.filter((each) => each !== chunk && touches(chunk.imports, each.members))
  const lists = new Map(chunks.map((chunk) => [chunk, importsOf(chunk)]))
  let best: readonly [Merged, Merged] | undefined
  let most = 0
  for (const [index, one] of chunks.entries())
    for (const other of chunks.slice(index + 1)) {
      const saved = savedBy(one, other, costs)
      if (saved <= most) continue
      const net =
        saved -
        broughtBy(one, other, lists.get(one) ?? [], costs) -
        broughtBy(other, one, lists.get(other) ?? [], costs)
      if (net <= most || isBetween(chunks, one, other)) continue
      most = net
      best = [one, other]
    }
  return best
}

function savedBy(one: SharedChunk, other: SharedChunk, { perChunk, weights }: Costs): number {
  let saved = 0
  for (const screen of one.screens)
    saved += (weights[screen] ?? 0) * (other.screens.has(screen) ? perChunk : -other.bytes)
  for (const screen of other.screens) if (!one.screens.has(screen)) saved -= (weights[screen] ?? 0) * one.bytes
  return saved
}

/** What the screens of one chunk would load besides, because the other one imports it. */
function broughtBy(other: Merged, one: Merged, imported: readonly Merged[], { weights }: Costs): number {
  let bytes = 0
  for (const chunk of imported)
    if (chunk !== one)
      for (const screen of one.screens)
        if (!other.screens.has(screen) && !chunk.screens.has(screen)) bytes += (weights[screen] ?? 0) * chunk.bytes
  return bytes
}

const touches = (from: ReadonlySet<number>, members: ReadonlySet<number>) =>
  [...members].some((member) => from.has(member))
const union = <T>(...sets: readonly ReadonlySet<T>[]): ReadonlySet<T> => new Set(sets.flatMap((each) => [...each]))

/** Whether a third chunk is imported by one of the two and imports the other. */
const isBetween = (chunks: readonly Merged[], one: Merged, other: Merged): boolean =>
  chunks.some(
    (third) =>
      third !== one &&
      third !== other &&
      ((touches(one.imports, third.members) && touches(third.imports, other.members)) ||
        (touches(other.imports, third.members) && touches(third.imports, one.members))),
  )

const joined = (one: Merged, other: Merged): Merged => ({
  modules: [...one.modules, ...other.modules],
  bytes: one.bytes + other.bytes,
  screens: union(one.screens, other.screens),
  imports: union(one.imports, other.imports),
  members: union(one.members, other.members),
})

/** What imports a part of a chunk imports all of it, and what that imports. */
const following = (chunk: Merged, both: Merged): Merged =>
  touches(chunk.imports, both.members) ? { ...chunk, imports: union(chunk.imports, both.imports, both.members) } : chunk
