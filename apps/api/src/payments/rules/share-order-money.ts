export interface CaptureShares {
  readonly cardMinor: number
  readonly washerMinor: number
  readonly platformMinor: number
  readonly backToWalletMinor: number
}

/**
 * Shares out a completed order. The card gives at most what it promised; of the wallet's part, what the order did not
 * need goes back; the Washer gets the value less commission; the platform the rest.
 */
export function shareCapture(input: {
  heldMinor: number
  walletMinor: number
  /** What the card and the wallet shall bear; all of it where not said. */
  askedCardMinor?: number | undefined
  askedWalletMinor?: number | undefined
  valueMinor: number
  commissionMinor: number
}): CaptureShares {
  const cardMinor = Math.min(input.askedCardMinor ?? input.heldMinor, input.heldMinor)
  const walletMinor = Math.min(input.askedWalletMinor ?? input.walletMinor, input.walletMinor)
  const takenMinor = cardMinor + walletMinor
  const washerMinor = Math.min(Math.max(0, input.valueMinor - input.commissionMinor), takenMinor)
  return {
    cardMinor,
    washerMinor,
    platformMinor: takenMinor - washerMinor,
    backToWalletMinor: input.walletMinor - walletMinor,
  }
}

export interface ReleaseShares {
  readonly cardMinor: number
  readonly feeMinor: number
  readonly backToWalletMinor: number
}

/** Shares out a cancelled order: the fee is taken from the wallet's part first, then from the card, never beyond both. */
export function shareRelease(input: { heldMinor: number; walletMinor: number; feeMinor: number }): ReleaseShares {
  const feeMinor = Math.min(input.feeMinor, input.heldMinor + input.walletMinor)
  const fromWalletMinor = Math.min(feeMinor, input.walletMinor)
  return {
    cardMinor: feeMinor - fromWalletMinor,
    feeMinor,
    backToWalletMinor: input.walletMinor - fromWalletMinor,
  }
}
