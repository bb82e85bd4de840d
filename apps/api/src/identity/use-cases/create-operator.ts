import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { texts } from '../rules.ts'
import { createReset, insertUser } from '../store.ts'

/** Where the password is set, once and within the hour. */
export const passwordLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/$/, '')}/reset-password?token=${token}`

/**
 * Makes an operator's account and the link by which its password is set, once and within the hour. An address that has an
 * account is refused: who orders or washes does not decide about money under the same name.
 */
export const createOperator = (
  deps: { db: Database; clock: Clock; publicUrl: string },
  { name, email }: { name: string; email: string },
): Promise<{ userId: number; link: string }> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const userId = await insertUser(tx, { name, email, isOperator: true, emailVerified: true, at })
    const reset = userId === undefined ? undefined : await createReset(tx, { email, at })
    if (userId === undefined || !reset) throw conflict('email_taken', texts.emailTaken)
    return { userId, link: passwordLink(deps.publicUrl, reset.token) }
  })
