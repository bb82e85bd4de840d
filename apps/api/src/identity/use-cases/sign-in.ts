import { signInMessages } from '@washline/contract/identity/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import { matchesPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'

import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { credentialsOf } from '../queries.ts'
import { limits } from '../rules.ts'
import type { Visit } from '../store/devices.ts'
import { type Opened, openSession } from './open-session.ts'

/** Signs in with e-mail and password. An unknown address and a wrong password take the same work and get the same answer. */
export async function signIn(
  deps: { db: Database; clock: Clock },
  { email, password, ...visit }: Visit & { email: string; password: string },
): Promise<Opened> {
  const { db, clock } = deps
  const key = `sign-in ${email}`
  await countCall(deps, { key, ...limits.signIn.perAccount })
  const user = await credentialsOf(db, email)
  const matches = await matchesPassword(password, user?.passwordHash)
  if (!user || !matches) throw invalid({ email: [signInMessages.wrongPassword] })
  await forgetCalls(deps, key)
  return db.transaction((tx) => openSession(tx, { userId: user.id, at: clock.now(), ...visit }))
}
