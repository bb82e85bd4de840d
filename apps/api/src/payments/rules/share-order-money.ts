import { add, leastOf, type Minor, minor, mostOf, subtract } from '@washline/contract/money'

export interface CaptureShares {
  readonly cardMinor: Minor
  readonly washerMinor: Minor
  readonly platformMinor: Minor
  readonly backToWalletMinor: Minor
}

/**
 * Splits the money of a completed order. The card pays at most the authorized amount; what the order does not need of
 * the wallet's part is returned; the Washer gets the value less commission, the platform the rest.
 */
export function shareCapture(input: {
  reservedMinor: Minor
  walletMinor: Minor
  /** The parts of the card and the wallet; undefined for all of it. */
  askedCardMinor?: Minor | undefined
  askedWalletMinor?: Minor | undefined
  valueMinor: Minor
  commissionMinor: Minor
}): CaptureShares {
  const cardMinor = leastOf(input.askedCardMinor ?? input.reservedMinor, input.reservedMinor)
  const walletMinor = leastOf(input.askedWalletMinor ?? input.walletMinor, input.walletMinor)
  const deductedMinor = add(cardMinor, walletMinor)
  const washerMinor = leastOf(mostOf(minor(0), subtract(input.valueMinor, input.commissionMinor)), deductedMinor)
  return {
    cardMinor,
    washerMinor,
    platformMinor: subtract(deductedMinor, washerMinor),
    backToWalletMinor: subtract(input.walletMinor, walletMinor),
  }
}

export interface ReleaseShares {
  readonly cardMinor: Minor
  readonly feeMinor: Minor
  /** The part of the fee that may be compensation: the Washer gets it after the claim window. */
  readonly feeLaterMinor: Minor
  readonly backToWalletMinor: Minor
}

/**
 * Splits the money of a cancelled order: the fee is paid from the wallet's part first, then from the card, never
 * beyond both. Compensation in the wallet counts as spent first.
 */
export function shareRelease(input: {
  reservedMinor: Minor
  walletMinor: Minor
  feeMinor: Minor
  /** Credited to the wallet as compensation within the claim window. */
  compensationMinor: Minor
}): ReleaseShares {
  const feeMinor = leastOf(input.feeMinor, add(input.reservedMinor, input.walletMinor))
  const fromWalletMinor = leastOf(feeMinor, input.walletMinor)
  return {
    cardMinor: subtract(feeMinor, fromWalletMinor),
    feeMinor,
    feeLaterMinor: leastOf(fromWalletMinor, input.compensationMinor),
    backToWalletMinor: subtract(input.walletMinor, fromWalletMinor),
  }
}
