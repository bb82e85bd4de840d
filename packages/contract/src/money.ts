import type { $brand } from 'zod'

/** Integer minor units (cents), the only form of money inside the product. */
export type Minor = number & $brand<'Minor'>

/** Major units (24.5), the form of money in the specification's calls. Inside the product nothing computes with it. */
export type Major = number & $brand<'Major'>

/** A number of minor units as money. Only this function and `toMinor` make money of a number. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of minor units`)
  return amount as Minor
}

let digits = 2

/** How many decimals the market's currency has: none for yen, two for most, three for dinars. */
export const minorDigits = (): number => digits

/** Minor units of one major unit: 100 cents, 1 yen, 1000 fils. */
export const minorPerMajor = (): number => 10 ** digits

/** Only the market, with its currency, sets this. */
export const useMinorDigits = (count: number): void => {
  digits = count
}

export const toMajor = (amountMinor: Minor): Major => (amountMinor / minorPerMajor()) as Major

/** Minor units from major units of a call or a form; the schema has refused more decimals than the currency has. */
export const toMinor = <T extends number>(amountMajor: T extends Minor ? never : T): Minor =>
  minor(Math.round(amountMajor * minorPerMajor()))

/** Major units as plain text, for files and inputs: '24.50', '2450' in yen, '2.450' in dinars. */
export const plainAmount = (amountMinor: Minor): string => toMajor(amountMinor).toFixed(digits)

export const add = (...amounts: readonly Minor[]): Minor => sumOf(amounts)

export const sumOf = (amounts: readonly Minor[]): Minor => minor(amounts.reduce<number>((sum, each) => sum + each, 0))

export const subtract = (from: Minor, ...amounts: readonly Minor[]): Minor => minor(from - sumOf(amounts))

export const negate = (amountMinor: Minor): Minor => minor(0 - amountMinor)

export const timesQuantity = (unitMinor: Minor, quantity: number): Minor => minor(unitMinor * quantity)

/** `share` of an amount in basis points, rounded half up to the minor unit. */
export const shareOf = (amountMinor: Minor, basisPoints: number): Minor =>
  minor(Math.floor((amountMinor * basisPoints + 5_000) / 10_000))

export const leastOf = (...amounts: readonly Minor[]): Minor => minor(Math.min(...amounts))

export const mostOf = (...amounts: readonly Minor[]): Minor => minor(Math.max(...amounts))
