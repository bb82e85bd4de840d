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
  /** What was made later has a higher one. */
  readonly number: number
  readonly members: ReadonlySet<number>
}

type Chunks = ReadonlyMap<number, Merged>

/** Two chunks by their numbers, the smaller one first, and what merging them saves at most: what they import is not counted. */
interface Pair {
  readonly one: number
  readonly other: number
  readonly saved: number
}

/**
 * Merges chunks while that saves screens more requests than it costs them in code that they do not need: the best pair first. Chunks
 * that another one stands between are not merged, because the two would then import each other.
 */
export function mergeChunks(chunks: readonly SharedChunk[], costs: Costs): readonly (readonly string[])[] {
  const merged = new Map<number, Merged>()
  let pairs: readonly Pair[] = []
  const add = (chunk: Merged): void => {
    pairs = [...pairs, ...pairsWith(chunk, merged, costs)]
    merged.set(chunk.number, chunk)
  }
  for (const [number, chunk] of chunks.entries()) add({ ...chunk, number, members: new Set([number]) })
  for (let number = chunks.length; ; number += 1) {
    const best = bestPair(merged, pairs, costs)
    if (!best) return [...merged.values()].map(({ modules }) => modules)
    const gone = best.map((chunk) => chunk.number)
    pairs = pairs.filter(({ one, other }) => !gone.includes(one) && !gone.includes(other))
    const both = joined(number, ...best)
    for (const each of gone) merged.delete(each)
    for (const chunk of merged.values()) merged.set(chunk.number, following(chunk, both))
    add(both)
  }
}

/** Those that could be worth it. What they save does not change while both are there. */
const pairsWith = (other: Merged, chunks: Chunks, costs: Costs): readonly Pair[] =>
  [...chunks.values()]
    .map((one) => ({ one: one.number, other: other.number, saved: savedBy(one, other, costs) }))
    .filter(({ saved }) => saved > 0)

/** Of equal ones, the pair whose chunks were made first. */
function bestPair(chunks: Chunks, pairs: readonly Pair[], costs: Costs): readonly [Merged, Merged] | undefined {
  const importedBy = importsIn(chunks)
  let best: readonly [Merged, Merged] | undefined
  let most = 0
  for (const { saved, ...pair } of pairs.toSorted(bySaved)) {
    if (saved < most) break
    const [one, other] = [chunks.get(pair.one), chunks.get(pair.other)]
    if (!one || !other) continue
    const net = saved - broughtBy(one, other, importedBy(one), costs) - broughtBy(other, one, importedBy(other), costs)
    if (net < most || (net === most && !isBefore(pair, best)) || isBetween(chunks, one, other)) continue
    most = net
    best = [one, other]
  }
  return best
}

const bySaved = (a: Pair, b: Pair): number => b.saved - a.saved

const isBefore = ({ one, other }: Omit<Pair, 'saved'>, best: readonly [Merged, Merged] | undefined): boolean =>
  best !== undefined && (one < best[0].number || (one === best[0].number && other < best[1].number))

/** The chunks that one imports, worked out once. */
function importsIn(chunks: Chunks): (chunk: Merged) => readonly Merged[] {
  const lists = new Map<Merged, readonly Merged[]>()
  return (chunk) => {
    const list =
      lists.get(chunk) ?? [...chunks.values()].filter((each) => each !== chunk && touches(chunk.imports, each.members))
    lists.set(chunk, list)
    return list
  }
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
const isBetween = (chunks: Chunks, one: Merged, other: Merged): boolean =>
  [...chunks.values()].some(
    (third) =>
      third !== one &&
      third !== other &&
      ((touches(one.imports, third.members) && touches(third.imports, other.members)) ||
        (touches(other.imports, third.members) && touches(third.imports, one.members))),
  )

const joined = (number: number, one: Merged, other: Merged): Merged => ({
  number,
  modules: [...one.modules, ...other.modules],
  bytes: one.bytes + other.bytes,
  screens: union(one.screens, other.screens),
  imports: union(one.imports, other.imports),
  members: union(one.members, other.members),
})

/** What imports a part of a chunk imports all of it, and what that imports. */
const following = (chunk: Merged, both: Merged): Merged =>
  touches(chunk.imports, both.members) ? { ...chunk, imports: union(chunk.imports, both.imports, both.members) } : chunk
