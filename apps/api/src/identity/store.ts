import type { SessionId, UserId } from '@washline/contract/ids'
import type { Language } from '@washline/contract/texts/languages'
import { newToken, tokenHash } from '../platform/crypto/opaque-token.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { isAlive } from './queries/live-sessions.ts'
import { deletedName, resetLifetimeMs, waitingLifetimeMs } from './rules.ts'
import type { Visit } from './store/devices.ts'

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly at: Date
  readonly phoneNumber?: string | undefined
  readonly passwordHash?: string | null | undefined
  readonly googleSub?: string | undefined
  readonly emailVerified?: boolean | undefined
  readonly address?: string | undefined
  readonly isOperator?: boolean | undefined
  readonly language?: Language | undefined
}

/** Inserts a user; undefined if the email address is taken, regardless of case. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserId | undefined> {
  const row = await tx.maybe<{ id: UserId }>(sql`
    insert into users (name, email, phone_number, password_hash, google_sub, email_verified_at, address, is_operator,
      language, created_at)
    values (${user.name}, ${user.email}, ${user.phoneNumber ?? ''}, ${user.passwordHash ?? null}, ${user.googleSub ?? null},
      ${user.emailVerified ? user.at : null}, ${user.address ?? null}, ${user.isOperator ?? false},
      ${user.language ?? null}, ${user.at})
    on conflict (lower(email)) do nothing
    returning id`)
  return row?.id
}

/** Creates a session. The token is returned once; the database stores its hash. */
export async function createToken(
  tx: Queryable,
  input: Visit & { userId: UserId; at: Date; secondFactorAt?: Date },
): Promise<string> {
  const { token, hash } = newToken()
  const device = input.device === undefined ? null : tokenHash(input.device)
  await tx.run(sql`
    insert into access_tokens (token_hash, user_id, user_agent, device_hash, created_at, last_used_at, second_factor_at)
    values (${hash}, ${input.userId}, ${input.userAgent ?? null}, ${device}, ${input.at}, ${input.at},
      ${input.secondFactorAt ?? null})`)
  return token
}

/** Creates a sign-in that waits for its code. */
export async function createWaitingSignIn(tx: Queryable, input: { userId: UserId; at: Date }): Promise<string> {
  const { token, hash } = newToken()
  await tx.run(sql`
    insert into waiting_sign_ins (token_hash, user_id, created_at, expires_at)
    values (${hash}, ${input.userId}, ${input.at}, ${new Date(input.at.getTime() + waitingLifetimeMs)})`)
  return token
}

/** Deletes a waiting sign-in; returns false if it was used or has expired. */
export const consumeWaitingSignIn = async (tx: Tx, input: { token: string; at: Date }): Promise<boolean> =>
  (await tx.run(
    sql`delete from waiting_sign_ins where token_hash = ${tokenHash(input.token)} and expires_at > ${input.at}`,
  )) > 0

export interface SecondFactorRow {
  readonly secret: Buffer | null
  readonly nextSecret: Buffer | null
  readonly nextAt: Date | null
  readonly usedStep: number
  readonly failures: number
  readonly lockedUntil: Date | null
}
export const lockSecondFactor = (tx: Tx, userId: UserId): Promise<SecondFactorRow | undefined> =>
  tx.maybe<SecondFactorRow>(sql`
    select secret, next_secret as "nextSecret", next_at as "nextAt", used_step as "usedStep", failures,
      locked_until as "lockedUntil"
    from second_factors where user_id = ${userId} for update`)

/** Stores a secret that is not confirmed yet and replaces an earlier one. */
export const savePendingSecret = (tx: Tx, next: { userId: UserId; secret: Buffer; at: Date }) =>
  tx.run(sql`
    insert into second_factors (user_id, next_secret, next_at) values (${next.userId}, ${next.secret}, ${next.at})
    on conflict (user_id) do update set next_secret = excluded.next_secret, next_at = excluded.next_at`)

/** Activates the pending secret with its first code. */
export const confirmPendingSecret = (tx: Tx, input: { userId: UserId; step: number; at: Date }) =>
  tx.run(sql`
    update second_factors set secret = next_secret, confirmed_at = ${input.at}, next_secret = null, next_at = null,
      used_step = ${input.step}, failures = 0, locked_until = null
    where user_id = ${input.userId}`)

export const spendStep = (tx: Tx, userId: UserId, step: number) =>
  tx.run(
    sql`update second_factors set used_step = ${step}, failures = 0, locked_until = null where user_id = ${userId}`,
  )

/** Marks a recovery code as used; returns false if it is unknown or was used. */
export async function spendRecoveryCode(
  tx: Tx,
  input: { userId: UserId; hashes: readonly Buffer[]; at: Date },
): Promise<boolean> {
  const spent = await tx.run(sql`
    update recovery_codes set used_at = ${input.at}
    where user_id = ${input.userId} and code_hash = any(${input.hashes}) and used_at is null`)
  if (spent > 0)
    await tx.run(sql`update second_factors set failures = 0, locked_until = null where user_id = ${input.userId}`)
  return spent > 0
}

export const saveCodeFailure = (tx: Tx, failure: { userId: UserId; failures: number; lockedUntil: Date | null }) =>
  tx.run(sql`
    update second_factors set failures = ${failure.failures}, locked_until = ${failure.lockedUntil}
    where user_id = ${failure.userId}`)

export async function replaceRecoveryCodes(tx: Tx, userId: UserId, hashes: readonly Buffer[]): Promise<void> {
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.run(sql`insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${hashes}::bytea[])`)
}

/** Marks a session as having a verified second factor. */
export const markProven = (tx: Tx, tokenId: SessionId, at: Date) =>
  tx.run(sql`update access_tokens set second_factor_at = ${at} where id = ${tokenId}`)

export const deleteWaitingSignIns = (tx: Tx, userId: UserId) =>
  tx.run(sql`delete from waiting_sign_ins where user_id = ${userId}`)

/** Deletes the second factor and clears its verification in all sessions. */
export async function deleteSecondFactor(tx: Tx, userId: UserId): Promise<void> {
  await tx.run(sql`delete from second_factors where user_id = ${userId}`)
  await deleteWaitingSignIns(tx, userId)
  await tx.run(sql`update access_tokens set second_factor_at = null where user_id = ${userId}`)
}

/** Ends what the user had open in this browser. */
export const revokeTokensOn = (tx: Tx, userId: UserId, device: string) =>
  tx.run(sql`delete from access_tokens where user_id = ${userId} and device_hash = ${tokenHash(device)}`)
export const revokeToken = (tx: Tx, tokenId: SessionId) => tx.run(sql`delete from access_tokens where id = ${tokenId}`)
export const revokeTokens = (tx: Tx, userId: UserId) => tx.run(sql`delete from access_tokens where user_id = ${userId}`)

/** Deletes one session of the user; returns false if there is none with this id. */
export const endSessionOf = async (tx: Tx, userId: UserId, tokenId: SessionId): Promise<boolean> =>
  (await tx.run(sql`delete from access_tokens where id = ${tokenId} and user_id = ${userId} and scopes is null`)) > 0
export const revokeOtherSessions = (tx: Tx, userId: UserId, currentId: SessionId) =>
  tx.run(sql`delete from access_tokens where user_id = ${userId} and id <> ${currentId} and scopes is null`)
/** Those of programs, too. */
export const revokeOtherTokens = (tx: Tx, userId: UserId, currentId: SessionId) =>
  tx.run(sql`delete from access_tokens where user_id = ${userId} and id <> ${currentId}`)

export interface LockedUser {
  readonly id: UserId
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: Language | null
  readonly photoKey: string | null
  readonly passwordHash: string | null
  readonly isWasher: boolean
  readonly googleSub: string | null
  readonly emailVerified: boolean
}
const lockedColumns = sql`id, name, language, email, phone_number as "phoneNumber", photo_key as "photoKey", password_hash as "passwordHash", is_washer as "isWasher", google_sub as "googleSub", email_verified_at is not null as "emailVerified"`

export const lockUser = (tx: Tx, userId: UserId): Promise<LockedUser> =>
  tx.one<LockedUser>(sql`select ${lockedColumns} from users where id = ${userId} for update`)

export const lockUserByGoogle = (tx: Tx, sub: string): Promise<LockedUser | undefined> =>
  tx.maybe<LockedUser>(sql`select ${lockedColumns} from users where google_sub = ${sub} for update`)

export const lockUserByEmail = (tx: Tx, email: string): Promise<LockedUser | undefined> =>
  tx.maybe<LockedUser>(sql`select ${lockedColumns} from users where lower(email) = lower(${email}) for update`)

export const isOperator = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx.one<{ is: boolean }>(sql`select is_operator as is from users where id = ${userId}`)).is

export const setAccountType = (tx: Tx, userId: UserId, isWasher: boolean) =>
  tx.run(sql`update users set is_washer = ${isWasher} where id = ${userId}`)

export const linkGoogle = (tx: Tx, link: { userId: UserId; sub: string; at: Date }) =>
  tx.run(sql`
    update users set google_sub = ${link.sub}, email_verified_at = coalesce(email_verified_at, ${link.at})
    where id = ${link.userId}`)

export const removePassword = (tx: Tx, userId: UserId) =>
  tx.run(sql`update users set password_hash = null where id = ${userId}`)

/** Sets a password without verifying the email address. */
export const changePasswordHash = (tx: Tx, userId: UserId, passwordHash: string) =>
  tx.run(sql`update users set password_hash = ${passwordHash} where id = ${userId}`)

/** Replaces the hash of a password that was checked, unless it was changed since. */
export const raisePasswordHash = (tx: Tx, userId: UserId, { from, to }: { from: string; to: string }) =>
  tx.run(sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}`)

export const setPhoto = (tx: Tx, userId: UserId, photoKey: string | null) =>
  tx.run(sql`update users set photo_key = ${photoKey} where id = ${userId}`)

/** Stores a pending address and replaces an earlier one. */
export const saveEmailChange = (tx: Tx, change: { userId: UserId; email: string; expiresAt: Date }) =>
  tx.run(sql`
    insert into email_changes (user_id, email, expires_at) values (${change.userId}, ${change.email}, ${change.expiresAt})
    on conflict (user_id) do update set email = excluded.email, expires_at = excluded.expires_at, token_hash = null`)

export const deleteEmailChange = (tx: Tx, userId: UserId) =>
  tx.run(sql`delete from email_changes where user_id = ${userId}`)

/** Creates the token of the user's pending address; undefined if there is none. */
export async function createEmailToken(
  tx: Tx,
  userId: UserId,
  at: Date,
): Promise<{ token: string; email: string; language: Language | null } | undefined> {
  const { token, hash } = newToken()
  const row = await tx.maybe<{ email: string; language: Language | null }>(sql`
    update email_changes e set token_hash = ${hash} from users u
    where e.user_id = ${userId} and e.expires_at > ${at} and u.id = e.user_id
    returning e.email, u.language`)
  return row && { token, ...row }
}

/** Deletes the user's pending address by its token and returns it; undefined if the token is unknown, used or expired. */
export async function consumeEmailChange(
  tx: Tx,
  input: { userId: UserId; token: string; at: Date },
): Promise<string | undefined> {
  const row = await tx.maybe<{ email: string }>(sql`
    delete from email_changes
    where user_id = ${input.userId} and token_hash = ${tokenHash(input.token)} and expires_at > ${input.at}
    returning email`)
  return row?.email
}

export const setEmail = (tx: Tx, change: { userId: UserId; email: string; at: Date }) =>
  tx.run(sql`update users set email = ${change.email}, email_verified_at = ${change.at} where id = ${change.userId}`)

/** Erases an account. The row stays for orders and the ledger; its email address becomes available. */
export const erasePerson = (tx: Tx, leaving: { userId: UserId; at: Date }) =>
  tx.run(sql`
    update users set name = ${deletedName}, email = ${`deleted-${leaving.userId}@washline.invalid`}, email_verified_at = null,
      phone_number = '', address = null, password_hash = null, google_sub = null, photo_key = null,
      is_washer = false, is_operator = false, deleted_at = ${leaving.at}
    where id = ${leaving.userId}`)

/** Sets a password by a mailed token, which also verifies the address. */
export const setPassword = (tx: Tx, change: { userId: UserId; passwordHash: string; at: Date }) =>
  tx.run(sql`
    update users set password_hash = ${change.passwordHash}, email_verified_at = coalesce(email_verified_at, ${change.at})
    where id = ${change.userId}`)

export interface AccountChanges {
  readonly name?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly address?: string | undefined
  readonly language?: Language | undefined
}

export async function saveAccount(tx: Tx, userId: UserId, changes: AccountChanges): Promise<void> {
  await tx.run(sql`
    update users set
      name = coalesce(${changes.name ?? null}, name),
      phone_number = coalesce(${changes.phoneNumber ?? null}, phone_number),
      address = coalesce(${changes.address ?? null}, address),
      language = coalesce(${changes.language ?? null}, language)
    where id = ${userId}`)
}

/** Creates a reset token for the account of an address; undefined if there is none. */
export async function createReset(
  tx: Tx,
  input: { email: string; at: Date },
): Promise<{ token: string; email: string; language: Language | null } | undefined> {
  const { token, hash } = newToken()
  const user = await tx.maybe<{ email: string; language: Language | null }>(sql`
    with person as (select id, email, language from users where lower(email) = lower(${input.email})),
    made as (
      insert into password_resets (token_hash, user_id, created_at, expires_at)
      select ${hash}::bytea, id, ${input.at}::timestamptz, ${new Date(input.at.getTime() + resetLifetimeMs)}::timestamptz from person
    )
    select email, language from person`)
  return user && { token, ...user }
}

/** Deletes a reset token and returns its user; undefined if it is unknown, used or expired. */
export async function consumeReset(tx: Tx, input: { token: string; at: Date }): Promise<UserId | undefined> {
  const row = await tx.maybe<{ userId: UserId }>(sql`
    delete from password_resets where token_hash = ${tokenHash(input.token)} and expires_at > ${input.at}
    returning user_id as "userId"`)
  return row?.userId
}
export const deleteResets = (tx: Tx, userId: UserId) =>
  tx.run(sql`delete from password_resets where user_id = ${userId}`)

/** Deletes expired tokens, resets, pending addresses and waiting sign-ins. */
export async function sweepExpired(tx: Tx, at: Date): Promise<void> {
  await tx.run(sql`
    delete from access_tokens t where not (${isAlive(at)}) and (renewable_until is null or renewable_until <= ${at})`)
  await tx.run(sql`delete from password_resets where expires_at <= ${at}`)
  await tx.run(sql`delete from email_changes where expires_at <= ${at}`)
  await tx.run(sql`delete from waiting_sign_ins where expires_at <= ${at}`)
}
