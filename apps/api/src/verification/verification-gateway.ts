import type { UserId } from '@washline/contract/ids'

/** Whose turn it is (the person's, an operator's or the vendor's), or the result. */
export type CheckState = 'person' | 'operator' | 'checking' | 'passed' | 'failed' | 'cancelled'

export interface Check {
  readonly id: string
  readonly state: CheckState
  /** The vendor's page for the person; it opens once. */
  readonly url: string | null
  /** Why the check failed, as a text of this product. */
  readonly reason: string | null
}

/** Checks a person's identity or evidence. */
export interface VerificationGateway {
  /** An extension's begins with `x:`. */
  readonly name: 'manual' | 'stripe-identity' | `x:${string}`
  /** Begins a check; a repeat with the same key returns the same check. */
  begin(check: { key: string; washerId: UserId; returnUrl: string }): Promise<Check>
  read(checkId: string): Promise<Check>
  /** Asks the vendor to delete the person's data. */
  forget(checkId: string): Promise<void>
}
