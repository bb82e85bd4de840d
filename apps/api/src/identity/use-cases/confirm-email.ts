import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import { type Database, isUniqueViolation } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { texts } from '../rules.ts'
import { consumeEmailChange, deleteResets, lockUser, setEmail } from '../store.ts'
import { mailChange } from './mail-change.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

/** Makes the pending address the account's address and informs the former one by email. */
export async function confirmEmail(
  deps: { db: Database; clock: Clock; jobs: Pick<Jobs, 'enqueue'> } & SecurityEventDeps,
  input: { userId: UserId; token: string },
): Promise<void> {
  const { userId, token } = input
  const at = deps.clock.now()
  try {
    await deps.db.transaction(async (tx) => {
      const before = await lockUser(tx, userId)
      const email = await consumeEmailChange(tx, { userId, token, at })
      if (email === undefined) throw invalid({ token: [texts.emailLinkInvalid] })
      await setEmail(tx, { userId, email, at })
      await recordSecurityEvent(tx, deps, { userId, kind: 'address_changed', at })
      // Reset links mailed to the former address must not work any more.
      await deleteResets(tx, userId)
      await mailChange(tx, deps, before, 'email')
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ token: [texts.emailTaken] })
    throw error
  }
}
