import { newRecoveryCodes } from '../../platform/crypto/recovery-codes.ts'
import { forgetSecondFactor, lockUser } from '../store.ts'
import { checkPassword } from './check-password.ts'
import { keepRecoveryCodes } from './enrol-second-factor.ts'
import { type CodeDeps, proveCode } from './prove-code.ts'

interface Proof {
  readonly userId: number
  readonly password: string | undefined
  readonly code: string
}

/** Replaces the recovery codes, and tells the new ones once. */
export async function renewRecoveryCodes(
  deps: CodeDeps,
  { userId, password, code }: Proof,
): Promise<readonly string[]> {
  await checkPassword(deps, { userId, password, field: 'password' })
  const codes = newRecoveryCodes()
  await proveCode(deps, { userId, code }, (tx) => keepRecoveryCodes(tx, deps, userId, codes))
  return codes
}

/** Takes the second factor away; the console is closed to the person until another is set. */
export async function removeSecondFactor(deps: CodeDeps, { userId, password, code }: Proof): Promise<void> {
  await checkPassword(deps, { userId, password, field: 'password' })
  await proveCode(deps, { userId, code }, async (tx) => {
    await lockUser(tx, userId)
    await forgetSecondFactor(tx, userId)
  })
}
