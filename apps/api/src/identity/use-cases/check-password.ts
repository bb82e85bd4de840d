import type { Clock } from '../../platform/clock/clock.ts'
import { matchesPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { limits, texts } from '../rules.ts'

/**
 * Makes sure that the signed-in person knows the account's password; those who have none need none. Gives the hash that
 * was checked, so that the change made on it can notice another in between.
 */
export async function checkPassword(
  deps: { db: Database; clock: Clock },
  input: { userId: number; password: string | undefined; field: string },
): Promise<string | null> {
  const { db } = deps
  const { passwordHash } = await db.one<{ passwordHash: string | null }>(
    sql`select password_hash as "passwordHash" from users where id = ${input.userId}`,
  )
  if (passwordHash === null) return null
  if (!input.password) throw invalid({ [input.field]: [texts.passwordNeeded] })
  const key = `password ${input.userId}`
  await countCall(deps, { key, ...limits.password.perAccount })
  if (!(await matchesPassword(input.password, passwordHash))) throw invalid({ [input.field]: [texts.passwordWrong] })
  await forgetCalls(deps, key)
  return passwordHash
}
