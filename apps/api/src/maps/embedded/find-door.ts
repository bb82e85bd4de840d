import { inFull, isHouseNumber, isInside, type Part } from './address-words.ts'
import { allowedMistakes, isNear } from './fold.ts'
import type { Entry } from './gazetteer.ts'

export interface FoundDoor {
  readonly entry: Entry
  readonly number: number | null
  /** The name was corrected. */
  readonly isCorrected: boolean
  /** The words that name neither the entry nor its number, between the words that do. */
  readonly others: readonly Part[]
}

interface Match {
  readonly entry: Entry
  readonly part: number
  readonly from: number
  readonly to: number
}

const mostWords = 6

/** Finds a street or named building of the demo city in the words of an address. */
export function createDoorFinder(entries: readonly Entry[], isPostcode: (word: string) => boolean) {
  const named = entries.map((entry) => ({ entry, words: entry.folded.split(' ') }))
  const byName = new Map(named.map(({ entry }) => [entry.folded, entry]))
  const exact = (words: Part) => byName.get(words.join(' ')) ?? byName.get(inFull(words).join(' '))
  const similar = (words: Part) => {
    const full = inFull(words)
    const isLike = (word: string, index: number) =>
      word[0] === full[index]?.[0] && isNear(word, full[index] ?? '', allowedMistakes(word))
    return named.find(({ words: name }) => name.length > 1 && name.length === full.length && name.every(isLike))?.entry
  }

  const search = (parts: readonly Part[], match: (words: Part) => Entry | undefined): Match | undefined => {
    for (const [part, words] of parts.entries())
      for (let from = 0; from < words.length; from++)
        for (let to = Math.min(words.length, from + mostWords); to > from; to--) {
          const entry = match(words.slice(from, to))
          if (entry) return { entry, part, from, to }
        }
    return undefined
  }

  const isNumber = (word: string | undefined): word is string =>
    word !== undefined && isHouseNumber(word) && !isPostcode(word)

  /** The house number beside a street's name, also where a comma divides them. */
  const numberAt = (parts: readonly Part[], { part, from, to }: Match) => {
    const words = parts[part] ?? []
    const [before, beforeThat, after] = [words[from - 1], words[from - 2], words[to]]
    if (isNumber(before)) return isInside(beforeThat ?? '') ? null : { part, index: from - 1, word: before }
    if (isNumber(after)) return { part, index: to, word: after }
    for (const [near, isBeside] of [
      [part - 1, from === 0],
      [part + 1, to === words.length],
    ] as const) {
      const [alone, ...more] = parts[near] ?? []
      if (isBeside && more.length === 0 && isNumber(alone)) return { part: near, index: 0, word: alone }
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
      number: number && Number.parseInt(number.word, 10),
      isCorrected: !precise,
      others: parts.flatMap((words, part) => {
        const start = words.slice(0, match.from).filter((_, index) => !isUsed(part, index))
        const end = words.slice(match.to).filter((_, index) => !isUsed(part, index + match.to))
        if (part === match.part) return [start, end].filter((run) => run.length > 0)
        return [words.filter((_, index) => !isUsed(part, index))].filter((run) => run.length > 0)
      }),
    }
  }
  return { find, isName: (words: Part) => exact(words) !== undefined }
}
