import { randomBytes } from 'node:crypto'
import { messages } from '@washline/contract/messages'
import { newRecoveryCodes, recoveryCodeHash } from '../../platform/crypto/recovery-codes.ts'
import { seal, unseal } from '../../platform/crypto/sealed-bytes.ts'
import { base32, stepOfCode } from '../../platform/crypto/totp.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forgetCalls } from '../../platform/http/forget-calls.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import { hasSecondFactor } from '../queries.ts'
import { enrolmentLifeMs, limits, sealOf } from '../rules.ts'
import {
  confirmNextSecret,
  lockSecondFactor,
  lockUser,
  markProven,
  noteNextSecret,
  replaceRecoveryCodes,
  revokeOtherTokens,
} from '../store.ts'
import { checkPassword } from './check-password.ts'
import { type CodeDeps, codeLimitKey, proveCode } from './prove-code.ts'

/** As long as the mac's own output, as RFC 4226 advises. */
const secretBytes = 20

/** Makes a secret that waits for its first code; one that is set stays valid until then. Its code is asked for besides the password. */
export async function beginSecondFactor(
  deps: CodeDeps,
  input: { userId: number; password: string | undefined; code: string | undefined },
): Promise<Buffer> {
  const { userId, code } = input
  await checkPassword(deps, { userId, password: input.password, field: 'password' })
  const secret = randomBytes(secretBytes)
  const note = async (tx: Tx) => {
    const sealed = seal(sealOf(deps.secondFactorKey, userId), secret)
    await noteNextSecret(tx, { userId, secret: sealed, at: deps.clock.now() })
    return secret
  }
  if (!(await hasSecondFactor(deps.db, userId)))
    return deps.db.transaction(async (tx) => {
      await lockUser(tx, userId)
      if (await hasSecondFactor(tx, userId)) throw conflict('second_factor_set')
      return note(tx)
    })
  if (code === undefined) throw invalid({ code: [messages.secondFactor.codeNeeded] })
  return proveCode(deps, { userId, code }, note)
}

/** Sets the secret that waits with its first code, proves it for this session, ends the others and gives recovery codes. */
export async function confirmSecondFactor(
  deps: CodeDeps,
  input: { userId: number; tokenId: number; code: string },
): Promise<readonly string[]> {
  const { userId, tokenId } = input
  const at = deps.clock.now()
  const key = codeLimitKey(userId)
  await countCall(deps, { key, ...limits.code.perAccount })
  const codes = newRecoveryCodes()
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const factor = await lockSecondFactor(tx, userId)
    if (!factor?.nextSecret || !factor.nextAt || at.getTime() - factor.nextAt.getTime() > enrolmentLifeMs)
      throw conflict('enrolment_lapsed', messages.secondFactor.enrolmentLapsed)
    const secret = unseal(sealOf(deps.secondFactorKey, userId), factor.nextSecret)
    const step = stepOfCode(secret, input.code.replace(/\s/g, ''), { at, usedStep: 0 })
    if (step === undefined) throw invalid({ code: [messages.secondFactor.wrongCode] })
    await confirmNextSecret(tx, { userId, step, at })
    await keepRecoveryCodes(tx, deps, userId, codes)
    await markProven(tx, tokenId, at)
    await revokeOtherTokens(tx, userId, tokenId)
  })
  await forgetCalls(deps, key)
  return codes
}

/** The codes themselves are told once; what is kept knows them again. */
export const keepRecoveryCodes = (tx: Tx, deps: CodeDeps, userId: number, codes: readonly string[]): Promise<void> =>
  replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(deps.secondFactorKey, userId, code)),
  )

export const addressOf = (email: string, secret: Buffer): string =>
  `otpauth://totp/Washline:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=Washline`
