/**
 * sending: on its first way; waiting: the server could not be reached; failed: the server had a problem of its own, it is
 * tried again; refused: the server said no, it is not tried again.
 */
export type QueuedState = 'sending' | 'waiting' | 'failed' | 'refused'

/** Something done on this device that the server has not taken yet. */
export interface Queued<P = unknown> {
  /** Also the Idempotency-Key of its call, in every try. */
  readonly key: string
  readonly userId: number
  readonly kind: string
  /** Those of one line go out one after the other. */
  readonly line: string
  readonly payload: P
  readonly queuedAt: string
  /** Grows with each one added on this device. */
  readonly position: number
  readonly state: QueuedState
  /** Why it was refused; an English text of the catalogue. */
  readonly problem: string | null
}
