export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same with its looks, for readers that show it. */
  readonly html?: string
  /** Idempotency key: a repeated email has the same Message-ID. */
  readonly id?: string
  /** One-click unsubscribe address (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends one email. Called from jobs only, never inside a transaction. */
export interface Mail {
  send(email: Email): Promise<void>
}
