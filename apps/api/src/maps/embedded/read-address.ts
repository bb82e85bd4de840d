import type { Point } from '@washline/contract/maps/geo'
import { describesDoor, hasDigit, type Part, readParts } from './address-words.ts'
import { createDoorFinder } from './find-door.ts'
import { fold } from './fold.ts'
import type { Entry } from './gazetteer.ts'
import { createKnownAreas, type KnownAreas } from './known-areas.ts'

export interface District extends Point {
  readonly id: string
  readonly name: string
  readonly postcode: string
}

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
 * Reads an address only as far as every word of it allows: the demo city's streets count only where no word may name
 * another place, and of an address elsewhere the city is all that is known.
 */
export function createAddressReader({ town, districts, doors, cities }: Gazetteer) {
  const areas = createKnownAreas(cities)
  const districtOf = new Map(districts.flatMap((each) => [[each.postcode, each] as const, [fold(each.name), each]]))
  const isPostcode = (word: string) => hasDigit(word) && districtOf.has(word)
  const finder = createDoorFinder(doors, isPostcode)

  /** The words without those that name the demo city, its country and districts. */
  const strip = (run: Part) => {
    const left: string[] = []
    const seen = new Set<'town' | 'country' | District>()
    for (let at = 0; at < run.length; ) {
      const sizes = [4, 3, 2, 1].filter((size) => at + size <= run.length)
      const known = sizes.flatMap((size) => {
        const phrase = run.slice(at, at + size)
        const text = phrase.join(' ')
        const what =
          text === town.folded
            ? ('town' as const)
            : areas.read(phrase)?.country === town.country && areas.read(phrase)?.isWhole && size < 3
              ? ('country' as const)
              : districtOf.get(text)
        if (what) return [{ size, what }]
        return finder.isName(phrase) ? [{ size, what: undefined }] : []
      })[0]
      if (known?.what) seen.add(known.what)
      if (!known) left.push(run[at] ?? '')
      at += known?.size ?? 1
    }
    return { left, seen }
  }

  const isElsewhere = (words: Part) => areas.read(words)?.isWhole === true

  const readDoor = (parts: readonly Part[]): Understood | null => {
    const door = finder.find(parts)
    if (!door) return null
    const runs = door.others.map(strip)
    const rest = runs.map(({ left }) => left.filter((word) => !describesDoor(word))).filter((words) => words.length > 0)
    const isInTown = runs.some(({ seen }) => seen.has('town'))
    if (rest.some(isElsewhere) || (rest.length > 0 && !isInTown)) return null
    return { kind: 'door', entry: door.entry, number: door.number, isPartial: door.isCorrected }
  }

  const readTown = (parts: readonly Part[]): Understood | null => {
    const runs = parts.map(strip)
    const seen = new Set(runs.flatMap((run) => [...run.seen]))
    const rest = runs.map(({ left }) => left).filter((words) => words.length > 0)
    const [district] = districts.filter((each) => seen.has(each))
    if (district && rest.length === 0) return { kind: 'district', district }
    if (!seen.has('town') || rest.some(isElsewhere)) return null
    return { kind: 'city', entry: town, isPartial: rest.length > 0 }
  }

  return (address: string): Understood | null => {
    const parts = readParts(address)
    return parts.length === 0 ? null : (readDoor(parts) ?? readTown(parts) ?? readCity(areas, parts))
  }
}

function readCity(areas: KnownAreas, parts: readonly Part[]): Understood | null {
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
