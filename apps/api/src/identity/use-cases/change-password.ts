import { identityRefusals } from '@washline/contract/identity/refusals'
import type { SessionId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { changePasswordHash, deleteResets, lockUser, revokeOtherTokens } from '../store.ts'
import { checkPassword } from './check-password.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

/** Changes the password, or sets the first one of a user who signed up with Google, and ends every other session. */
export async function changePassword(
  deps: { db: Database; clock: Clock } & SecurityEventDeps,
  input: { userId: UserId; tokenId: SessionId; currentPassword: string | undefined; password: string },
): Promise<void> {
  const { userId, tokenId } = input
  const checked = await checkPassword(deps, { userId, password: input.currentPassword, field: 'current_password' })
  const passwordHash = await hashPassword(input.password)
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user.passwordHash !== checked) throw refuse(identityRefusals.passwordChanged)
    await changePasswordHash(tx, userId, passwordHash)
    await revokeOtherTokens(tx, userId, tokenId)
    await recordSecurityEvent(tx, deps, { userId, kind: 'password_changed', at: deps.clock.now(), by: { tokenId } })
    await deleteResets(tx, userId)
  })
}
