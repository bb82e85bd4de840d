import type { ExtensionId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface ExtensionRow {
  readonly id: ExtensionId
  readonly name: string
  readonly title: string
  readonly location: string
  readonly events: string[]
  readonly gateways: string[]
  readonly offReason: string | null
  readonly offAt: Date | null
  readonly offBy: UserId | null
  readonly failures: number
}

export const extensionColumns = sql`id, name, title, location, events, gateways, off_reason as "offReason", off_at as "offAt",
  off_by as "offBy", failures`

export const extensionRows = (q: Queryable): Promise<ExtensionRow[]> =>
  q.all(sql`select ${extensionColumns} from extensions order by id`)

export interface EventCounts {
  readonly id: ExtensionId
  readonly waiting: number
  readonly givenUp: number
}

export const eventCounts = (q: Queryable): Promise<EventCounts[]> =>
  q.all(sql`
    select extension_id as id, count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is not null)::int as "givenUp"
    from extension_events group by extension_id`)

export const readDocument = (q: Queryable, id: ExtensionId, key: string): Promise<{ value: unknown } | undefined> =>
  q.maybe(sql`select value from extension_data where extension_id = ${id} and key = ${key}`)

export const listDocuments = (
  q: Queryable,
  id: ExtensionId,
  page: { readonly prefix: string; readonly after: string; readonly limit: number },
): Promise<{ key: string; value: unknown }[]> =>
  q.all(sql`
    select key, value from extension_data
    where extension_id = ${id} and starts_with(key, ${page.prefix}) and key > ${page.after}
    order by key limit ${page.limit}`)

export const countDocuments = (q: Queryable, id: ExtensionId): Promise<{ documents: number }> =>
  q.one(sql`select count(*)::int as documents from extension_data where extension_id = ${id}`)

export interface SettingsRow {
  readonly version: number
  readonly settings: unknown
  readonly by: UserId
  readonly byName: string
  readonly reason: string
  readonly at: Date
}

export const currentSettings = (q: Queryable, id: ExtensionId): Promise<SettingsRow | undefined> =>
  q.maybe(sql`
    select s.version, s.settings, s.changed_by as by, p.name as "byName", s.reason, s.at
    from extension_settings s join people p on p.id = s.changed_by
    where s.extension_id = ${id} order by s.version desc limit 1`)

export interface Consent {
  readonly mostMinor: Minor
  readonly monthMinor: Minor
}

export const consentOf = (q: Queryable, id: ExtensionId, userId: UserId): Promise<Consent | undefined> =>
  q.maybe(sql`
    select most_minor as "mostMinor", month_minor as "monthMinor" from extension_consents
    where extension_id = ${id} and user_id = ${userId} and withdrawn_at is null`)

export const consentsOfPerson = (
  q: Queryable,
  userId: UserId,
): Promise<
  {
    name: string
    title: string
    mostMinor: Minor
    monthMinor: Minor
    takenMinor: Minor
    month: string
    givenAt: Date
  }[]
> =>
  q.all(sql`
    select e.name, e.title, c.most_minor as "mostMinor", c.month_minor as "monthMinor", c.taken_minor as "takenMinor",
      c.month::text as month, c.given_at as "givenAt"
    from extension_consents c join extensions e on e.id = c.extension_id
    where c.user_id = ${userId} and c.withdrawn_at is null order by e.name`)

export interface OrderRow {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly agreedMinor: Minor
}

export const findOrder = (q: Queryable, id: OrderId): Promise<OrderRow | undefined> =>
  q.maybe(sql`
    select id, status, customer_id as "customerId", washer_id as "washerId", agreed_minor as "agreedMinor"
    from orders where id = ${id}`)

/** Whether a transfer of this id exists. */
export const findTransfer = (q: Queryable, id: string): Promise<{ state: string } | undefined> =>
  q.maybe(sql`select state from ledger_transfers where id = ${id}`)
