import type { AuthorizationRequest, Consent } from '@washline/contract/oauth/endpoints'
import { oauthRefusals } from '@washline/contract/oauth/refusals'
import type { Scope } from '@washline/contract/tokens/scopes'
import type { Actor } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { OauthDeps } from '../deps.ts'
import { type Client, clientById } from '../queries.ts'
import { answerAddress, checkRequest, fault, isLoopback, isRegistered, scopesFor } from '../rules.ts'

export interface CheckedRequest {
  readonly client: Client
  /** Those that the person can give. */
  readonly scopes: readonly Scope[]
  readonly challenge: string
}

/**
 * Checks what a client asks for. A client that is not registered, or that wants its answer elsewhere, is answered nowhere: the person
 * sees why. Any other fault is stated to the client, at the address that is returned.
 */
export async function checkAuthorization(
  { db, publicUrl }: Pick<OauthDeps, 'db' | 'publicUrl'>,
  actor: Actor,
  request: AuthorizationRequest,
): Promise<CheckedRequest | { readonly redirect: string }> {
  const client = await clientById(db, request.client_id)
  if (!client) throw refuse(oauthRefusals.unknownClient)
  if (!isRegistered(request.redirect_uri, client.redirectUris)) throw refuse(oauthRefusals.wrongRedirect)
  const checked = checkRequest(request, publicUrl)
  if ('error' in checked) return { redirect: answerAddress(request, issuerOf(publicUrl), checked) }
  const scopes = scopesFor(checked.scopes, actor)
  if (scopes.length > 0) return { client, scopes, challenge: checked.challenge }
  const nothing = fault('invalid_scope', 'This person can give none of these scopes.')
  return { redirect: answerAddress(request, issuerOf(publicUrl), nothing) }
}

export const issuerOf = (publicUrl: string): string => new URL(publicUrl).origin

/** What the person is asked. */
export async function askConsent(
  deps: Pick<OauthDeps, 'db' | 'publicUrl'>,
  actor: Actor,
  request: AuthorizationRequest,
): Promise<{ consent: Consent | null; redirect: string | null }> {
  const checked = await checkAuthorization(deps, actor, request)
  if ('redirect' in checked) return { consent: null, redirect: checked.redirect }
  const address = new URL(request.redirect_uri)
  const answersTo = isLoopback(address) ? null : address.protocol === 'https:' ? address.host : address.protocol
  return {
    consent: { client_name: checked.client.name, answers_to: answersTo, scopes: [...checked.scopes] },
    redirect: null,
  }
}
