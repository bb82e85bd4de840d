import type { Proof } from '@washline/contract/identity/proof'
import type { SessionId, UserId } from '@washline/contract/ids'
import { tokenRefusals } from '@washline/contract/tokens/refusals'
import type { AccessToken } from '@washline/contract/tokens/schemas'
import { isConsoleScope, type Scope } from '@washline/contract/tokens/scopes'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CodeDeps } from '../deps.ts'
import { tokenEndsAt } from '../rules.ts'
import { countAccessTokens, insertAccessToken, type NewAccessToken, provenAt } from '../store/access-tokens.ts'
import { lockUser } from '../store.ts'
import { mailChange } from './mail-change.ts'
import { proveAgain } from './prove-again.ts'
import { recordSecurityEvent } from './record-security-event.ts'

interface Deps extends CodeDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Makes a token for a program of the person, who proves again who holds the session. The secret is returned once. */
export async function makeAccessToken(
  deps: Deps,
  { actor, proof, ...chosen }: { actor: Actor; name: string; scopes: readonly Scope[]; days: number; proof: Proof },
): Promise<AccessToken & { secret: string }> {
  await proveAgain(deps, actor, proof)
  const at = deps.clock.now()
  const expiresAt = tokenEndsAt(at, chosen.days)
  const { name, scopes } = chosen
  const isOfConsole = scopes.some(isConsoleScope)
  if (isOfConsole && !(actor.isOperator && actor.hasSecondFactor)) throw refuse(tokenRefusals.scopeNotAllowed)
  const { id, secret } = await deps.db.transaction((tx) => grantToken(tx, deps, actor, { name, scopes, at, expiresAt }))
  return {
    id,
    name,
    scopes: [...scopes],
    created_at: at.toISOString(),
    expires_at: expiresAt.toISOString(),
    last_used_at: null,
    secret,
  }
}

/**
 * The same in a transaction, for what the person has allowed in a session, which may give these scopes. The person is mailed: somebody else
 * may have done it.
 */
export async function grantToken(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'log'>,
  { userId, tokenId }: { userId: UserId; tokenId: SessionId },
  token: Omit<NewAccessToken, 'userId' | 'secondFactorAt'>,
): Promise<{ id: AccessToken['id']; secret: string }> {
  const { at, scopes } = token
  const user = await lockUser(tx, userId)
  await checkTokenLimit(tx, { userId, at })
  const secondFactorAt = scopes.some(isConsoleScope) ? await provenAt(tx, tokenId) : null
  const made = await insertAccessToken(tx, { ...token, userId, secondFactorAt })
  await recordSecurityEvent(tx, deps, { userId, kind: 'access_token_made', at, by: { tokenId } })
  await mailChange(tx, deps, user, 'access_token')
  return made
}

/** Refuses one more token than a person may have. */
export async function checkTokenLimit(tx: Tx, person: { userId: UserId; at: Date }): Promise<void> {
  if ((await countAccessTokens(tx, person)) >= tokenRules.most)
    throw refuse(tokenRefusals.tooManyTokens, { values: { count: tokenRules.most } })
}
