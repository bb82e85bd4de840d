import { market, type PriceRules } from '@washline/contract/market'
import { add, leastOf, type Minor, minor, mostOf, shareOf, subtract } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'

export interface PriceInput {
  readonly valueMinor: Minor
  readonly loadType: LoadType | null
  readonly coverageMinor: Minor
  /** 0 if the wallet is not used. */
  readonly walletBalanceMinor: Minor
}

export interface Price {
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly walletMinor: Minor
  /** The amount authorized on the card. */
  readonly totalMinor: Minor
}

/**
 * The price of an order: value, service fee (a share of the value with a minimum, plus the load's fee) and cover fee. The
 * wallet pays first.
 */
export function priceOrder(input: PriceInput, { fees, coverage }: PriceRules = market): Price {
  const { serviceBasisPoints, serviceMinimumMinor, loadMinor } = fees
  const share = mostOf(shareOf(input.valueMinor, serviceBasisPoints), serviceMinimumMinor)
  const serviceFeeMinor = input.loadType ? add(share, loadMinor[input.loadType]) : share
  const coverageFeeMinor = coverageFee(input.coverageMinor, coverage)
  const grossMinor = add(input.valueMinor, serviceFeeMinor, coverageFeeMinor)
  const walletMinor = leastOf(grossMinor, mostOf(minor(0), input.walletBalanceMinor))
  return {
    valueMinor: input.valueMinor,
    serviceFeeMinor,
    coverageFeeMinor,
    walletMinor,
    totalMinor: subtract(grossMinor, walletMinor),
  }
}

const coverageFee = (coverageMinor: Minor, { extra: extras }: PriceRules['coverage']): Minor =>
  extras.find((extra) => extra.limitMinor === coverageMinor)?.feeMinor ?? minor(0)

/** Value and fees before the wallet's part: the total that the customer agrees to. */
export const grossOf = (price: Price): Minor => add(price.valueMinor, price.serviceFeeMinor, price.coverageFeeMinor)

/** The cover of an order, at least the included one. */
export const coverageOf = (limitMinor: Minor | undefined): Minor =>
  limitMinor === undefined ? market.coverage.includedMinor : mostOf(market.coverage.includedMinor, limitMinor)
