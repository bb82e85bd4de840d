import { secondFactorMessages } from '@washline/contract/identity/messages'
import { identityRefusals } from '@washline/contract/identity/refusals'
import type { UserId } from '@washline/contract/ids'

import { recoveryCodeHashes } from '../../platform/crypto/recovery-codes.ts'
import { unseal } from '../../platform/crypto/sealed-bytes.ts'
import { stepOfCode } from '../../platform/crypto/totp.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { CodeDeps } from '../deps.ts'
import { decideFailure, limits, sealOf } from '../rules.ts'
import { lockSecondFactor, type SecondFactorRow, saveCodeFailure, spendRecoveryCode, spendStep } from '../store.ts'
import { recordSecurityEvent } from './record-security-event.ts'

interface Given {
  readonly userId: UserId
  readonly code: string
}

export const codeLimitKey = (userId: UserId) => `second-factor ${userId}`

async function spendCode(tx: Tx, deps: CodeDeps, { userId, code }: Given, factor: SecondFactorRow): Promise<boolean> {
  const at = deps.clock.now()
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits))
    return spendRecoveryCode(tx, { userId, hashes: recoveryCodeHashes(deps.secondFactorKeys, userId, code), at })
  if (!factor.secret) return false
  const secret = unseal(sealOf(deps.secondFactorKeys, userId), factor.secret)
  const step = stepOfCode(secret, digits, { at, usedStep: factor.usedStep })
  if (step === undefined) return false
  await spendStep(tx, userId, step)
  return true
}

/**
 * Spends a code of the second factor or a recovery code and does `work` in the same transaction. Failures are committed: many in
 * a row lock the second factor.
 */
export async function proveCode<T>(deps: CodeDeps, given: Given, work: (tx: Tx) => Promise<T>): Promise<T> {
  const at = deps.clock.now()
  const key = codeLimitKey(given.userId)
  await countCall(deps, { key, ...limits.code.perAccount })
  const outcome = await deps.db.transaction(async (tx): Promise<{ refused: Refusal } | { done: T }> => {
    const factor = await lockSecondFactor(tx, given.userId)
    if (!factor?.secret) return { refused: refuse(identityRefusals.secondFactorMissing) }
    if (factor.lockedUntil && factor.lockedUntil > at) {
      const retryAfterS = Math.ceil((factor.lockedUntil.getTime() - at.getTime()) / 1_000)
      return { refused: refuse(identityRefusals.secondFactorLocked, { retryAfterS }) }
    }
    if (await spendCode(tx, deps, given, factor)) return { done: await work(tx) }
    const failure = decideFailure(factor.failures, at)
    await saveCodeFailure(tx, { userId: given.userId, ...failure })
    const kind = failure.lockedUntil ? 'locked' : 'code_failed'
    await recordSecurityEvent(tx, deps, { userId: given.userId, kind, at })
    return { refused: invalid({ code: [secondFactorMessages.wrongCode] }) }
  })
  if ('refused' in outcome) throw outcome.refused
  await forgetCalls(deps, key)
  return outcome.done
}
