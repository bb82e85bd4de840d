import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { allowedMistakes, fold, isNear } from './fold.ts'
import type { Entry } from './gazetteer.ts'

export interface Found {
  readonly entry: Entry
  /** The house number before the street's name. */
  readonly number: number | null
  readonly score: number
}

interface Query {
  /** The text before the first comma, without a house number. */
  readonly name: string
  readonly terms: readonly string[]
  readonly rest: readonly string[]
  readonly number: number | null
}

const readQuery = (text: string): Query => {
  const [first = '', ...others] = text.split(',')
  const typed = /^\s*(\d{1,5})[a-z]?\s+(.+)$/i.exec(first)
  const name = fold(typed?.[2] ?? first)
  return {
    name,
    terms: name.split(' '),
    rest: others.flatMap((part) => fold(part).split(' ')).filter((term) => term),
    number: typed ? Number(typed[1]) : null,
  }
}

const byName = (entry: Entry, { name, terms }: Query): number => {
  if (entry.folded === name) return 100
  if (entry.folded.startsWith(name)) return 60
  return terms.every((term) => entry.searchText.includes(` ${term}`)) ? 30 : 0
}

const byLikeness = (entry: Entry, { name, terms }: Query): number => {
  if (isNear(entry.folded, name, allowedMistakes(name))) return 24
  if (entry.precision === 'city') return 0
  const ofName = entry.folded.split(' ')
  const isLike = (term: string) =>
    ofName.some((other) => isNear(other.slice(0, Math.max(term.length, 3)), term, allowedMistakes(term)))
  return terms.every(isLike) ? 12 : 0
}

const byPlace = (entry: Entry, near: Point | undefined): number => {
  if (!near) return 0
  const kilometers = distanceMeters(entry, near) / 1000
  return 40 / (1 + kilometers / 5) + 15 / (1 + kilometers / 200)
}

const rank = (entries: readonly Entry[], query: Query, near: Point | undefined, match: typeof byName): Found[] => {
  if (!query.name) return []
  const found: Found[] = []
  for (const entry of entries) {
    const likeness = match(entry, query)
    if (!likeness) continue
    const agreed = query.rest.filter((term) => entry.searchText.includes(` ${term}`)).length
    const context = query.rest.length ? (agreed / query.rest.length) * 50 : 0
    const number = entry.street === undefined ? null : query.number
    const score = likeness + context + (number === null ? 0 : 55) + entry.weight + byPlace(entry, near)
    found.push({ entry, number, score })
  }
  return found.sort((a, b) => b.score - a.score)
}

/** Finds entries by the beginning of their words, else by similarity; best first. */
export const findEntries = (entries: readonly Entry[], text: string, near?: Point): Found[] => {
  const query = readQuery(text)
  const exact = rank(entries, query, near, byName)
  return exact.length ? exact : rank(entries, query, near, byLikeness)
}
