import type { Proof } from '@washline/contract/identity/proof'
import type { SessionId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CodeDeps } from '../deps.ts'
import { confirmationEmail } from '../jobs.ts'
import { isEmailTaken, personOf } from '../queries.ts'
import { emailChangeLifetimeMs, limits, texts } from '../rules.ts'
import { type AccountChanges, deleteEmailChange, lockUser, saveAccount, saveEmailChange } from '../store.ts'
import { proveAgain } from './prove-again.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

interface Deps extends CodeDeps, SecurityEventDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Changes name and contact details. A new email address needs a proof and is pending until the link mailed to it is opened. */
export async function changeAccount(
  deps: Deps,
  input: {
    userId: UserId
    tokenId: SessionId
    changes: AccountChanges
    email?: string | undefined
    proof: Proof
  },
): Promise<void> {
  const { userId, changes, email } = input
  if (email !== undefined) {
    if (!isSame(email, (await personOf(deps.db, userId)).email)) await proveAgain(deps, input, input.proof)
    await countCall(deps, { key: `email ${userId}`, ...limits.emailChange.perAccount })
  }
  await deps.db.transaction(async (tx) => {
    const before = await lockUser(tx, userId)
    await saveAccount(tx, userId, changes)
    if (changes.phoneNumber !== undefined && changes.phoneNumber !== before.phoneNumber)
      await recordSecurityEvent(tx, deps, { userId, kind: 'phone_changed', at: deps.clock.now() })
    if (email !== undefined) await askForEmail(deps, tx, { userId, email, presentEmail: before.email })
  })
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function askForEmail(
  deps: Deps,
  tx: Tx,
  { userId, email, presentEmail }: { userId: UserId; email: string; presentEmail: string },
): Promise<void> {
  if (isSame(email, presentEmail)) {
    await deleteEmailChange(tx, userId)
    return
  }
  if (await isEmailTaken(tx, email)) throw invalid({ email: [texts.emailTaken] })
  await saveEmailChange(tx, { userId, email, expiresAt: new Date(deps.clock.now().getTime() + emailChangeLifetimeMs) })
  await deps.jobs.enqueue(tx, confirmationEmail, { userId })
}
