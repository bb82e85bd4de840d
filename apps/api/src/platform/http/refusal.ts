import { messages } from '@washline/contract/messages'
import type { Values } from '@washline/contract/texts/fill-message'

/** An expected refusal, said to the caller in the caller's language; its texts are English, and the keys of their translations. Everything else that is thrown is a fault and answers 500. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]> | undefined
  readonly extra: Record<string, unknown>
  /** What the message is filled in with. */
  readonly values: Values | undefined
  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string[]>; extra?: Record<string, unknown>; values?: Values } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = more.errors
    this.extra = more.extra ?? {}
    this.values = more.values
  }
}

export const unauthenticated = () => new Refusal(401, 'unauthenticated', messages.unauthenticated)
export const forbidden = (message: string = messages.forbidden) => new Refusal(403, 'forbidden', message)
/** Also for what the caller may not see. */
export const notFound = (message: string = messages.notFound) => new Refusal(404, 'not_found', message)
export const conflict = (code: string, message: string = messages.conflict, extra: Record<string, unknown> = {}) =>
  new Refusal(409, code, message, { extra })
/** Bad input: texts by field name. The first text is also the message. */
export const invalid = (errors: Record<string, string[]>) =>
  new Refusal(422, 'invalid', Object.values(errors)[0]?.[0] ?? messages.invalid, { errors })
