import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { texts } from '../rules.ts'
import { forgetResets, revokeTokens, setPassword, takeReset } from '../store.ts'

const lapsed = () => invalid({ token: [texts.resetInvalid] })

/** Sets a new password with a mailed token, once, and signs out every session. */
export async function resetPassword(
  deps: { db: Database; clock: Clock },
  input: { token: string; password: string },
): Promise<void> {
  const { db, clock } = deps
  // Hashing is dear: it is not done for made-up tokens. The transaction below decides.
  const known = await db.maybe(sql`select 1 from password_resets where token_hash = ${tokenHash(input.token)}`)
  if (!known) throw lapsed()
  const passwordHash = await hashPassword(input.password)
  const at = clock.now()
  await db.transaction(async (tx) => {
    const userId = await takeReset(tx, { token: input.token, at })
    if (userId === undefined) throw lapsed()
    await setPassword(tx, { userId, passwordHash, at })
    await revokeTokens(tx, userId)
    await forgetResets(tx, userId)
  })
}
