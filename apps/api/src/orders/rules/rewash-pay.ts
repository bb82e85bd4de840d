import type { UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'

export interface Rewash {
  /** The Washer of the wash that is mended. */
  readonly washerId: UserId
  readonly isWasherLiable: boolean
  readonly payMinor: Minor
}

/** What a second wash pays this Washer: nothing where they are liable for it, else the usual pay for its items. */
export const rewashPay = ({ washerId, isWasherLiable, payMinor }: Rewash, who: UserId): Minor =>
  isWasherLiable && who === washerId ? minor(0) : payMinor
