import { market, type PriceRules } from '@washline/contract/market'
import { add, leastOf, type Minor, minor, mostOf, shareOf, subtract } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import { netPayOf } from '@washline/contract/orders/pay'
import { noZoneFees, type ZoneFees } from '@washline/contract/zones/zone-prices'

export interface PriceInput {
  readonly valueMinor: Minor
  readonly loadType: LoadType | null
  readonly coverageMinor: Minor
  /** 0 if the wallet is not used. */
  readonly walletBalanceMinor: Minor
  /** Of the zone of the pickup. */
  readonly zoneFees?: ZoneFees
}

export interface Price extends ZoneFees {
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly walletMinor: Minor
  /** The amount authorized on the card. */
  readonly totalMinor: Minor
}

/**
 * The price of an order: value, service fee (a share of the value with a minimum, plus the load's fee), cover fee and the fees of the
 * zone. The wallet pays first.
 */
export function priceOrder(input: PriceInput, { fees, coverage }: PriceRules = market): Price {
  const { serviceBasisPoints, serviceMinimumMinor, loadMinor } = fees
  const share = mostOf(shareOf(input.valueMinor, serviceBasisPoints), serviceMinimumMinor)
  const serviceFeeMinor = input.loadType ? add(share, loadMinor[input.loadType]) : share
  const coverageFeeMinor = coverageFee(input.coverageMinor, coverage)
  const zoneFees = input.zoneFees ?? noZoneFees
  const grossMinor = grossOf({ valueMinor: input.valueMinor, serviceFeeMinor, coverageFeeMinor, ...zoneFees })
  const walletMinor = leastOf(grossMinor, mostOf(minor(0), input.walletBalanceMinor))
  return {
    valueMinor: input.valueMinor,
    serviceFeeMinor,
    coverageFeeMinor,
    zoneFeeMinor: zoneFees.zoneFeeMinor,
    pickupFeeMinor: zoneFees.pickupFeeMinor,
    smallOrderFeeMinor: zoneFees.smallOrderFeeMinor,
    walletMinor,
    totalMinor: subtract(grossMinor, walletMinor),
  }
}

const coverageFee = (coverageMinor: Minor, { extra: extras }: PriceRules['coverage']): Minor =>
  extras.find((extra) => extra.limitMinor === coverageMinor)?.feeMinor ?? minor(0)

/** Value and fees before the wallet's part: the total that the customer agrees to. */
export const grossOf = (price: Omit<Price, 'walletMinor' | 'totalMinor'>): Minor =>
  add(price.serviceFeeMinor, price.coverageFeeMinor, price.zoneFeeMinor, earnedOf(price))

type Earned = Pick<Price, 'valueMinor' | 'pickupFeeMinor' | 'smallOrderFeeMinor'>

/** What the Washer works for, before commission. */
export const earnedOf = (price: Earned): Minor => add(price.valueMinor, price.pickupFeeMinor, price.smallOrderFeeMinor)

/** The Washer's net pay: the laundry less commission, and the fees of the way and of a small order whole. */
export const payOf = (price: Earned, rules: PriceRules = market): Minor =>
  add(netPayOf(price.valueMinor, rules), price.pickupFeeMinor, price.smallOrderFeeMinor)

/** The cover of an order, at least the included one. */
export const coverageOf = (limitMinor: Minor | undefined): Minor =>
  limitMinor === undefined ? market.coverage.includedMinor : mostOf(market.coverage.includedMinor, limitMinor)
