import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'

import type { Database } from '../../platform/db/database.ts'

import { invalid } from '../../platform/http/refusal.ts'
import { personOfReset } from '../queries.ts'
import { texts } from '../rules.ts'
import { saveDevice, type Visit } from '../store/devices.ts'
import { consumeReset, deleteResets, revokeTokens, setPassword } from '../store.ts'
import { acceptPassword } from './accept-password.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

const expired = () => invalid({ token: [texts.resetInvalid] })

/** Sets a new password with a mailed token, once, and ends every session. The browser is familiar from then on: a lockout does not hold it up. */
export async function resetPassword(
  deps: { db: Database; clock: Clock } & SecurityEventDeps,
  input: Visit & { token: string; password: string },
): Promise<void> {
  const { db, clock } = deps
  // Hashing is expensive and skipped for unknown tokens. The transaction below decides.
  const person = await personOfReset(db, input.token)
  if (!person) throw expired()
  acceptPassword(input.password, person)
  const passwordHash = await hashPassword(input.password)
  const at = clock.now()
  await db.transaction(async (tx) => {
    const userId = await consumeReset(tx, { token: input.token, at })
    if (userId === undefined) throw expired()
    await setPassword(tx, { userId, passwordHash, at })
    await revokeTokens(tx, userId)
    await deleteResets(tx, userId)
    await saveDevice(tx, { userId, at, device: input.device, userAgent: input.userAgent })
    await recordSecurityEvent(tx, deps, { userId, kind: 'password_reset', at, by: input })
  })
}
