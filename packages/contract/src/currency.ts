/** ISO 4217, written out: engines follow other tables, which leave decimals out where shops round. */
const withoutDecimals = new Set('bif clp djf gnf jpy kmf krw pyg rwf vnd vuv xaf xof xpf'.split(' '))
const withThree = new Set('bhd iqd jod kwd lyd omr tnd'.split(' '))
/** Card services count another smallest unit of these than ISO 4217, or they have four decimals: an amount would be charged a hundredfold. */
const countedOtherwise = new Set('clf isk mga ugx uyi uyw'.split(' '))

/** How many decimals a currency has: 0 for jpy, 2 for eur, 3 for kwd. */
export const digitsOf = (currency: string): number => {
  if (withoutDecimals.has(currency)) return 0
  return withThree.has(currency) ? 3 : 2
}

/** The codes, in lower case, of the currencies that a market may have. */
export const currencies = (): string[] =>
  Intl.supportedValuesOf('currency')
    .map((code) => code.toLowerCase())
    .filter((code) => !countedOtherwise.has(code))

/** Whether it is such a code. */
export const isCurrency = (code: string): boolean => currencies().includes(code)
