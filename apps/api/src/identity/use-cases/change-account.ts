import { type Database, isUniqueViolation } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { texts } from '../rules.ts'
import { type AccountChanges, forgetResets, lockUser, saveAccount } from '../store.ts'

/** Changes name and contact details. */
export async function changeAccount(
  deps: { db: Database },
  input: { userId: number; changes: AccountChanges },
): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const before = await lockUser(tx, input.userId)
      await saveAccount(tx, input.userId, input.changes)
      // A link that was mailed to the former address must not open the account.
      if (input.changes.email !== undefined && input.changes.email !== before.email)
        await forgetResets(tx, input.userId)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ email: [texts.emailTaken] })
    throw error
  }
}
