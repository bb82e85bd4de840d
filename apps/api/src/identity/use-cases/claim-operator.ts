import { identityRefusals } from '@washline/contract/identity/refusals'
import type { UserId } from '@washline/contract/ids'
import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Database } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { texts } from '../rules.ts'
import type { Visit } from '../store/devices.ts'
import { hasOperator, lockOperatorLinks, stateOfOperatorLink, useOperatorLink } from '../store/operator-links.ts'
import { insertUser } from '../store.ts'
import { acceptPassword } from './accept-password.ts'
import { startSession } from './start-session.ts'

interface Claim extends Visit {
  readonly token: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly language?: Language | undefined
}

/** Makes the first operator's account with the link of the log. Of several who open it at once the first has it. */
export async function claimOperator(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { token, name, email, password, language, ...visit }: Claim,
): Promise<{ userId: UserId; token: string }> {
  // Hashing is expensive and skipped for a link that does not do. The transaction below decides.
  refuseLink(await stateOfOperatorLink(db, token, clock.now()))
  acceptPassword(password, { name, email })
  const passwordHash = await hashPassword(password)
  const at = clock.now()
  return db.transaction(async (tx) => {
    await lockOperatorLinks(tx)
    refuseLink(await stateOfOperatorLink(tx, token, at))
    if (await hasOperator(tx)) throw refuse(identityRefusals.setupLinkUsed)
    const user = { name, email, passwordHash, language, isOperator: true, emailVerified: true, at }
    const userId = await insertUser(tx, user)
    if (userId === undefined) throw invalid({ email: [texts.emailTaken] })
    await useOperatorLink(tx, token, at)
    return { userId, token: await startSession(tx, { userId, at, ...visit }) }
  })
}

function refuseLink(state: Awaited<ReturnType<typeof stateOfOperatorLink>>): void {
  if (state === 'used') throw refuse(identityRefusals.setupLinkUsed)
  if (state === 'unknown') throw refuse(identityRefusals.setupLinkUnknown)
}
