import { describesDoor, hasDigit, type Part, readParts } from './address-terms.ts'
import { createDoorFinder } from './find-door.ts'
import { fold } from './fold.ts'
import type { District, Entry } from './gazetteer.ts'
import { createNamedAreas, type NamedAreas } from './named-areas.ts'

type DemoName = 'town' | 'country' | 'door' | District

/** What an address was understood as. */
export type Understood =
  | { readonly kind: 'door'; readonly entry: Entry; readonly number: number | null; readonly isPartial: boolean }
  | { readonly kind: 'district'; readonly district: District }
  | { readonly kind: 'city'; readonly entry: Entry; readonly isPartial: boolean }

export interface Gazetteer {
  /** The demo city itself. */
  readonly town: Entry
  readonly districts: readonly District[]
  /** Its streets and named buildings. */
  readonly doors: readonly Entry[]
  readonly cities: readonly Entry[]
}

/**
 * Reads an address only as far as every term of it allows: the demo city's streets count only where no term may name
 * another place, and of an address elsewhere the city is all that is known.
 */
export function createAddressReader({ town, districts, doors, cities }: Gazetteer) {
  const areas = createNamedAreas(cities)
  const districtOf = new Map(
    districts.flatMap((each) => [[each.postcode, each] as const, [fold(each.name), each] as const]),
  )
  const isPostcode = (term: string) => hasDigit(term) && districtOf.has(term)
  const finder = createDoorFinder(doors, isPostcode)

  /** What of the demo city a phrase names; undefined for anything else. */
  const nameOf = (phrase: Part): DemoName | undefined => {
    const text = phrase.join(' ')
    if (text === town.folded) return 'town'
    const area = areas.read(phrase)
    if (area?.isWhole && area.country === town.country) return 'country'
    return districtOf.get(text) ?? (finder.isName(phrase) ? 'door' : undefined)
  }

  /** The terms without those that name the demo city, its country, districts and doors. */
  const strip = (run: Part): { left: Part; seen: ReadonlySet<DemoName> } => {
    const left: string[] = []
    const seen = new Set<DemoName>()
    for (let at = 0; at < run.length; ) {
      const match = [4, 3, 2, 1].flatMap((size) => {
        const what = at + size <= run.length ? nameOf(run.slice(at, at + size)) : undefined
        return what ? [{ size, what }] : []
      })[0]
      if (match) seen.add(match.what)
      else left.push(run[at] ?? '')
      at += match?.size ?? 1
    }
    return { left, seen }
  }

  const isElsewhere = (terms: Part) => areas.read(terms)?.isWhole === true

  const readDoor = (parts: readonly Part[]): Understood | null => {
    const door = finder.find(parts)
    if (!door) return null
    const runs = door.others.map(strip)
    const rest = runs.map(({ left }) => left.filter((term) => !describesDoor(term))).filter((terms) => terms.length > 0)
    const isInTown = runs.some(({ seen }) => seen.has('town'))
    if (rest.some(isElsewhere) || (rest.length > 0 && !isInTown)) return null
    return { kind: 'door', entry: door.entry, number: door.number, isPartial: door.isCorrected }
  }

  const readTown = (parts: readonly Part[]): Understood | null => {
    const runs = parts.map(strip)
    const seen = new Set(runs.flatMap((run) => [...run.seen]))
    const rest = runs.map(({ left }) => left).filter((terms) => terms.length > 0)
    const [district] = districts.filter((each) => seen.has(each))
    if (district && rest.length === 0 && !seen.has('door')) return { kind: 'district', district }
    if (!seen.has('town') || rest.some(isElsewhere)) return null
    return { kind: 'city', entry: town, isPartial: rest.length > 0 }
  }

  return (address: string): Understood | null => {
    const parts = readParts(address)
    return parts.length === 0 ? null : (readDoor(parts) ?? readTown(parts) ?? readCity(areas, parts))
  }
}

function readCity(areas: NamedAreas, parts: readonly Part[]): Understood | null {
  const country = parts.map((part) => areas.read(part)).findLast((area) => area?.country)?.country
  const named = parts.map((part) => areas.read(part, country))
  const last = named.findLast((area) => area?.city)
  const isPartial = named.some((area, at) => !area?.isWhole && !parts[at]?.every(hasDigit))
  if (last?.city) return { kind: 'city', entry: last.city, isPartial }
  const similar = parts
    .toReversed()
    .map((part) => areas.resembling(part, country))
    .find((city) => city)
  return similar ? { kind: 'city', entry: similar, isPartial: true } : null
}
