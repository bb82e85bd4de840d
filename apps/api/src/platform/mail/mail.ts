export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}
/** Sends one letter. Called from jobs only, never inside a transaction. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
