import type { UserId, WaitlistId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Waits for a Washer in reach, or for a zone. */
export type WaitlistKind = 'reach' | 'zone'

export interface WaitlistEntry extends Point {
  readonly id: WaitlistId
  readonly userId: UserId
  readonly address: string
  readonly createdAt: Date
  readonly kind: WaitlistKind
}

const { days, zoneDays } = market.dispatch.waitlist

/** How long an entry counts. */
export const waitlistMs = (kind: WaitlistKind): number => (kind === 'zone' ? zoneDays : days) * 86_400_000

/** Makes the entries of one person wait for each other, so that their number can be limited. */
export const lockWaitlistOf = (tx: Tx, userId: UserId): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('waitlist', ${userId}))`)

/** Inserts the entry, or renews the one of the same place. */
export const saveEntry = (
  tx: Tx,
  {
    userId,
    address,
    latitude,
    longitude,
    kind,
    at,
  }: Point & {
    userId: UserId
    address: string
    kind: WaitlistKind
    at: Date
  },
): Promise<{ readonly id: WaitlistId }> =>
  tx.one<{ id: WaitlistId }>(sql`
    insert into waitlist (user_id, address, latitude, longitude, kind, created_at)
    values (${userId}, ${address}, ${latitude}, ${longitude}, ${kind}, ${at})
    on conflict (user_id, latitude, longitude)
      do update set created_at = excluded.created_at, address = excluded.address, kind = excluded.kind
    returning id`)

export const countEntries = async (tx: Tx, userId: UserId): Promise<number> =>
  (await tx.one<{ count: number }>(sql`select count(*) as count from waitlist where user_id = ${userId}`)).count

export const deleteEntry = (tx: Tx, { id, userId }: { id: WaitlistId; userId: UserId }): Promise<number> =>
  tx.run(sql`delete from waitlist where id = ${id} and user_id = ${userId}`)

export const deleteEndedEntries = (tx: Tx, now: Date): Promise<number> =>
  tx.run(sql`
    delete from waitlist where (kind = 'reach' and created_at <= ${new Date(now.getTime() - waitlistMs('reach'))})
      or (kind = 'zone' and created_at <= ${new Date(now.getTime() - waitlistMs('zone'))})`)

/** The entry, locked; undefined if it is gone or another process works on it. */
export const lockEntry = (tx: Tx, id: WaitlistId): Promise<WaitlistEntry | undefined> =>
  tx.maybe<WaitlistEntry>(sql`
    select id, user_id as "userId", address, latitude, longitude, created_at as "createdAt", kind
    from waitlist where id = ${id} for update skip locked`)
