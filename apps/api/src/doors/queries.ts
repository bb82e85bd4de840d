import type { DoorStage } from '@washline/contract/doors/rules'
import type { DoorCaseId, OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { ConsoleCaseRow, DoorCaseRow, DoorOrder } from './rules/door-case.ts'
import type { WasherPosition } from './rules/is-at-door.ts'
import { caseColumns } from './store.ts'

/** The last stored position of a Washer, with its distance from an order's door. */
export const positionAtDoor = (q: Queryable, orderId: OrderId): Promise<WasherPosition | undefined> =>
  q.maybe<WasherPosition>(sql`
    select * from (
      select w.last_latitude as latitude, w.last_longitude as longitude, w.last_position_at as at,
        great_circle_m(w.last_latitude, w.last_longitude, o.pickup_latitude, o.pickup_longitude) as "distanceM"
      from orders o join order_washers w on w.user_id = o.washer_id where o.id = ${orderId}
    ) p where latitude is not null and longitude is not null and at is not null and "distanceM" is not null`)

export const orderOfCase = (q: Queryable, id: DoorCaseId): Promise<{ orderId: OrderId } | undefined> =>
  q.maybe(sql`select order_id as "orderId" from door_cases where id = ${id}`)

const feesOf = (d: { customerId: Sql; washerId: Sql; before: Sql; except: Sql }) => sql`
  (select count(*)::int from door_cases e
    where e.customer_id = ${d.customerId} and e.washer_id = ${d.washerId} and e.fee_minor > 0 and e.id <> ${d.except}
      and e.closed_at > ${d.before} - ${market.door.repeats.days} * interval '1 day' and e.answer is distinct from 'no_fee')`

/** How often a fee was due between the same two people within the published time. */
export const feesBefore = async (q: Queryable, row: DoorCaseRow, at: Date): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
      select ${feesOf({ customerId: sql`${row.customerId}`, washerId: sql`${row.washerId}`, before: sql`${at}::timestamptz`, except: sql`${row.id}` })} as count`)
  ).count

/** Where the customer allows the laundry to be left; an empty text has withdrawn it. */
export const safeSpotOf = async (q: Queryable, orderId: OrderId): Promise<string | null> =>
  (
    await q.maybe<{ spot: string | null }>(sql`
      select spot from door_requests where order_id = ${orderId} and kind = 'safe_spot' order by id desc limit 1`)
  )?.spot || null

/** How often the customer of an order has asked for more time, or for another door, at a stage. */
export const requestsOf = async (
  q: Queryable,
  orderId: OrderId,
  of: { stage: DoorStage; kind: 'coming' | 'moved' },
): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
      select count(*)::int as count from door_requests
      where order_id = ${orderId} and stage = ${of.stage} and kind = ${of.kind}`)
  ).count

/** The door of an order that was placed. */
export const doorOf = (q: Queryable, orderId: OrderId): Promise<Point> =>
  q.one<Point>(sql`
    select pickup_latitude as latitude, pickup_longitude as longitude from orders
    where id = ${orderId} and pickup_latitude is not null and pickup_longitude is not null`)

/** An order, for its customer and its Washer. */
export const doorOrder = (q: Queryable, orderId: OrderId, userId: UserId): Promise<DoorOrder | undefined> =>
  q.maybe<DoorOrder>(sql`
    select status, laundry_completed_at is not null as "laundryCompleted", customer_id = ${userId} as "isCustomer" from orders
    where id = ${orderId} and ${userId} in (customer_id, washer_id)`)

const mostCases = 20

/** The cases of an order, newest first; a Washer sees their own. */
export const casesOf = (q: Queryable, orderId: OrderId, userId: UserId): Promise<DoorCaseRow[]> =>
  q.all<DoorCaseRow>(sql`
    select ${caseColumns} from door_cases d
    where d.order_id = ${orderId} and ${userId} in (d.customer_id, d.washer_id) order by d.id desc limit ${mostCases}`)

const needsPerson = sql`(d.answered_at is null and (d.is_for_person or d.appealed_at is not null))`

const consoleCases = sql`
  select ${caseColumns}, c.name as "customerName", w.name as "washerName", ${needsPerson} as "isOpen",
    ${feesOf({ customerId: sql`d.customer_id`, washerId: sql`d.washer_id`, before: sql`d.opened_at`, except: sql`d.id` })} as "feesBefore"
  from door_cases d join people c on c.id = d.customer_id join people w on w.id = d.washer_id`

/** The operators' list: what waits for a person first, then the others; each newest first. */
export const consoleCasePage = (
  q: Queryable,
  page: { readonly after: { readonly isOpen: boolean; readonly id: number } | undefined; readonly limit: number },
): Promise<ConsoleCaseRow[]> =>
  q.all<ConsoleCaseRow>(sql`
    ${consoleCases} where (${needsPerson}::int, d.id) < (${page.after ? Number(page.after.isOpen) : 2}::int, ${page.after?.id ?? 0}::bigint)
    order by ${needsPerson}::int desc, d.id desc limit ${page.limit}`)

export const consoleCase = (q: Queryable, id: DoorCaseId): Promise<ConsoleCaseRow | undefined> =>
  q.maybe<ConsoleCaseRow>(sql`${consoleCases} where d.id = ${id}`)

/** What the cancellation of an order cost. */
export const cancelFeeOf = async (q: Queryable, orderId: OrderId): Promise<Minor> =>
  (await q.one<{ feeMinor: Minor }>(sql`select cancel_fee_minor as "feeMinor" from orders where id = ${orderId}`))
    .feeMinor
