import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { emailLetter } from '../jobs.ts'
import { isEmailTaken } from '../queries.ts'
import { emailChangeLifeMs, limits, texts } from '../rules.ts'
import { type AccountChanges, forgetEmailChange, lockUser, noteEmailChange, saveAccount } from '../store.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Changes name and contact details. A new e-mail address waits for the link that is mailed to it. */
export async function changeAccount(
  deps: Deps,
  input: { userId: number; changes: AccountChanges; email?: string | undefined },
): Promise<void> {
  const { userId, changes, email } = input
  if (email !== undefined) await countCall(deps, { key: `email ${userId}`, ...limits.emailChange.perAccount })
  await deps.db.transaction(async (tx) => {
    const before = await lockUser(tx, userId)
    await saveAccount(tx, userId, changes)
    if (email !== undefined) await askForEmail(deps, tx, { userId, email, presentEmail: before.email })
  })
}

async function askForEmail(
  deps: Deps,
  tx: Tx,
  { userId, email, presentEmail }: { userId: number; email: string; presentEmail: string },
): Promise<void> {
  if (email.toLowerCase() === presentEmail.toLowerCase()) {
    await forgetEmailChange(tx, userId)
    return
  }
  if (await isEmailTaken(tx, email)) throw invalid({ email: [texts.emailTaken] })
  await noteEmailChange(tx, { userId, email, expiresAt: new Date(deps.clock.now().getTime() + emailChangeLifeMs) })
  await deps.jobs.enqueue(tx, emailLetter, { userId })
}
