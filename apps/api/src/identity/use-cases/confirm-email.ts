import type { Clock } from '../../platform/clock/clock.ts'
import { type Database, isUniqueViolation } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { emailChangedLetter } from '../jobs.ts'
import { texts } from '../rules.ts'
import { forgetResets, lockUser, setEmail, takeEmailChange } from '../store.ts'

/** Makes the pending address the account's, and tells the former one. */
export async function confirmEmail(
  deps: { db: Database; clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  input: { userId: number; token: string },
): Promise<void> {
  const { userId, token } = input
  const at = deps.clock.now()
  try {
    await deps.db.transaction(async (tx) => {
      const before = await lockUser(tx, userId)
      const email = await takeEmailChange(tx, { userId, token, at })
      if (email === undefined) throw invalid({ token: [texts.emailLinkInvalid] })
      await setEmail(tx, { userId, email, at })
      // A link that was mailed to the former address must not open the account.
      await forgetResets(tx, userId)
      await deps.jobs.enqueue(tx, emailChangedLetter, {
        to: before.email,
        name: before.name,
        language: before.language,
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ token: [texts.emailTaken] })
    throw error
  }
}
