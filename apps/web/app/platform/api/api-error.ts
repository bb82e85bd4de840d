export interface ApiErrorDetails {
  status: number
  /** The server's own words. */
  reason: string
  /** Stable, for programs: 'quote_changed'. */
  code: string | undefined
  /** Texts by field. */
  errors: Record<string, string[]>
  body: unknown
}

/** An answer that is not OK. `message` has the technical form; show `reason` to people. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  readonly code: string | undefined
  readonly errors: Record<string, string[]>
  readonly body: unknown

  constructor(details: ApiErrorDetails) {
    super(details.status === 401 ? details.reason : `API Error: ${details.status} ${details.reason}`)
    this.name = 'ApiError'
    this.status = details.status
    this.reason = details.reason
    this.code = details.code
    this.errors = details.errors
    this.body = details.body
  }
}
