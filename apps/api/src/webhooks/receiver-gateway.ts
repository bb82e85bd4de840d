import type { AttemptError } from '@washline/contract/webhooks/event-types'

export interface ReceiverCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type ReceiverAnswer =
  | { readonly status: number; readonly retryAfter: string | undefined; readonly text: string }
  | { readonly error: AttemptError }

/** The receiver that a webhook names: an address on the internet that is not trusted. Never throws. */
export interface ReceiverGateway {
  /** Undefined: cut off by `close`, so nothing is decided. */
  send(call: ReceiverCall): Promise<ReceiverAnswer | undefined>
  close(): Promise<void>
}
