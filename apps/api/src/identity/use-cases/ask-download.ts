import type { Clock } from '../../platform/clock/clock.ts'
import { isSignedBy, signatureOf } from '../../platform/crypto/signed-text.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { isSignedIn } from '../queries.ts'
import { downloadLifeMs, limits } from '../rules.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly linkSecret: string
}
export type DownloadLink = Partial<Record<'user' | 'session' | 'until' | 'signature', string>>

const purpose = 'download'

/** The search of an address that opens the person's download for some minutes, while this session stands. */
export async function askDownload(deps: Deps, person: { userId: number; tokenId: number }): Promise<string> {
  await countCall(deps, { key: `download ${person.userId}`, ...limits.download.perAccount })
  const until = deps.clock.now().getTime() + downloadLifeMs
  const signed = { user: String(person.userId), session: String(person.tokenId), until: String(until) }
  const signature = signatureOf(deps.linkSecret, purpose, Object.values(signed).join(' '))
  return new URLSearchParams({ ...signed, signature }).toString()
}

/** Whose download an address opens; a bent or lapsed one opens nothing. */
export async function openDownload(deps: Deps, link: DownloadLink): Promise<number> {
  const { user = '', session = '', until = '', signature = '' } = link
  if (!isSignedBy(deps.linkSecret, purpose, [user, session, until].join(' '), signature)) throw notFound()
  const person = { userId: Number(user), tokenId: Number(session) }
  if (Number(until) < deps.clock.now().getTime() || !(await isSignedIn(deps.db, person))) throw notFound()
  return person.userId
}
