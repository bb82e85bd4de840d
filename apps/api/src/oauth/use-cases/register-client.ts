import { hash } from 'node:crypto'
import { lineOf } from '@washline/contract/texts/plain-text'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import { newToken } from '../../platform/crypto/opaque-token.ts'
import type { OauthDeps } from '../deps.ts'
import { type ClientMetadata, checkClient, clientsPerSource, type Fault, fault } from '../rules.ts'
import { insertClient } from '../store.ts'

export interface RegisteredClient {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly at: Date
}

/** Registers a program under the name that it gives itself. It gets no secret, and no right: a person has to allow it something. */
export async function registerClient(
  { db, clock }: Pick<OauthDeps, 'db' | 'clock'>,
  { metadata, ip }: { metadata: ClientMetadata; ip: string },
): Promise<RegisteredClient | Fault> {
  const wrong = checkClient(metadata)
  if (wrong) return wrong
  const redirectUris = [...new Set(metadata.redirect_uris)]
  const client = {
    id: `wlc_${newToken().token}`,
    name:
      lineOf(metadata.client_name ?? '', tokenRules.nameLength) ||
      URL.parse(redirectUris[0] ?? '')?.host ||
      'A program',
    redirectUris,
    sourceHash: hash('sha256', `oauth ${ip}`, 'buffer'),
    at: clock.now(),
  }
  const saved = await db.transaction((tx) => insertClient(tx, client, clientsPerSource))
  return saved ? client : fault('invalid_client_metadata', 'Too many clients are registered from this address.')
}
