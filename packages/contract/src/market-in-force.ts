import { market } from './market.ts'
import { type Minor, minor, useMinorDigits } from './money.ts'

/** The market as operators have set it, as every process and every client has it. */
export interface MarketInForce {
  /** 0: as it is built in. */
  readonly version: number
  readonly name: string
  readonly currency: string
  readonly minor_digits: number
  readonly symbol: string
  readonly locale: string
  readonly time_zone: string
  /** What the amounts that are built in and not listed here are worth in this currency, in percent of their number. */
  readonly amount_percent: number
  readonly deposit_minor: Minor
  readonly promise_s: number
  readonly fees: {
    readonly service_basis_points: number
    readonly service_minimum_minor: Minor
    readonly load_minor: { readonly light: Minor; readonly medium: Minor; readonly heavy: Minor }
    readonly commission_basis_points: number
  }
  readonly coverage: {
    readonly included_minor: Minor
    readonly extra: readonly { readonly limit_minor: Minor; readonly fee_minor: Minor }[]
  }
}

/** As it is before a market is adopted. A copy that a module makes of `market` may be of an adopted one: modules of the client load late. */
export const builtInMarket = structuredClone<typeof market>(market)

/** A built-in amount in the market's currency, unrounded: what it is worth there, as all built-in amounts are. */
export const inMarketMoney = (builtInMinor: number): number =>
  (builtInMinor * market.fees.mostMinor) / builtInMarket.fees.mostMinor

/** Amounts are below a key that ends in `Minor`; the fees of a door have one for each reason. */
function scale(to: object, from: object, percent: number, isMoney = false): void {
  for (const [key, value] of Object.entries(from)) {
    const isAmount = isMoney || key.endsWith('Minor')
    if (typeof value === 'object')
      scale(Object.entries(to).find(([name]) => name === key)?.[1], value, percent, isAmount)
    else if (isAmount) Object.assign(to, { [key]: minor(Math.round((value * percent) / 100)) })
  }
}

/** Puts the market in force in this process or page. Values that were read before stay as they were. */
export function adoptMarket(given: MarketInForce): void {
  const { fees, coverage, promise_s: durationS } = given
  scale(market, builtInMarket, given.amount_percent)
  scale(market.door.fees, builtInMarket.door.fees, given.amount_percent, true)
  useMinorDigits(given.minor_digits)
  const { name, currency, symbol, locale, time_zone: timeZone } = given
  Object.assign(market, { name, currency, symbol, locale, timeZone })
  Object.assign(market.deposit, { amountMinor: given.deposit_minor })
  const readyS = durationS - (builtInMarket.promise.durationS - builtInMarket.promise.readyS)
  Object.assign(market.promise, { durationS, timerS: durationS + 1, readyS })
  Object.assign(market.fees, {
    serviceBasisPoints: fees.service_basis_points,
    serviceMinimumMinor: fees.service_minimum_minor,
    commissionBasisPoints: fees.commission_basis_points,
  })
  Object.assign(market.fees.loadMinor, fees.load_minor)
  Object.assign(market.coverage, { includedMinor: coverage.included_minor })
  for (const [index, { limit_minor, fee_minor }] of coverage.extra.entries())
    Object.assign(market.coverage.extra[index] ?? {}, { limitMinor: limit_minor, feeMinor: fee_minor })
}
