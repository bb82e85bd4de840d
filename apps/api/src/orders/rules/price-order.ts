import { market } from '@washline/contract/market'
import { type Minor, shareOf } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/schemas'

export interface PriceInput {
  readonly valueMinor: Minor
  readonly loadType: LoadType | null
  readonly coverageMinor: Minor
  /** What the wallet may give; 0 when it is not to be used. */
  readonly walletBalanceMinor: Minor
}

export interface Price {
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly walletMinor: Minor
  /** What the card is asked for. */
  readonly totalMinor: Minor
}

/** The one place that prices an order: a share of the value with a floor, the load, the cover; the wallet pays as far as it goes. */
export function priceOrder(input: PriceInput): Price {
  const { serviceBasisPoints, serviceMinimumMinor, loadMinor } = market.fees
  const share = Math.max(shareOf(input.valueMinor, serviceBasisPoints), serviceMinimumMinor)
  const serviceFeeMinor = share + (input.loadType ? loadMinor[input.loadType] : 0)
  const coverageFeeMinor = coverageFee(input.coverageMinor)
  const grossMinor = input.valueMinor + serviceFeeMinor + coverageFeeMinor
  const walletMinor = Math.min(grossMinor, Math.max(0, input.walletBalanceMinor))
  return {
    valueMinor: input.valueMinor,
    serviceFeeMinor,
    coverageFeeMinor,
    walletMinor,
    totalMinor: grossMinor - walletMinor,
  }
}

const coverageFee = (coverageMinor: Minor): Minor =>
  market.coverage.extra.find((extra) => extra.limitMinor === coverageMinor)?.feeMinor ?? 0

/** Value and fees before the wallet: what the customer agrees to. */
export const grossOf = (price: Price): Minor => price.valueMinor + price.serviceFeeMinor + price.coverageFeeMinor

/** The cover of an order, of which the included one is the least. */
export const coverageOf = (limitMinor: Minor | undefined): Minor =>
  Math.max(market.coverage.includedMinor, limitMinor ?? 0)
