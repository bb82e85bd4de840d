import type { AuthorizationRequest } from '@washline/contract/oauth/endpoints'
import type { Scope } from '@washline/contract/tokens/scopes'
import { checkTokenLimit } from '../../identity/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { OauthDeps } from '../deps.ts'
import { answerAddress, codeLifetimeMs, fault } from '../rules.ts'
import { insertCode, noteClientUse } from '../store.ts'
import { checkAuthorization, issuerOf } from './ask-consent.ts'

/** The person's answer, and the address that brings it to the client: a code for what is allowed, of what was asked for, or the denial. */
export async function answerConsent(
  deps: OauthDeps,
  actor: Actor,
  { allowed, ...request }: AuthorizationRequest & { readonly allowed: readonly Scope[] },
): Promise<string> {
  const checked = await checkAuthorization(deps, actor, request)
  if ('redirect' in checked) return checked.redirect
  const { client, challenge } = checked
  const scopes = checked.scopes.filter((scope) => allowed.includes(scope))
  const issuer = issuerOf(deps.publicUrl)
  if (scopes.length === 0) return answerAddress(request, issuer, fault('access_denied', 'The person did not allow it.'))
  const at = deps.clock.now()
  const { userId, tokenId: sessionId } = actor
  const code = await deps.db.transaction(async (tx) => {
    await checkTokenLimit(tx, { userId, at })
    await noteClientUse(tx, client.id, at)
    return insertCode(tx, {
      clientId: client.id,
      sessionId,
      userId,
      redirectUri: request.redirect_uri,
      scopes,
      challenge,
      resource: request.resource ?? null,
      expiresAt: new Date(at.getTime() + codeLifetimeMs),
    })
  })
  return answerAddress(request, issuer, { code })
}
