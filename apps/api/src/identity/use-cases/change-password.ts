import type { Proof } from '@washline/contract/identity/proof'
import { identityRefusals } from '@washline/contract/identity/refusals'
import type { SessionId, UserId } from '@washline/contract/ids'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CodeDeps } from '../deps.ts'
import { personOf } from '../queries.ts'
import { changePasswordHash, deleteResets, lockUser, revokeOtherTokens } from '../store.ts'
import { acceptPassword } from './accept-password.ts'
import { mailChange } from './mail-change.ts'
import { proveAgain } from './prove-again.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

/** Changes the password, or sets the first one of a user who signed up with Google, and ends every other session. */
export async function changePassword(
  deps: CodeDeps & SecurityEventDeps & { jobs: Pick<Jobs, 'enqueue'> },
  input: { userId: UserId; tokenId: SessionId; proof: Proof; password: string },
): Promise<void> {
  const { userId, tokenId } = input
  const checked = await proveAgain(deps, input, input.proof)
  acceptPassword(input.password, await personOf(deps.db, userId))
  const passwordHash = await hashPassword(input.password)
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user.passwordHash !== checked) throw refuse(identityRefusals.passwordChanged)
    await changePasswordHash(tx, userId, passwordHash)
    await revokeOtherTokens(tx, userId, tokenId)
    await recordSecurityEvent(tx, deps, { userId, kind: 'password_changed', at: deps.clock.now(), by: { tokenId } })
    await deleteResets(tx, userId)
    await mailChange(tx, deps, user, 'password')
  })
}
