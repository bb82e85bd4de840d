import type { ExtensionId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { type ExtensionRow, extensionColumns } from './queries.ts'

/** The description of an extension, as it was loaded. */
export const upsertExtension = (
  q: Queryable,
  row: {
    readonly name: string
    readonly title: string
    readonly location: string
    readonly events: readonly string[]
    readonly gateways: readonly string[]
    readonly at: Date
  },
): Promise<ExtensionRow> =>
  q.one(sql`
    insert into extensions (name, title, location, events, gateways, first_seen_at)
    values (${row.name}, ${row.title}, ${row.location}, ${row.events}, ${row.gateways}, ${row.at})
    on conflict (name) do update set title = excluded.title, location = excluded.location, events = excluded.events,
      gateways = excluded.gateways
    returning ${extensionColumns}`)

/** Switches off what is on, with the reason; 0 where it was off already. */
export const switchOff = (
  q: Queryable,
  id: ExtensionId,
  off: { readonly reason: string; readonly by: UserId | null; readonly at: Date },
): Promise<number> =>
  q.run(sql`
    update extensions set off_reason = ${off.reason}, off_at = ${off.at}, off_by = ${off.by}
    where id = ${id} and off_reason is null`)

export const switchOn = (q: Queryable, id: ExtensionId): Promise<number> =>
  q.run(sql`
    update extensions set off_reason = null, off_at = null, off_by = null, failures = 0
    where id = ${id} and off_reason is not null`)

/** Counts a call that failed; returns how many have failed one after the other. */
export const countFailure = (q: Queryable, id: ExtensionId): Promise<{ failures: number }> =>
  q.one(sql`update extensions set failures = failures + 1 where id = ${id} returning failures`)

export const forgetFailures = (q: Queryable, id: ExtensionId): Promise<number> =>
  q.run(sql`update extensions set failures = 0 where id = ${id} and failures > 0`)

export interface NewEvent {
  readonly name: string
  readonly orderId: OrderId | null
  readonly payload: object
  readonly at: Date
}

/** One row for each extension that handles the event. */
export const insertEvents = (tx: Tx, extensions: readonly ExtensionId[], event: NewEvent): Promise<number> =>
  tx.run(sql`
    insert into extension_events (extension_id, name, order_id, payload, at, next_at)
    select id, ${event.name}, ${event.orderId}::bigint, ${JSON.stringify(event.payload)}::jsonb, ${event.at}::timestamptz, ${event.at}::timestamptz
    from unnest(${extensions}::bigint[]) id`)

export interface LeasedEvent {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  readonly at: Date
  readonly attempts: number
}

/** Takes due events for a while: of each order the oldest only, and none while that one is being handled. */
export const leaseEvents = (
  q: Queryable,
  id: ExtensionId,
  lease: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<LeasedEvent[]> =>
  q.all(sql`
    update extension_events e set leased_until = ${lease.until}, attempts = e.attempts + 1
    from (
      select h.id from extension_events h
      where h.extension_id = ${id} and h.given_up_at is null and h.next_at <= ${lease.now}
        and (h.leased_until is null or h.leased_until < ${lease.now})
        and not exists (
          select from extension_events b
          where b.extension_id = h.extension_id and b.order_id = h.order_id and b.given_up_at is null and b.id < h.id)
      order by h.id limit ${lease.most} for update skip locked
    ) due
    where e.id = due.id
    returning e.id, e.name, e.payload, e.at, e.attempts`)

export const deleteEvent = (q: Queryable, eventId: number): Promise<number> =>
  q.run(sql`delete from extension_events where id = ${eventId}`)

/** The event is tried again then; without a time it is given up. */
export const putBackEvent = (
  q: Queryable,
  eventId: number,
  back: { readonly again: Date | undefined; readonly error: string; readonly at: Date },
): Promise<number> =>
  q.run(sql`
    update extension_events set leased_until = null, last_error = ${back.error}, next_at = coalesce(${back.again ?? null}::timestamptz, next_at),
      given_up_at = case when ${back.again ?? null}::timestamptz is null then ${back.at}::timestamptz end
    where id = ${eventId}`)

/** What was given up so long ago, and what nobody has fetched since then. */
export const sweepEvents = (q: Queryable, before: Date): Promise<number> =>
  q.run(sql`delete from extension_events where given_up_at < ${before} or (given_up_at is null and at < ${before})`)

export const writeDocument = (q: Queryable, id: ExtensionId, key: string, json: string, at: Date): Promise<number> =>
  q.run(sql`
    insert into extension_data (extension_id, key, value, updated_at) values (${id}, ${key}, ${json}::jsonb, ${at})
    on conflict (extension_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`)

/** Writes a document if its key is free; 0 where it is not. */
export const addDocument = (q: Queryable, id: ExtensionId, key: string, json: string, at: Date): Promise<number> =>
  q.run(sql`
    insert into extension_data (extension_id, key, value, updated_at) values (${id}, ${key}, ${json}::jsonb, ${at})
    on conflict (extension_id, key) do nothing`)

export const deleteDocument = (q: Queryable, id: ExtensionId, key: string): Promise<number> =>
  q.run(sql`delete from extension_data where extension_id = ${id} and key = ${key}`)

/** Adds a version of the settings; 0 where somebody else has. */
export const insertSettings = (
  tx: Tx,
  row: {
    readonly extensionId: ExtensionId
    readonly version: number
    readonly settings: object
    readonly by: UserId
    readonly reason: string
    readonly at: Date
  },
): Promise<number> =>
  tx.run(sql`
    insert into extension_settings (extension_id, version, settings, changed_by, reason, at)
    values (${row.extensionId}, ${row.version}, ${JSON.stringify(row.settings)}::jsonb, ${row.by}, ${row.reason}, ${row.at})
    on conflict (extension_id, version) do nothing`)

export const upsertConsent = (
  q: Queryable,
  row: {
    readonly extensionId: ExtensionId
    readonly userId: UserId
    readonly mostMinor: Minor
    readonly monthMinor: Minor
    readonly month: string
    readonly at: Date
  },
): Promise<number> =>
  q.run(sql`
    insert into extension_consents (extension_id, user_id, most_minor, month_minor, given_at, month)
    values (${row.extensionId}, ${row.userId}, ${row.mostMinor}, ${row.monthMinor}, ${row.at}, ${row.month}::date)
    on conflict (extension_id, user_id) do update set most_minor = excluded.most_minor, month_minor = excluded.month_minor,
      given_at = excluded.given_at, withdrawn_at = null`)

export const endConsent = (q: Queryable, id: ExtensionId, userId: UserId, at: Date): Promise<number> =>
  q.run(sql`
    update extension_consents set withdrawn_at = ${at}
    where extension_id = ${id} and user_id = ${userId} and withdrawn_at is null`)

export const lockConsent = (
  tx: Tx,
  id: ExtensionId,
  userId: UserId,
): Promise<{ mostMinor: Minor; monthMinor: Minor; month: string; takenMinor: Minor } | undefined> =>
  tx.maybe(sql`
    select most_minor as "mostMinor", month_minor as "monthMinor", month::text as month, taken_minor as "takenMinor"
    from extension_consents where extension_id = ${id} and user_id = ${userId} and withdrawn_at is null for update`)

export const saveTaken = (
  tx: Tx,
  id: ExtensionId,
  userId: UserId,
  taken: { readonly month: string; readonly takenMinor: Minor },
): Promise<number> =>
  tx.run(sql`
    update extension_consents set month = ${taken.month}::date, taken_minor = ${taken.takenMinor}
    where extension_id = ${id} and user_id = ${userId}`)
