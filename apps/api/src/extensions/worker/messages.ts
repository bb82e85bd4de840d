/** What passes between the server and the thread of an extension, in both directions. */
export type Message =
  | {
      readonly kind: 'call'
      readonly id: number
      readonly method: string
      readonly args: readonly unknown[]
      /** The call of the other side during which this one is made. */
      readonly during?: number | undefined
    }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: SentError }
  | { readonly kind: 'cancel'; readonly id: number }
  /** An error outside of every call. */
  | { readonly kind: 'stray'; readonly error: SentError }

export interface SentError {
  readonly name: string
  readonly message: string
  /** Of a refusal. */
  readonly status?: number
}

export const sentError = (thrown: unknown): SentError => {
  if (!(thrown instanceof Error)) return { name: 'Error', message: `a thrown ${typeof thrown}` }
  const status = 'status' in thrown && typeof thrown.status === 'number' ? { status: thrown.status } : {}
  return { name: thrown.name, message: thrown.message.slice(0, 400), ...status }
}

/** An error of the other side. */
export class RemoteError extends Error {
  readonly status: number | undefined
  constructor({ name, message, status }: SentError) {
    super(message)
    this.name = name
    this.status = status
  }
}
