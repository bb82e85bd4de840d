import type { Clock } from '../../platform/clock/clock.ts'
import { type Database, isUniqueViolation } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { texts } from '../rules.ts'
import { consumeUndoLink, removeEntrances } from '../store/undo-links.ts'
import { createReset, deleteEmailChange, deleteResets, lockUser, revokeTokens, setEmail } from '../store.ts'

/**
 * Gives the account back to the owner of the address that a change was mailed to: restores the address, ends all sessions, takes password
 * and Google away, and starts a reset of the password, whose token it returns.
 */
export async function undoChange(deps: { db: Database; clock: Clock }, { token }: { token: string }): Promise<string> {
  const at = deps.clock.now()
  const expired = () => invalid({ token: [texts.undoInvalid] })
  try {
    return await deps.db.transaction(async (tx) => {
      const link = await consumeUndoLink(tx, { token, at })
      if (!link) throw expired()
      const { userId, email } = link
      await lockUser(tx, userId)
      await setEmail(tx, { userId, email, at })
      await removeEntrances(tx, userId)
      await deleteEmailChange(tx, userId)
      await revokeTokens(tx, userId)
      await deleteResets(tx, userId)
      const reset = await createReset(tx, { email, at })
      if (!reset) throw new Error('the account of this link has no address')
      return reset.token
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ token: [texts.emailTaken] })
    throw error
  }
}
