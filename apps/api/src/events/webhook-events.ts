import type { UserId } from '@washline/contract/ids'
import type { DisableReason } from '@washline/contract/webhooks/event-types'

export interface WebhookEvents {
  /** A webhook was disabled, because its receiver failed for a week or is gone. */
  'webhook.disabled': {
    /** Its owner; of one of the market's, the operator who made it. */
    readonly userId: UserId
    readonly isOfMarket: boolean
    /** Its name, or the host that it names. */
    readonly name: string
    readonly because: Exclude<DisableReason, 'owner'>
    readonly at: Date
  }
}
