import type { googleSignIn, login } from '@washline/contract/identity/endpoints'
import { identityRefusals } from '@washline/contract/identity/refusals'
import { problemOf } from '../../../platform/api/problem-of.ts'

/** Called with the sign-in that a code must complete. */
export type CodeAsked = (signInToken: string) => void

/** The sign-in that a code must complete, if the server answered with one. */
export function codeAsked(signIn: typeof login | typeof googleSignIn, error: unknown): string | undefined {
  const problem = problemOf(signIn, error)
  return problem?.code === identityRefusals.codeNeeded.code ? problem.sign_in_token : undefined
}
