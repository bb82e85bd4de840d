export interface ApiErrorDetails {
  status: number
  /** The server's text. */
  reason: string
  /** Texts by field. */
  errors: Record<string, string[]>
  /** The answer's body; `problemOf` reads it by the call's declared refusals. */
  problem: Readonly<Record<string, unknown>>
}

/** An answer that is not OK. `message` is technical; show `reason` to people. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  readonly errors: Record<string, string[]>
  readonly problem: Readonly<Record<string, unknown>>

  constructor(details: ApiErrorDetails) {
    super(details.status === 401 ? details.reason : `API Error: ${details.status} ${details.reason}`)
    this.name = 'ApiError'
    this.status = details.status
    this.reason = details.reason
    this.errors = details.errors
    this.problem = details.problem
  }
}
