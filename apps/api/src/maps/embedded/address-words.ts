import { fold } from './fold.ts'

/** The words between two commas of an address. */
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
/** A street's name as words, with its last word in full. */
export const inFull = (words: readonly string[]): readonly string[] =>
  words.map((word, index) => (index === words.length - 1 && index > 0 ? (longOf[word] ?? word) : word))

/** Postal codes, house numbers, flats such as `4b`. */
export const hasDigit = (word: string): boolean => /\d/.test(word)
export const isHouseNumber = (word: string): boolean => /^\d{1,5}[a-z]?$/.test(word)

const insideWords = new Set(
  'flat apt apartment unit room suite floor level block lot wohnung zimmer stock etage piso appartement'.split(' '),
)
/** A word before the number of a flat, which is no house number. */
export const isInside = (word: string): boolean => insideWords.has(word)

const doorWords = new Set(
  `a an and at back basement bell building by code desk door entrance first fourth front gate ground house knock left
  lobby lower middle next no nr number of on or please porch rear reception right ring second side stairs the third
  to top twice upper upstairs with`.split(/\s+/),
)
/** A word that describes the door and names no place. */
export const describesDoor = (word: string): boolean => insideWords.has(word) || doorWords.has(word) || hasDigit(word)
