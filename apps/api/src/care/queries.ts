import { type CareLabel, orderLabels } from '@washline/contract/care/label-schemas'
import type { CareInstructions, CareKey } from '@washline/contract/care/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

/** A user's saved care preferences; undefined if they never saved any. */
export const preferencesOf = async (q: Queryable, userId: UserId): Promise<CareInstructions | undefined> =>
  (
    await q.maybe<{ instructions: CareInstructions }>(
      sql`select instructions from care_preferences where user_id = ${userId}`,
    )
  )?.instructions

export interface CareRow {
  readonly status: OrderStatus
  readonly customerId: UserId
  readonly washerId: UserId | null
  /** Saved for this order; null if there are none. */
  readonly instructions: CareInstructions | null
  /** The customer's saved preferences; null if there are none. */
  readonly preferences: CareInstructions | null
  readonly ticked: readonly CareKey[]
  readonly tickedAt: Date | null
  /** Of pieces of the order. */
  readonly labels: readonly CareLabel[]
}

const careColumns = sql`
  o.status, o.customer_id as "customerId", o.washer_id as "washerId", c.instructions, p.instructions as preferences,
  coalesce(c.ticked, '{}') as ticked, c.ticked_at as "tickedAt", coalesce(c.labels, '[]') as labels`
const careTables = sql`
  orders o left join order_care c on c.order_id = o.id left join care_preferences p on p.user_id = o.customer_id`

type StoredCare = Omit<CareRow, 'labels'> & { readonly labels: unknown }
const careOf = (row: StoredCare | undefined): CareRow | undefined =>
  row && { ...row, labels: orderLabels.parse(row.labels) }

/** The care instructions of an order, for its customer or its Washer. */
export const careOfOrder = async (q: Queryable, orderId: OrderId, userId: UserId): Promise<CareRow | undefined> =>
  careOf(
    await q.maybe<StoredCare>(sql`
    select ${careColumns} from ${careTables}
    where o.id = ${orderId} and ${userId}::bigint in (o.customer_id, o.washer_id)`),
  )

/** The same, with the order's row locked. */
export const lockCareOfOrder = async (q: Queryable, orderId: OrderId, userId: UserId): Promise<CareRow | undefined> =>
  careOf(
    await q.maybe<StoredCare>(sql`
    select ${careColumns} from ${careTables}
    where o.id = ${orderId} and ${userId}::bigint in (o.customer_id, o.washer_id) for no key update of o`),
  )
