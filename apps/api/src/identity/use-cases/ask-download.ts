import type { Proof } from '@washline/contract/identity/proof'
import { idText, type SessionId, sessionId, type UserId, userId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Keyring } from '../../platform/crypto/keyring.ts'
import { isSignedBy, signatureOf } from '../../platform/crypto/signed-text.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { CodeDeps } from '../deps.ts'
import { isSignedIn } from '../queries.ts'
import { downloadLifetimeMs, limits } from '../rules.ts'
import { proveAgain } from './prove-again.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

interface Deps extends SecurityEventDeps {
  readonly db: Database
  readonly clock: Clock
  readonly linkKeys: Keyring
}

export type DownloadLink = Partial<Record<'user' | 'session' | 'until' | 'signature', string>>

const purpose = 'download'

/** Returns the signed query string of the user's download. It expires after some minutes and with the session. */
export async function askDownload(
  deps: Deps & CodeDeps,
  person: { userId: UserId; tokenId: SessionId },
  proof: Proof,
): Promise<string> {
  await proveAgain(deps, person, proof)
  await countCall(deps, { key: `download ${person.userId}`, ...limits.download.perAccount })
  const until = deps.clock.now().getTime() + downloadLifetimeMs
  const signed = { user: String(person.userId), session: String(person.tokenId), until: String(until) }
  const signature = signatureOf(deps.linkKeys, purpose, Object.values(signed).join(' '))
  return new URLSearchParams({ ...signed, signature }).toString()
}

/** Returns the user of a download link; refuses changed and expired links with 404. */
export async function openDownload(deps: Deps, link: DownloadLink): Promise<UserId> {
  const { user = '', session = '', until = '', signature = '' } = link
  if (!isSignedBy(deps.linkKeys, purpose, [user, session, until].join(' '), signature)) throw notFound()
  const person = { userId: idText(userId).parse(user), tokenId: idText(sessionId).parse(session) }
  if (Number(until) < deps.clock.now().getTime() || !(await isSignedIn(deps.db, deps.clock, person))) throw notFound()
  const { userId: owner, tokenId } = person
  const event = { userId: owner, kind: 'data_downloaded', at: deps.clock.now(), by: { tokenId } } as const
  await deps.db.transaction((tx) => recordSecurityEvent(tx, deps, event))
  return owner
}
