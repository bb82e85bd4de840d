import type { SessionId, UserId } from '@washline/contract/ids'
import { newRecoveryCodes } from '../../platform/crypto/recovery-codes.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CodeDeps } from '../deps.ts'
import { deleteSecondFactor, lockUser } from '../store.ts'
import { saveRecoveryCodes } from './enrol-second-factor.ts'
import { mailChange } from './mail-change.ts'
import { proveAgain } from './prove-again.ts'
import { proveCode } from './prove-code.ts'
import { recordSecurityEvent } from './record-security-event.ts'

type MailingDeps = CodeDeps & { readonly jobs: Pick<Jobs, 'enqueue'> }

interface Given {
  readonly userId: UserId
  readonly tokenId: SessionId
  readonly password: string | undefined
  readonly code: string
}

/** Replaces the recovery codes and returns the new ones, which are not readable later. */
export async function renewRecoveryCodes(
  deps: MailingDeps,
  { userId, tokenId, password, code }: Given,
): Promise<readonly string[]> {
  await proveAgain(deps, { userId, tokenId }, { current_password: password }, 'password')
  const codes = newRecoveryCodes()
  await proveCode(deps, { userId, code }, async (tx) => {
    await saveRecoveryCodes(tx, deps, userId, codes)
    await recordSecurityEvent(tx, deps, { userId, kind: 'recovery_codes_renewed', at: deps.clock.now() })
    await mailChange(tx, deps, await lockUser(tx, userId), 'second_factor')
  })
  return codes
}

/** Removes the second factor; calls of operators are refused until another is set. */
export async function removeSecondFactor(deps: MailingDeps, { userId, tokenId, password, code }: Given): Promise<void> {
  await proveAgain(deps, { userId, tokenId }, { current_password: password }, 'password')
  await proveCode(deps, { userId, code }, async (tx) => {
    const user = await lockUser(tx, userId)
    await deleteSecondFactor(tx, userId)
    await recordSecurityEvent(tx, deps, { userId, kind: 'factor_removed', at: deps.clock.now() })
    await mailChange(tx, deps, user, 'second_factor')
  })
}
