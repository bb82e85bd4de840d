import { signInMessages } from '@washline/contract/identity/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import { matchesPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'

import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { credentialsOf } from '../queries.ts'
import { limits } from '../rules.ts'
import { type Opened, openSession } from './open-session.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

/** Signs in with e-mail and password. An unknown address and a wrong password take the same work and get the same answer. */
export async function signIn(
  deps: { db: Database; clock: Clock } & SecurityEventDeps,
  input: { email: string; password: string; userAgent?: string | undefined },
): Promise<Opened> {
  const { db, clock } = deps
  const key = `sign-in ${input.email}`
  await countCall(deps, { key, ...limits.signIn.perAccount })
  const user = await credentialsOf(db, input.email)
  const matches = await matchesPassword(input.password, user?.passwordHash)
  const at = clock.now()
  if (!user || !matches) {
    if (user)
      await db.transaction((tx) =>
        recordSecurityEvent(tx, deps, {
          userId: user.id,
          kind: 'sign_in_failed',
          at,
          by: { userAgent: input.userAgent },
        }),
      )
    throw invalid({ email: [signInMessages.wrongPassword] })
  }
  await forgetCalls(deps, key)
  return db.transaction((tx) => openSession(tx, deps, { userId: user.id, at, userAgent: input.userAgent }))
}
