import { messages } from '@washline/contract/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import { recoveryCodeHash } from '../../platform/crypto/recovery-codes.ts'
import { unseal } from '../../platform/crypto/sealed-bytes.ts'
import { stepOfCode } from '../../platform/crypto/totp.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { conflict, invalid, Refusal } from '../../platform/http/refusal.ts'
import { decideFailure, limits, sealOf } from '../rules.ts'
import { lockSecondFactor, noteCodeFailure, type SecondFactorRow, spendRecoveryCode, spendStep } from '../store.ts'

export interface CodeDeps {
  readonly db: Database
  readonly clock: Clock
  /** Kept outside the database: what is sealed in it opens with this alone. */
  readonly secondFactorKey: string
}

interface Given {
  readonly userId: number
  readonly code: string
}

export const codeLimitKey = (userId: number) => `second-factor ${userId}`

async function spendCode(tx: Tx, deps: CodeDeps, { userId, code }: Given, factor: SecondFactorRow): Promise<boolean> {
  const at = deps.clock.now()
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits))
    return spendRecoveryCode(tx, { userId, hash: recoveryCodeHash(deps.secondFactorKey, userId, code), at })
  if (!factor.secret) return false
  const secret = unseal(sealOf(deps.secondFactorKey, userId), factor.secret)
  const step = stepOfCode(secret, digits, { at, usedStep: factor.usedStep })
  if (step === undefined) return false
  await spendStep(tx, userId, step)
  return true
}

/**
 * Spends a code of the person's second factor, or a recovery code, and does the work that it was given for in the same
 * transaction. A wrong one is counted for good: many in a row lock the second factor.
 */
export async function proveCode<T>(deps: CodeDeps, given: Given, work: (tx: Tx) => Promise<T>): Promise<T> {
  const at = deps.clock.now()
  const key = codeLimitKey(given.userId)
  await countCall(deps, { key, ...limits.code.perAccount })
  const outcome = await deps.db.transaction(async (tx): Promise<{ refused: Refusal } | { done: T }> => {
    const factor = await lockSecondFactor(tx, given.userId)
    if (!factor?.secret) return { refused: conflict('second_factor_missing', messages.secondFactor.notSet) }
    if (factor.lockedUntil && factor.lockedUntil > at) {
      const extra = { retry_after_s: Math.ceil((factor.lockedUntil.getTime() - at.getTime()) / 1_000) }
      return { refused: new Refusal(429, 'second_factor_locked', messages.secondFactor.locked, { extra }) }
    }
    if (await spendCode(tx, deps, given, factor)) return { done: await work(tx) }
    await noteCodeFailure(tx, { userId: given.userId, ...decideFailure(factor.failures, at) })
    return { refused: invalid({ code: [messages.secondFactor.wrongCode] }) }
  })
  if ('refused' in outcome) throw outcome.refused
  await forgetCalls(deps, key)
  return outcome.done
}
