import type { AnswerInput } from '@washline/contract/endpoint'
import type { getAccount, getAuth } from '@washline/contract/identity/endpoints'
import type { Blocker, Session } from '@washline/contract/identity/schemas'
import type { SessionId, UserId } from '@washline/contract/ids'
import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../platform/clock/clock.ts'
import { tokenHash } from '../platform/crypto/opaque-token.ts'
import type { Database } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type ActorRow, actorColumns, actorOf, isAlive } from './queries/live-sessions.ts'
import { deviceOf, programTouchMs, tokenTouchMs } from './rules.ts'

/**
 * Finds the user of a token and updates the token's last use, in one statement. The operator with the address `exemptOperator`
 * needs no second factor.
 */
export async function authenticate(
  db: Pick<Database, 'maybe'>,
  clock: Clock,
  token: string,
  exemptOperator?: string,
): Promise<Actor | undefined> {
  const now = clock.now()
  const hash = tokenHash(token)
  const row = await db.maybe<ActorRow>(sql`
    with found as (select * from access_tokens t where t.token_hash = ${hash} and ${isAlive(now)}), touched as (
      update access_tokens t set last_used_at = ${now} from found f
      where t.id = f.id and (f.last_used_at <= ${new Date(now.getTime() - tokenTouchMs)} or f.scopes is not null
        and (f.last_used_at <= ${new Date(now.getTime() - programTouchMs)} or f.last_used_at = f.created_at))
    )
    select ${actorColumns(exemptOperator)} from found t join users u on u.id = t.user_id`)
  return row && actorOf(row)
}

export interface UserRow {
  readonly id: UserId
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly address: string | null
  readonly isWasher: boolean
  readonly isOperator: boolean
  readonly photoKey: string | null
  readonly hasPassword: boolean
  readonly emailVerified: boolean
  readonly pendingEmail: string | null
  readonly language: Language | null
  /** The Washer profile, if the user has an open one. */
  readonly washer: {
    readonly businessName: string
    readonly verified: boolean
    readonly online: boolean
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postalCode: string
    readonly latitude: number | null
    readonly longitude: number | null
  } | null
}

/** A user with the Washer profile, in one statement. */
export const userById = (q: Queryable, userId: UserId): Promise<UserRow | undefined> =>
  q.maybe<UserRow>(sql`
    select u.id, u.name, u.email, u.phone_number as "phoneNumber", u.address, u.language,
      u.is_washer as "isWasher", u.is_operator as "isOperator", u.photo_key as "photoKey",
      u.password_hash is not null as "hasPassword", u.email_verified_at is not null as "emailVerified",
      e.email as "pendingEmail",
      case when not w.closed then json_build_object(
        'businessName', w.business_name, 'verified', w.verified, 'online', w.online,
        'street', w.street, 'city', w.city, 'state', w.state, 'postalCode', w.postal_code,
        'latitude', w.latitude, 'longitude', w.longitude
      ) end as washer
    from users u left join washer_profiles w on w.user_id = u.id
      left join email_changes e on e.user_id = u.id
    where u.id = ${userId}`)

/** The wire form of a user. */
export const userWire = (row: UserRow, photoUrl: Storage['portraitUrl']): AnswerInput<typeof getAuth>['user'] => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone_number: row.phoneNumber,
  is_provider: row.isWasher,
  isProvider: row.isWasher,
  is_operator: row.isOperator,
  photo_url: row.photoKey && photoUrl(row.photoKey),
  language: row.language,
  provider: row.washer && {
    id: row.id,
    business_name: row.washer.businessName,
    verified: row.washer.verified,
    online: row.washer.online,
    address: {
      street: row.washer.street,
      city: row.washer.city,
      state: row.washer.state,
      postal_code: row.washer.postalCode,
      latitude: row.washer.latitude,
      longitude: row.washer.longitude,
    },
  },
})

export const accountWire = (
  row: UserRow,
  photoUrl: Storage['portraitUrl'],
): AnswerInput<typeof getAccount>['data'] => ({
  ...userWire(row, photoUrl),
  address: row.address,
  email_verified: row.emailVerified,
  pending_email: row.pendingEmail,
  has_password: row.hasPassword,
})

/** The sessions of a user: the calling one first, then the latest used. */
export async function sessionsOf(
  q: Queryable,
  clock: Clock,
  person: { userId: UserId; tokenId: SessionId },
): Promise<Session[]> {
  const rows = await q.all<{ id: SessionId; userAgent: string | null; createdAt: Date; lastUsedAt: Date }>(sql`
    select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
    from access_tokens t where user_id = ${person.userId} and scopes is null and ${isAlive(clock.now())}
    order by id = ${person.tokenId} desc, last_used_at desc, id desc limit 100`)
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.userAgent),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    current: row.id === person.tokenId,
  }))
}

/** Whether this session of the user goes on. */
export async function isSignedIn(
  q: Queryable,
  clock: Clock,
  person: { userId: UserId; tokenId: SessionId },
): Promise<boolean> {
  const row = await q.maybe(sql`
    select 1 from access_tokens t
    where id = ${person.tokenId} and user_id = ${person.userId} and ${isAlive(clock.now())}`)
  return row !== undefined
}

export async function isEmailTaken(q: Queryable, email: string): Promise<boolean> {
  const row = await q.maybe(sql`select 1 from users where lower(email) = lower(${email})`)
  return row !== undefined
}

/** The reasons of all modules why an account cannot be deleted yet. */
export async function blockersOf(q: Queryable, people: readonly PrivacyPart[], userId: UserId): Promise<Blocker[]> {
  const found = await Promise.all(people.map(async (part) => (await part.blockers?.(q, userId)) ?? []))
  return found.flat()
}

export async function hasSecondFactor(q: Queryable, userId: UserId): Promise<boolean> {
  const row = await q.maybe(sql`select 1 from second_factors where user_id = ${userId} and confirmed_at is not null`)
  return row !== undefined
}

export const personOf = (q: Queryable, userId: UserId): Promise<{ name: string; email: string }> =>
  q.one<{ name: string; email: string }>(sql`select name, email from users where id = ${userId}`)

/** Who has the account of an address. */
export const ownerOf = (
  q: Queryable,
  email: string,
): Promise<{ email: string; language: Language | null } | undefined> =>
  q.maybe<{ email: string; language: Language | null }>(
    sql`select email, language from users where lower(email) = lower(${email})`,
  )

export const credentialsOf = (
  q: Queryable,
  email: string,
): Promise<{ id: UserId; passwordHash: string | null } | undefined> =>
  q.maybe<{ id: UserId; passwordHash: string | null }>(
    sql`select id, password_hash as "passwordHash" from users where lower(email) = lower(${email})`,
  )

export const passwordHashOf = async (q: Queryable, userId: UserId): Promise<string | null> =>
  (
    await q.one<{ passwordHash: string | null }>(
      sql`select password_hash as "passwordHash" from users where id = ${userId}`,
    )
  ).passwordHash

/** The valid reset links of an address. */
export const openResets = async (q: Queryable, { email, at }: { email: string; at: Date }): Promise<number> =>
  (
    await q.one<{ links: number }>(sql`
      select count(*)::int as links from password_resets r join users u on u.id = r.user_id
      where lower(u.email) = lower(${email}) and r.expires_at > ${at}`)
  ).links

/** Whether the session was opened after that time. */
export const openedSince = async (
  q: Queryable,
  { userId, tokenId, since }: { userId: UserId; tokenId: SessionId; since: Date },
): Promise<boolean> =>
  (await q.maybe(sql`
    select 1 from access_tokens where id = ${tokenId} and user_id = ${userId} and created_at > ${since}`)) !== undefined

/** Whose reset token this is, expired or not. */
export const personOfReset = (q: Queryable, token: string): Promise<{ name: string; email: string } | undefined> =>
  q.maybe<{ name: string; email: string }>(sql`
    select u.name, u.email from password_resets r join users u on u.id = r.user_id
    where r.token_hash = ${tokenHash(token)}`)

/** The user of a waiting sign-in that has not expired. */
export const waitingSignIn = (
  q: Queryable,
  { token, at }: { token: string; at: Date },
): Promise<{ userId: UserId } | undefined> =>
  q.maybe<{ userId: UserId }>(sql`
    select user_id as "userId" from waiting_sign_ins where token_hash = ${tokenHash(token)} and expires_at > ${at}`)

/** When the second factor was confirmed, and the number of recovery codes left. */
export const secondFactorOf = async (
  q: Queryable,
  userId: UserId,
): Promise<{ since: Date | null; recoveryCodesLeft: number }> =>
  (await q.maybe<{ since: Date | null; recoveryCodesLeft: number }>(sql`
    select confirmed_at as since,
      (select count(*) from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as "recoveryCodesLeft"
    from second_factors f where user_id = ${userId}`)) ?? { since: null, recoveryCodesLeft: 0 }
