import type { SessionId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { FindSessions } from '../../platform/realtime/sessions.ts'
import type { FindViewer } from '../../platform/storage/photo-rules.ts'
import { tokenLifetimeMs, tokenLongestMs } from '../rules.ts'

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** The condition of a session, or of a program's token, `t` that has not ended. */
export const isAlive = (now: Date) =>
  sql`coalesce(t.expires_at > ${now}, t.last_used_at > ${ago(now, tokenLifetimeMs)} and t.created_at > ${ago(now, tokenLongestMs)})`

/** Who acts in a session `t` of a user `u`, and what they may do. */
export const actorColumns = (exemptOperator: string | undefined) => sql`
  u.id as "userId", u.name, u.is_washer as "isWasher", u.is_operator as "isOperator",
  t.second_factor_at is not null or u.email = ${exemptOperator ?? ''} as "hasSecondFactor", t.id as "tokenId",
  case when t.scopes is not null then json_build_object('id', t.id, 'scopes', t.scopes) end as "accessToken"`

export type ActorRow = Omit<Actor, 'accessToken'> & { readonly accessToken: Actor['accessToken'] | null }

export const actorOf = ({ accessToken, ...actor }: ActorRow): Actor => (accessToken ? { ...actor, accessToken } : actor)

/** Who looks at a photo: the person of the session, or of any of theirs where none is named. */
export const liveViewer =
  (db: Pick<Database, 'maybe'>, clock: Clock, exemptOperator?: string): FindViewer =>
  async ({ userId, tokenId }) => {
    const row = await db.maybe<ActorRow>(sql`
      select ${actorColumns(exemptOperator)} from access_tokens t join users u on u.id = t.user_id
      where t.user_id = ${userId} and t.id = coalesce(${tokenId}::bigint, t.id) and ${isAlive(clock.now())} limit 1`)
    return row && actorOf(row)
  }

/** Finds sessions by id, with what their persons may do now. */
export const liveSessions =
  (db: Pick<Database, 'all'>, clock: Clock, exemptOperator?: string): FindSessions =>
  async (ids: readonly SessionId[]) => {
    const rows = await db.all<ActorRow & { lastUsedAt: Date; createdAt: Date; expiresAt: Date | null }>(sql`
      select ${actorColumns(exemptOperator)}, t.last_used_at as "lastUsedAt", t.created_at as "createdAt",
        t.expires_at as "expiresAt"
      from access_tokens t join users u on u.id = t.user_id
      where t.id = any(${ids}::bigint[]) and ${isAlive(clock.now())}`)
    return rows.map(({ lastUsedAt, createdAt, expiresAt, ...actor }) => ({
      ...actorOf(actor),
      endsAt:
        expiresAt ?? new Date(Math.min(lastUsedAt.getTime() + tokenLifetimeMs, createdAt.getTime() + tokenLongestMs)),
    }))
  }
