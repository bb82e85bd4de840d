/** Integer minor units (cents). The only form of money inside the product. */
export type Minor = number

/** Major units on the wire (24.5) from minor units (2450). */
export const toMajor = (amountMinor: Minor): number => amountMinor / 100

/** Minor units from a wire amount; the schema has already refused more than two decimals. */
export const toMinor = (amountMajor: number): Minor => Math.round(amountMajor * 100)

/** `share` of an amount in basis points, rounded half up to the minor unit. */
export const shareOf = (amountMinor: Minor, basisPoints: number): Minor =>
  Math.floor((amountMinor * basisPoints + 5_000) / 10_000)
