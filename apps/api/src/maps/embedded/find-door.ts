import { inFull, isHouseNumber, isInside, type Part } from './address-terms.ts'
import { allowedMistakes, isNear } from './fold.ts'
import type { Entry } from './gazetteer.ts'

export interface FoundDoor {
  readonly entry: Entry
  readonly number: number | null
  /** The name was corrected. */
  readonly isCorrected: boolean
  /** The terms that name neither the entry nor its number, between the terms that do. */
  readonly others: readonly Part[]
}

interface Match {
  readonly entry: Entry
  readonly part: number
  readonly from: number
  readonly to: number
}

const mostTerms = 6

/** Finds a street or named building of the demo city in the terms of an address. */
export function createDoorFinder(entries: readonly Entry[], isPostcode: (term: string) => boolean) {
  const named = entries.map((entry) => ({ entry, terms: entry.folded.split(' ') }))
  const byName = new Map(named.map(({ entry }) => [entry.folded, entry]))
  const exact = (terms: Part) => byName.get(terms.join(' ')) ?? byName.get(inFull(terms).join(' '))
  const similar = (terms: Part) => {
    const full = inFull(terms)
    const isLike = (term: string, index: number) =>
      term[0] === full[index]?.[0] && isNear(term, full[index] ?? '', allowedMistakes(term))
    return named.find(({ terms: name }) => name.length > 1 && name.length === full.length && name.every(isLike))?.entry
  }

  const search = (parts: readonly Part[], match: (terms: Part) => Entry | undefined): Match | undefined => {
    for (const [part, terms] of parts.entries())
      for (let from = 0; from < terms.length; from++)
        for (let to = Math.min(terms.length, from + mostTerms); to > from; to--) {
          const entry = match(terms.slice(from, to))
          if (entry) return { entry, part, from, to }
        }
    return undefined
  }

  const isNumber = (term: string | undefined): term is string =>
    term !== undefined && isHouseNumber(term) && !isPostcode(term)

  /** The house number beside a street's name, also where a comma divides them. */
  const numberAt = (parts: readonly Part[], { part, from, to }: Match) => {
    const terms = parts[part] ?? []
    const [before, beforeThat, after] = [terms[from - 1], terms[from - 2], terms[to]]
    if (isNumber(before)) return isInside(beforeThat ?? '') ? null : { part, index: from - 1, term: before }
    if (isNumber(after)) return { part, index: to, term: after }
    for (const [near, isBeside] of [
      [part - 1, from === 0],
      [part + 1, to === terms.length],
    ] as const) {
      const [alone, ...more] = parts[near] ?? []
      if (isBeside && more.length === 0 && isNumber(alone)) return { part: near, index: 0, term: alone }
    }
    return null
  }

  const find = (parts: readonly Part[]): FoundDoor | null => {
    const precise = search(parts, exact)
    const match = precise ?? search(parts, similar)
    if (!match) return null
    const number = match.entry.street === undefined ? null : numberAt(parts, match)
    const isUsed = (part: number, index: number) =>
      (part === match.part && index >= match.from && index < match.to) ||
      (part === number?.part && index === number.index)
    return {
      entry: match.entry,
      number: number && Number.parseInt(number.term, 10),
      isCorrected: !precise,
      others: parts.flatMap((terms, part) => {
        const start = terms.slice(0, match.from).filter((_, index) => !isUsed(part, index))
        const end = terms.slice(match.to).filter((_, index) => !isUsed(part, index + match.to))
        if (part === match.part) return [start, end].filter((run) => run.length > 0)
        return [terms.filter((_, index) => !isUsed(part, index))].filter((run) => run.length > 0)
      }),
    }
  }
  return { find, isName: (terms: Part) => exact(terms) !== undefined }
}
