import { fold } from './fold.ts'

/** The terms between two commas of an address. */
export type Part = readonly string[]

/** Divides an address at commas, semicolons and line ends. Of `4/18` the house is 18, of `18-20` it is 18. */
export const readParts = (address: string): readonly Part[] =>
  address
    .split(/[,;\n]/)
    .map((part) => part.replace(/(\d+)\s*\/\s*(\d+)/g, '$2').replace(/(\d+)\s*[-–]\s*(\d+)/g, '$1'))
    .map((part) => fold(part).split(' ').filter(Boolean))
    .filter((part) => part.length > 0)

const longOf: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  ln: 'lane',
  ct: 'court',
  wlk: 'walk',
  wy: 'way',
  ter: 'terrace',
  tce: 'terrace',
  terr: 'terrace',
  psge: 'passage',
}
/** A street's name as terms, with its last term in full. */
export const inFull = (terms: readonly string[]): readonly string[] =>
  terms.map((term, index) => (index === terms.length - 1 && index > 0 ? (longOf[term] ?? term) : term))

/** Postal codes, house numbers, flats such as `4b`. */
export const hasDigit = (term: string): boolean => /\d/.test(term)
export const isHouseNumber = (term: string): boolean => /^\d{1,5}[a-z]?$/.test(term)

const insideTerms = new Set(
  'flat apt apartment unit room suite floor level block lot wohnung zimmer stock etage piso appartement'.split(' '),
)
/** A term before the number of a flat, which is no house number. */
export const isInside = (term: string): boolean => insideTerms.has(term)

const doorTerms = new Set(
  `a an and at back basement bell building by code desk door entrance first fourth front gate ground house knock left
  lobby lower middle next no nr number of on or please porch rear reception right ring second side stairs the third
  to top twice upper upstairs with`.split(/\s+/),
)
/** A term that describes the door and names no place. */
export const describesDoor = (term: string): boolean => insideTerms.has(term) || doorTerms.has(term) || hasDigit(term)
