import type { RefusalOf } from './call-types.ts'
import type { OperationName } from './operation-types.ts'

interface Problem {
  readonly code?: string
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

/** The status of a call that a person has to approve first; `body.approval` has its id and its end. */
export const waitingStatus = 202

/** A refusal of the server, or `waiting_for_approval`. `code` is for programs, `message` for people. */
export class WashlineError extends Error {
  override readonly name = 'WashlineError'
  readonly operation: OperationName
  readonly status: number
  readonly code: string
  /** Texts by field, of bad input. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The whole answer: some refusals carry more, such as the new quote. */
  readonly body: unknown
  readonly retryAfterS: number | undefined

  constructor(operation: OperationName, response: Response, body: unknown) {
    const { code, message, errors }: Problem = typeof body === 'object' && body !== null ? body : {}
    super(message ?? `${operation} was answered with ${response.status}`)
    this.operation = operation
    this.status = response.status
    this.code = code ?? (response.status === waitingStatus ? 'waiting_for_approval' : 'unreadable')
    this.errors = errors ?? {}
    this.body = body
    this.retryAfterS = secondsOf(response.headers.get('retry-after'))
  }
}

const secondsOf = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined

/** What a call was refused with, typed by the refusals that it can have; undefined for any other error. */
export function refusalOf<N extends OperationName>(operation: N, error: unknown): RefusalOf<N> | undefined {
  if (!(error instanceof WashlineError) || error.operation !== operation) return undefined
  const { body, status, code, message, errors } = error
  return { ...(body as object), status, code, message, errors } as RefusalOf<N>
}
