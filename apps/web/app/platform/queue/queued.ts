import type { UserId } from '@washline/contract/ids'

/**
 * sending: its first try; waiting: the server could not be reached; failed: the server had an error, it is tried again;
 * refused: the server refused it, it is not tried again.
 */
export type QueuedState = 'sending' | 'waiting' | 'failed' | 'refused'

/** Something done on this device that the server has not accepted yet. */
export interface Queued<P = unknown> {
  /** Also the Idempotency-Key of its call, in every try. */
  readonly key: string
  readonly userId: UserId
  readonly kind: string
  /** Entries of one line are sent one after the other. */
  readonly line: string
  readonly payload: P
  readonly queuedAt: string
  /** Increases with each entry on this device. */
  readonly position: number
  readonly state: QueuedState
  /** Why it was refused; an English text of the catalogue. */
  readonly problem: string | null
}
