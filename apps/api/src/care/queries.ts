import type { CareKey, CareWishes } from '@washline/contract/care/schemas'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

/** What a person has said about their laundry; nothing where they never did. */
export const preferencesOf = async (q: Queryable, userId: number): Promise<CareWishes | undefined> =>
  (await q.maybe<{ wishes: CareWishes }>(sql`select wishes from care_preferences where user_id = ${userId}`))?.wishes

export interface CareRow {
  readonly status: OrderStatus
  readonly customerId: number
  readonly washerId: number | null
  /** The order's own, where it has some. */
  readonly wishes: CareWishes | null
  /** Its customer's, where there are some. */
  readonly preferences: CareWishes | null
  readonly ticked: readonly CareKey[]
  readonly tickedAt: Date | null
}

const careColumns = sql`
  o.status, o.customer_id as "customerId", o.washer_id as "washerId", c.wishes, p.wishes as preferences,
  coalesce(c.ticked, '{}') as ticked, c.ticked_at as "tickedAt"`
const careTables = sql`
  orders o left join order_care c on c.order_id = o.id left join care_preferences p on p.user_id = o.customer_id`

/** The wishes of an order, for one of its two people. */
export const careOfOrder = (q: Queryable, orderId: number, userId: number): Promise<CareRow | undefined> =>
  q.maybe<CareRow>(sql`
    select ${careColumns} from ${careTables}
    where o.id = ${orderId} and ${userId}::bigint in (o.customer_id, o.washer_id)`)

/** The same, with the order held as it is until the transaction ends. */
export const lockCareOfOrder = (q: Queryable, orderId: number, userId: number): Promise<CareRow | undefined> =>
  q.maybe<CareRow>(sql`
    select ${careColumns} from ${careTables}
    where o.id = ${orderId} and ${userId}::bigint in (o.customer_id, o.washer_id) for no key update of o`)
