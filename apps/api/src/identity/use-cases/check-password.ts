import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import { matchesPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'

import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { passwordHashOf } from '../queries.ts'
import { limits, texts } from '../rules.ts'

/**
 * Checks the password of a signed-in user, if the account has one. Returns the hash that was checked, so that the
 * caller can detect a concurrent change.
 */
export async function checkPassword(
  deps: { db: Database; clock: Clock },
  input: { userId: UserId; password: string | undefined; field: string },
): Promise<string | null> {
  const passwordHash = await passwordHashOf(deps.db, input.userId)
  if (passwordHash === null) return null
  if (!input.password) throw invalid({ [input.field]: [texts.passwordNeeded] })
  const key = `password ${input.userId}`
  await countCall(deps, { key, ...limits.password.perAccount })
  if (!(await matchesPassword(input.password, passwordHash))) throw invalid({ [input.field]: [texts.passwordWrong] })
  await forgetCalls(deps, key)
  return passwordHash
}
