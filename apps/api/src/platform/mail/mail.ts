export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same with its looks, for readers that show it. */
  readonly html?: string
  /** Names this very letter, so that a repeat is known as one. */
  readonly id?: string
  /** Stops letters like this one by a single POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}
/** Sends one letter. Called from jobs only, never inside a transaction. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
