import { identityRefusals } from '@washline/contract/identity/refusals'
import type { UserId } from '@washline/contract/ids'
import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { Log } from '../../platform/log/log.ts'
import type { GoogleIdentity, GoogleIdentityGateway } from '../google-identity-gateway.ts'
import { decideGoogleLink, limits, texts } from '../rules.ts'
import type { Visit } from '../store/devices.ts'
import {
  insertUser,
  type LockedUser,
  linkGoogle,
  lockUserByEmail,
  lockUserByGoogle,
  removePassword,
  revokeTokens,
} from '../store.ts'
import { type Opened, openSession } from './open-session.ts'
import { recordSecurityEvent } from './record-security-event.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly google: GoogleIdentityGateway | undefined
}

async function linkAccount(
  tx: Tx,
  deps: Deps,
  account: LockedUser,
  { sub, at }: { sub: string; at: Date },
): Promise<void> {
  const decision = decideGoogleLink(account, sub)
  const record = () => recordSecurityEvent(tx, deps, { userId: account.id, kind: 'google_linked', at })
  switch (decision) {
    case 'use':
      return
    case 'refuse':
      throw invalid({ email: [texts.otherGoogleAccount] })
    case 'take-over':
      await removePassword(tx, account.id)
      await revokeTokens(tx, account.id)
      await linkGoogle(tx, { userId: account.id, sub, at })
      await record()
      return
    case 'link':
      await linkGoogle(tx, { userId: account.id, sub, at })
      await record()
      return
    default:
      decision satisfies never
  }
}

async function findOrAdd(
  tx: Tx,
  deps: Deps,
  identity: GoogleIdentity,
  { language, at }: { language: Language | undefined; at: Date },
): Promise<{ userId: UserId; isNew: boolean }> {
  const { sub, email } = identity
  const existing = await lockUserByGoogle(tx, sub)
  if (existing) return { userId: existing.id, isNew: false }
  const name = identity.name ?? email.split('@')[0] ?? email
  // A conflict on the insert means that the address has an account, which may be a moment old.
  const added = await insertUser(tx, { name, email, googleSub: sub, emailVerified: true, language, at })
  if (added !== undefined) return { userId: added, isNew: true }
  const account = await lockUserByEmail(tx, email)
  if (!account) throw new Error('the account of this address has gone')
  await linkAccount(tx, deps, account, { sub, at })
  return { userId: account.id, isNew: false }
}

/** Signs in with a Google access token. The first time it creates the account or links the one with the same address. */
export async function signInWithGoogle(
  deps: Deps,
  { accessToken, language, ...visit }: Visit & { accessToken: string; language?: Language | undefined },
): Promise<Opened & { isNew: boolean }> {
  if (!deps.google) throw notFound()
  const answer = await deps.google.identify(accessToken)
  if ('unavailable' in answer) {
    deps.log.warn('identity.google-unavailable', { cause: answer.unavailable })
    throw refuse(identityRefusals.googleUnavailable)
  }
  if ('refused' in answer) throw invalid({ access_token: [answer.refused] })
  await countCall(deps, { key: `google ${answer.identity.sub}`, ...limits.google.perAccount })
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const { userId, isNew } = await findOrAdd(tx, deps, answer.identity, { language, at })
    return { isNew, ...(await openSession(tx, deps, { userId, at, ...visit })) }
  })
}
