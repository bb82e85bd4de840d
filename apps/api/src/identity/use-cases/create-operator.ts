import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { texts } from '../rules.ts'
import { createReset, insertUser } from '../store.ts'

/** The link that sets a password, valid once and for one hour. */
export const passwordLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/$/, '')}/reset-password?token=${token}`

/**
 * Creates an operator's account and the link that sets its password. An address with an account is refused: customers and
 * Washers must not decide about money with the same account.
 */
export const createOperator = (
  deps: { db: Database; clock: Clock; publicUrl: string },
  { name, email }: { name: string; email: string },
): Promise<{ userId: UserId; link: string }> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const userId = await insertUser(tx, { name, email, isOperator: true, emailVerified: true, at })
    const reset = userId === undefined ? undefined : await createReset(tx, { email, at })
    if (userId === undefined || !reset) throw invalid({ email: [texts.emailTaken] })
    return { userId, link: passwordLink(deps.publicUrl, reset.token) }
  })
