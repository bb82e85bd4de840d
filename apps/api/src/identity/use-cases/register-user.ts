import type { UserId } from '@washline/contract/ids'
import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall, isWithin } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { registrationEmail } from '../jobs.ts'
import { limits, texts } from '../rules.ts'
import type { Visit } from '../store/devices.ts'
import { insertUser } from '../store.ts'
import { acceptPassword } from './accept-password.ts'
import { countProbe, refuseProbes } from './slow-down.ts'
import { startSession } from './start-session.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/**
 * Creates a customer account and a session. The answer to a taken address does not name it as taken; its owner is informed by email, and a
 * source that tries many waits.
 */
export async function registerUser(
  deps: Deps,
  input: Visit & {
    name: string
    email: string
    phoneNumber: string
    password: string
    ip: string
    language?: Language | undefined
  },
): Promise<{ userId: UserId; token: string }> {
  const { name, email, phoneNumber, ip, language, device, userAgent } = input
  await refuseProbes(deps, ip)
  await countCall(deps, { key: `register ${email} ${ip}`, ...limits.register.perSource })
  acceptPassword(input.password, input)
  const passwordHash = await hashPassword(input.password)
  const at = deps.clock.now()
  const opened = await deps.db.transaction(async (tx) => {
    const userId = await insertUser(tx, { name, email, phoneNumber, passwordHash, language, at })
    if (userId === undefined) return countProbe(tx, ip, at)
    return { userId, token: await startSession(tx, { userId, at, device, userAgent }) }
  })
  if (opened) return opened
  if (await isWithin(deps, { key: `registration email ${email}`, ...limits.register.emails }))
    await deps.db.transaction((tx) => deps.jobs.enqueue(tx, registrationEmail, { email, language }))
  throw invalid({ email: [texts.notRegistered] })
}
