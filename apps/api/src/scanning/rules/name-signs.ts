import type { LabelSign } from '@washline/contract/care/label-schemas'
import { type LabelSymbol, mayHaveBars, scaleNames, scaleOf } from '@washline/contract/care/label-symbols'
import type { ReadSign } from './read-label.ts'

/** What the reader answers about one place of the picture. */
export interface SeenSign {
  /** In the order of the manifest; the last one is that of no symbol. */
  readonly symbols: Float32Array
  /** By the number of bars. */
  readonly bars: Float32Array
}

export interface NameLimits {
  /** A symbol less likely than this is none. */
  readonly keepFrom: number
  readonly sureFrom: number
  /** From this chance another symbol is offered where it is unsure. */
  readonly offerFrom: number
}

const mostOptions = 3
/** A label has more than one symbol; a single shape is rather something else. */
const fewestSigns = 2

interface Named {
  readonly sign: ReadSign
  readonly chance: number
}

/** Names what was seen, one symbol for each scale, in the order of a label. Nothing where it can't be a care label. */
export function nameSigns(
  seen: readonly SeenSign[],
  names: readonly LabelSymbol[],
  limits: NameLimits,
): { readonly signs: ReadSign[]; readonly certainty: number } {
  const named = seen.flatMap((each) => nameOf(each, names, limits) ?? [])
  const best = scaleNames.flatMap((scale) => {
    const ofScale = named.filter(({ sign: { options } }) => options[0] && scaleOf(options[0].symbol) === scale)
    return ofScale.toSorted((one, other) => other.chance - one.chance).slice(0, 1)
  })
  return {
    signs: best.length < fewestSigns ? [] : best.map(({ sign }) => sign),
    certainty: best.reduce((sum, { chance }) => sum + chance, 0),
  }
}

function nameOf({ symbols, bars }: SeenSign, names: readonly LabelSymbol[], limits: NameLimits): Named | undefined {
  const likeliest = names
    .map((symbol, at) => ({ symbol, chance: symbols[at] ?? 0 }))
    .toSorted((one, other) => other.chance - one.chance)
  const [first] = likeliest
  if (!first || first.chance < limits.keepFrom || first.chance < (symbols[names.length] ?? 0)) return undefined
  const counts = mayHaveBars(first.symbol)
    ? Array.from(bars, (chance, count) => ({ count, chance })).toSorted((one, other) => other.chance - one.chance)
    : [{ count: 0, chance: 1 }]
  const most = counts[0]?.count ?? 0
  const isSure = first.chance >= limits.sureFrom && (counts[0]?.chance ?? 1) >= limits.sureFrom
  const others: LabelSign[] = [
    ...counts
      .slice(1)
      .flatMap(({ count, chance }) => (chance < limits.offerFrom ? [] : [{ symbol: first.symbol, bars: count }])),
    ...likeliest.slice(1).flatMap(({ symbol, chance }) => {
      if (chance < limits.offerFrom || scaleOf(symbol) !== scaleOf(first.symbol)) return []
      return [{ symbol, bars: mayHaveBars(symbol) ? most : 0 }]
    }),
  ]
  const options = [{ symbol: first.symbol, bars: most }, ...(isSure ? [] : others)].slice(0, mostOptions)
  return { sign: { options, isSure }, chance: first.chance }
}
