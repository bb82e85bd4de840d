import type { Proof } from '@washline/contract/identity/proof'
import type { SessionId, UserId } from '@washline/contract/ids'
import { invalid } from '../../platform/http/refusal.ts'
import type { CodeDeps } from '../deps.ts'
import { hasSecondFactor, openedSince, passwordHashOf } from '../queries.ts'
import { freshSessionMs, texts } from '../rules.ts'
import { checkPassword } from './check-password.ts'
import { proveCode } from './prove-code.ts'

/** The same with its dependencies, for modules that change where money goes. */
export type ProveAgain = (person: { userId: UserId; tokenId: SessionId }, proof: Proof) => Promise<unknown>

/**
 * Proves that a session is in the hands of the account's owner, by the password or a code of the second factor. An account without a
 * password needs a session that was opened in the last minutes. Returns the hash of the password, so that the caller can detect a
 * concurrent change.
 */
export async function proveAgain(
  deps: CodeDeps,
  person: { userId: UserId; tokenId: SessionId },
  { current_password: password, code }: Proof,
  field = 'current_password',
): Promise<string | null> {
  const { userId } = person
  if (code !== undefined && (await hasSecondFactor(deps.db, userId))) {
    await proveCode(deps, { userId, code }, async () => undefined)
    return passwordHashOf(deps.db, userId)
  }
  const passwordHash = await checkPassword(deps, { userId, password, field })
  const since = new Date(deps.clock.now().getTime() - freshSessionMs)
  if (passwordHash === null && !(await openedSince(deps.db, { ...person, since })))
    throw invalid({ [field]: [texts.signInAgain] })
  return passwordHash
}
