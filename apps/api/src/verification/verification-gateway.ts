/**
 * Where a check stands: the person has something to do with the vendor, an operator looks at the evidence, the vendor is at
 * it, it was passed, it was not, or nobody goes on with it.
 */
export type CheckState = 'person' | 'operator' | 'checking' | 'passed' | 'failed' | 'cancelled'

export interface Check {
  readonly id: string
  readonly state: CheckState
  /** Where the vendor wants to see the person; opens once, and for them alone. */
  readonly url: string | null
  /** Why it was not passed: a text of ours. */
  readonly reason: string | null
}

/** Whoever checks a person. */
export interface VerificationGateway {
  readonly name: 'manual' | 'stripe-identity'
  /** Begins a check, one for each key. */
  begin(check: { key: string; washerId: number; returnUrl: string }): Promise<Check>
  read(checkId: string): Promise<Check>
  /** Has the vendor forget what it knows of the person. */
  forget(checkId: string): Promise<void>
}
