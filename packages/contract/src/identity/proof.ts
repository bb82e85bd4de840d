import { z } from 'zod'

/** Six digits of the app, or a recovery code, in any spacing. */
export const code = z.string('Enter the code.').trim().min(6, 'Enter the code.').max(40)

/**
 * Proves once more who holds the session: the password, or a code of the second factor. An account without a password sends neither and
 * needs a sign-in of the last ten minutes.
 */
export const proof = { current_password: z.string().max(200).optional(), code: code.optional() }
export interface Proof {
  readonly current_password?: string | undefined
  readonly code?: string | undefined
}
