import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { createReset, deleteSecondFactor, isOperator, lockUserByEmail, removePassword, revokeTokens } from '../store.ts'
import { passwordLink } from './create-operator.ts'
import { recordSecurityEvent } from './record-security-event.ts'

/**
 * Resets an operator who has lost phone and recovery codes: removes the second factor and the password, ends all sessions and
 * creates the link that sets a new password. The next sign-in leads to a new second factor.
 */
export const resetSecondFactor = (
  deps: { db: Database; clock: Clock; publicUrl: string },
  { email }: { email: string },
): Promise<{ name: string; link: string }> =>
  deps.db.transaction(async (tx) => {
    const operator = await lockUserByEmail(tx, email)
    if (!operator || !(await isOperator(tx, operator.id))) throw notFound('No operator has this address.')
    await deleteSecondFactor(tx, operator.id)
    await removePassword(tx, operator.id)
    await revokeTokens(tx, operator.id)
    await recordSecurityEvent(tx, {}, { userId: operator.id, kind: 'factor_removed', at: deps.clock.now() })
    const reset = await createReset(tx, { email, at: deps.clock.now() })
    if (!reset) throw notFound()
    return { name: operator.name, link: passwordLink(deps.publicUrl, reset.token) }
  })
