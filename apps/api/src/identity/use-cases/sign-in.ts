import { signInMessages } from '@washline/contract/identity/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword, isCheaperThanToday, matchesPassword } from '../../platform/crypto/hash-password.ts'
import type { Keyring } from '../../platform/crypto/keyring.ts'
import { signatureOf } from '../../platform/crypto/signed-text.ts'
import type { Database } from '../../platform/db/database.ts'
import { isWithin } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { credentialsOf } from '../queries.ts'
import { limits } from '../rules.ts'
import { forgetAttempts } from '../store/attempts.ts'
import type { Visit } from '../store/devices.ts'
import { raisePasswordHash } from '../store.ts'
import { type Opened, openSession } from './open-session.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'
import { slowDown } from './slow-down.ts'

interface SignInDeps extends SecurityEventDeps {
  readonly db: Database
  readonly clock: Clock
  readonly linkKeys: Keyring
}

/** Signs in with email and password. An unknown address and a wrong password take the same work and get the same answer. */
export async function signIn(
  deps: SignInDeps,
  { email, password, ip, ...visit }: Visit & { email: string; password: string; ip: string },
): Promise<Opened> {
  const { db, clock } = deps
  const attempts = await slowDown(deps, { email, ip, device: visit.device })
  const user = await credentialsOf(db, email)
  const matches = await matchesPassword(password, user?.passwordHash)
  const at = clock.now()
  if (!user?.passwordHash || !matches) {
    // For unknown addresses too, so that the transaction's time is no answer.
    await db.transaction(async (tx) => {
      if (user) await recordSecurityEvent(tx, deps, { userId: user.id, kind: 'sign_in_failed', at, by: visit })
    })
    if (!user) await logUnknown(deps, email)
    throw invalid({ email: [signInMessages.wrongPassword] })
  }
  await forgetAttempts(db, attempts)
  const from = user.passwordHash
  const to = isCheaperThanToday(from) ? await hashPassword(password) : from
  return db.transaction(async (tx) => {
    if (to !== from) await raisePasswordHash(tx, user.id, { from, to })
    return openSession(tx, deps, { userId: user.id, at, ...visit })
  })
}

/** The log gets a keyed hash of an address without an account, so that a series of attempts is seen and nobody is named. */
async function logUnknown(deps: SignInDeps, email: string): Promise<void> {
  if (!(await isWithin(deps, { key: 'sign-ins without an account', ...limits.signIn.nobody }))) return
  const address = signatureOf(deps.linkKeys, 'address of a sign-in', email.toLowerCase()).slice(0, 16)
  deps.log?.warn('security.event', { kind: 'sign_in_failed', user: null, address })
}
