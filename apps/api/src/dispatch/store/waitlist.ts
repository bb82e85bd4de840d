import type { UserId, WaitlistId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface WaitlistEntry extends Point {
  readonly id: WaitlistId
  readonly userId: UserId
  readonly address: string
  readonly createdAt: Date
}

/** Makes the entries of one person wait for each other, so that their number can be limited. */
export const lockWaitlistOf = (tx: Tx, userId: UserId): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('waitlist', ${userId}))`)

/** Inserts the entry, or renews the one of the same place. */
export const saveEntry = (
  tx: Tx,
  { userId, address, latitude, longitude, at }: Point & { userId: UserId; address: string; at: Date },
): Promise<{ readonly id: WaitlistId }> =>
  tx.one<{ id: WaitlistId }>(sql`
    insert into waitlist (user_id, address, latitude, longitude, created_at)
    values (${userId}, ${address}, ${latitude}, ${longitude}, ${at})
    on conflict (user_id, latitude, longitude) do update set created_at = excluded.created_at, address = excluded.address
    returning id`)

export const countEntries = async (tx: Tx, userId: UserId): Promise<number> =>
  (await tx.one<{ count: number }>(sql`select count(*) as count from waitlist where user_id = ${userId}`)).count

export const deleteEntry = (tx: Tx, { id, userId }: { id: WaitlistId; userId: UserId }): Promise<number> =>
  tx.run(sql`delete from waitlist where id = ${id} and user_id = ${userId}`)

export const deleteEntriesBefore = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from waitlist where created_at <= ${before}`)

/** The entry, locked; undefined if it is gone or another process works on it. */
export const lockEntry = (tx: Tx, id: WaitlistId): Promise<WaitlistEntry | undefined> =>
  tx.maybe<WaitlistEntry>(sql`
    select id, user_id as "userId", address, latitude, longitude, created_at as "createdAt"
    from waitlist where id = ${id} for update skip locked`)
