import { signInMessages } from '@washline/contract/identity/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import { matchesPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { credentialsOf } from '../queries.ts'
import { forgetAttempts } from '../store/attempts.ts'
import type { Visit } from '../store/devices.ts'
import { type Opened, openSession } from './open-session.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'
import { slowDown } from './slow-down.ts'

/** Signs in with e-mail and password. An unknown address and a wrong password take the same work and get the same answer. */
export async function signIn(
  deps: { db: Database; clock: Clock } & SecurityEventDeps,
  { email, password, ip, ...visit }: Visit & { email: string; password: string; ip: string },
): Promise<Opened> {
  const { db, clock } = deps
  const attempts = await slowDown(deps, { email, ip, device: visit.device })
  const user = await credentialsOf(db, email)
  const matches = await matchesPassword(password, user?.passwordHash)
  const at = clock.now()
  if (!user || !matches) {
    // For unknown addresses too, so that the transaction's time is no answer.
    await db.transaction(async (tx) => {
      if (user) await recordSecurityEvent(tx, deps, { userId: user.id, kind: 'sign_in_failed', at, by: visit })
    })
    throw invalid({ email: [signInMessages.wrongPassword] })
  }
  await forgetAttempts(db, attempts)
  return db.transaction((tx) => openSession(tx, deps, { userId: user.id, at, ...visit }))
}
