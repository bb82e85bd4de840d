import { randomBytes } from 'node:crypto'
import { secondFactorMessages } from '@washline/contract/identity/messages'
import { identityRefusals } from '@washline/contract/identity/refusals'
import type { SessionId, UserId } from '@washline/contract/ids'
import { newRecoveryCodes, recoveryCodeHash } from '../../platform/crypto/recovery-codes.ts'
import { seal, unseal } from '../../platform/crypto/sealed-bytes.ts'
import { base32, stepOfCode } from '../../platform/crypto/totp.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CodeDeps } from '../deps.ts'
import { hasSecondFactor } from '../queries.ts'
import { enrolmentLifetimeMs, limits, sealOf } from '../rules.ts'
import {
  confirmPendingSecret,
  lockSecondFactor,
  lockUser,
  markProven,
  replaceRecoveryCodes,
  revokeOtherTokens,
  savePendingSecret,
} from '../store.ts'
import { mailChange } from './mail-change.ts'
import { proveAgain } from './prove-again.ts'
import { codeLimitKey, proveCode } from './prove-code.ts'
import { recordSecurityEvent } from './record-security-event.ts'

/** The length of the HMAC output, as RFC 4226 recommends. */
const secretBytes = 20

/**
 * Creates a pending secret. An existing second factor stays valid until the new one is confirmed, and its code is required
 * besides the password.
 */
export async function beginSecondFactor(
  deps: CodeDeps,
  input: { userId: UserId; tokenId: SessionId; password: string | undefined; code: string | undefined },
): Promise<Buffer> {
  const { userId, code } = input
  await proveAgain(deps, input, { current_password: input.password }, 'password')
  const secret = randomBytes(secretBytes)
  const note = async (tx: Tx) => {
    const sealed = seal(sealOf(deps.secondFactorKeys, userId), secret)
    await savePendingSecret(tx, { userId, secret: sealed, at: deps.clock.now() })
    return secret
  }
  if (!(await hasSecondFactor(deps.db, userId)))
    return deps.db.transaction(async (tx) => {
      await lockUser(tx, userId)
      if (await hasSecondFactor(tx, userId)) throw refuse(identityRefusals.secondFactorSet)
      return note(tx)
    })
  if (code === undefined) throw invalid({ code: [secondFactorMessages.codeNeeded] })
  return proveCode(deps, { userId, code }, note)
}

/** Activates the pending secret with its first code, marks this session, ends the others and returns new recovery codes. */
export async function confirmSecondFactor(
  deps: CodeDeps & { jobs: Pick<Jobs, 'enqueue'> },
  input: { userId: UserId; tokenId: SessionId; code: string },
): Promise<readonly string[]> {
  const { userId, tokenId } = input
  const at = deps.clock.now()
  const key = codeLimitKey(userId)
  await countCall(deps, { key, ...limits.code.perAccount })
  const codes = newRecoveryCodes()
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const factor = await lockSecondFactor(tx, userId)
    if (!factor?.nextSecret || !factor.nextAt || at.getTime() - factor.nextAt.getTime() > enrolmentLifetimeMs)
      throw refuse(identityRefusals.enrolmentExpired)
    const secret = unseal(sealOf(deps.secondFactorKeys, userId), factor.nextSecret)
    const step = stepOfCode(secret, input.code.replace(/\s/g, ''), { at, usedStep: 0 })
    if (step === undefined) throw invalid({ code: [secondFactorMessages.wrongCode] })
    await confirmPendingSecret(tx, { userId, step, at })
    await saveRecoveryCodes(tx, deps, userId, codes)
    await markProven(tx, tokenId, at)
    await revokeOtherTokens(tx, userId, tokenId)
    await recordSecurityEvent(tx, deps, { userId, kind: 'factor_set', at, by: { tokenId } })
    await mailChange(tx, deps, user, 'second_factor')
  })
  await forgetCalls(deps, key)
  return codes
}

/** Stores the hashes of recovery codes. */
export const saveRecoveryCodes = (tx: Tx, deps: CodeDeps, userId: UserId, codes: readonly string[]): Promise<void> =>
  replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(deps.secondFactorKeys, userId, code)),
  )

export const addressOf = (email: string, secret: Buffer): string =>
  `otpauth://totp/Washline:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=Washline`
