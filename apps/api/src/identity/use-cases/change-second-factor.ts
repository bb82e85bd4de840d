import type { UserId } from '@washline/contract/ids'
import { newRecoveryCodes } from '../../platform/crypto/recovery-codes.ts'
import type { CodeDeps } from '../deps.ts'
import { deleteSecondFactor, lockUser } from '../store.ts'
import { checkPassword } from './check-password.ts'
import { saveRecoveryCodes } from './enrol-second-factor.ts'
import { proveCode } from './prove-code.ts'
import { recordSecurityEvent } from './record-security-event.ts'

interface Proof {
  readonly userId: UserId
  readonly password: string | undefined
  readonly code: string
}

/** Replaces the recovery codes and returns the new ones, which are not readable later. */
export async function renewRecoveryCodes(
  deps: CodeDeps,
  { userId, password, code }: Proof,
): Promise<readonly string[]> {
  await checkPassword(deps, { userId, password, field: 'password' })
  const codes = newRecoveryCodes()
  await proveCode(deps, { userId, code }, async (tx) => {
    await saveRecoveryCodes(tx, deps, userId, codes)
    await recordSecurityEvent(tx, deps, { userId, kind: 'recovery_codes_renewed', at: deps.clock.now() })
  })
  return codes
}

/** Removes the second factor; calls of operators are refused until another is set. */
export async function removeSecondFactor(deps: CodeDeps, { userId, password, code }: Proof): Promise<void> {
  await checkPassword(deps, { userId, password, field: 'password' })
  await proveCode(deps, { userId, code }, async (tx) => {
    await lockUser(tx, userId)
    await deleteSecondFactor(tx, userId)
    await recordSecurityEvent(tx, deps, { userId, kind: 'factor_removed', at: deps.clock.now() })
  })
}
