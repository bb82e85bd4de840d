import { languageCodes } from '@washline/contract/texts/languages'
import { hasDigit, type Part } from './address-terms.ts'
import { allowedMistakes, fold, isNear } from './fold.ts'
import type { Entry } from './gazetteer.ts'

/** What terms name: a city, a country, or both. */
export interface NamedArea {
  readonly country: string | undefined
  readonly city: Entry | undefined
  /** The terms named nothing else. */
  readonly isWhole: boolean
}

/** A city that ends a sentence without commas is only believed from this weight on: about 100,000 people. */
const largeTownWeight = 12
const shortNameWeight = 16
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  uae: 'AE',
  czechia: 'CZ',
  korea: 'KR',
}

/** Countries by their names in every language of the product. */
const readCountries = (codes: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const byName = new Map(Object.entries(otherNames))
  for (const language of languageCodes) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of codes) byName.set(fold(names.of(code) ?? code), code)
  }
  return byName
}

/** Recognises the world's countries and cities in the terms of an address. */
export function createNamedAreas(cities: readonly Entry[]) {
  const countries = readCountries(new Set(cities.map(({ country }) => country)))
  const byName = new Map<string, Entry[]>()
  for (const city of cities) byName.set(city.folded, [...(byName.get(city.folded) ?? []), city])

  const cityOf = (name: string, country: string | undefined, minWeight = 0): Entry | undefined => {
    const ofCountry = (city: Entry) => country === undefined || city.country === country
    const exact = (byName.get(name) ?? []).find((city) => ofCountry(city) && city.weight >= minWeight)
    return exact ?? (byName.get(`${name} city`) ?? []).find((city) => ofCountry(city) && city.weight >= shortNameWeight)
  }

  /** The country that ends the terms, and the terms before it. */
  const splitCountry = (terms: Part): { country: string | undefined; rest: Part } => {
    for (let from = Math.max(0, terms.length - 5); from < terms.length; from++) {
      const country = countries.get(terms.slice(from).join(' '))
      if (country) return { country, rest: terms.slice(0, from) }
    }
    return { country: undefined, rest: terms }
  }

  return {
    /** What a part of an address names; null where it names neither city nor country. */
    read(part: Part, within?: string): NamedArea | null {
      const terms = part.filter((term) => !hasDigit(term))
      const whole = terms.join(' ')
      if (!whole) return null
      const named = countries.get(whole)
      const alone = cityOf(whole, within)
      if (named || alone) return { country: named, city: alone, isWhole: true }
      const { country = within, rest } = splitCountry(terms)
      for (let from = 0; from < rest.length; from++) {
        const city = cityOf(rest.slice(from).join(' '), country, from === 0 ? 0 : largeTownWeight)
        if (city) return { country, city, isWhole: from === 0 }
      }
      return rest.length < terms.length ? { country, city: undefined, isWhole: false } : null
    },

    /** The largest city whose name differs from the terms by one mistake. */
    resembling(part: Part, within: string | undefined): Entry | undefined {
      const terms = part.filter((term) => !hasDigit(term)).join(' ')
      if (terms.length < 6) return undefined
      const most = Math.min(1, allowedMistakes(terms))
      return cities.find(
        (city) => (within === undefined || city.country === within) && isNear(city.folded, terms, most),
      )
    },
  }
}
export type NamedAreas = ReturnType<typeof createNamedAreas>
