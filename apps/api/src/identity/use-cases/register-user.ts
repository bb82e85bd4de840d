import type { UserId } from '@washline/contract/ids'
import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { limits, texts } from '../rules.ts'
import type { Visit } from '../store/devices.ts'
import { insertUser } from '../store.ts'
import { startSession } from './start-session.ts'

/** Creates a customer account and a session. */
export async function registerUser(
  deps: { db: Database; clock: Clock },
  input: Visit & {
    name: string
    email: string
    phoneNumber: string
    password: string
    language?: Language | undefined
  },
): Promise<{ userId: UserId; token: string }> {
  await countCall(deps, { key: `register ${input.email}`, ...limits.register.perAccount })
  const passwordHash = await hashPassword(input.password)
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const { name, email, phoneNumber, language, device, userAgent } = input
    const userId = await insertUser(tx, { name, email, phoneNumber, passwordHash, language, at })
    if (userId === undefined) throw invalid({ email: [texts.emailTaken] })
    return { userId, token: await startSession(tx, { userId, at, device, userAgent }) }
  })
}
