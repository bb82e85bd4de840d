import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface WasherEvents {
  'washer.registered': { readonly userId: UserId; readonly at: Date }
  /** The Washer account was closed; the deposit is refunded. */
  'washer.closed': { readonly userId: UserId; readonly depositMinor: Minor; readonly at: Date }
  /** The Washer went online or offline, or changed position or radius. */
  'washer.availability-changed': { readonly userId: UserId; readonly online: boolean; readonly at: Date }
}
