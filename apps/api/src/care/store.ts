import type { CareLabel } from '@washline/contract/care/label-schemas'
import { type CareInstructions, type CareKey, usualCare } from '@washline/contract/care/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

export const savePreferences = (tx: Tx, userId: UserId, instructions: CareInstructions, at: Date): Promise<number> =>
  tx.run(sql`
    insert into care_preferences (user_id, instructions, updated_at) values (${userId}, ${JSON.stringify(instructions)}::jsonb, ${at})
    on conflict (user_id) do update set instructions = excluded.instructions, updated_at = excluded.updated_at`)

export interface NewOrderCare {
  readonly instructions: CareInstructions
  readonly labels: readonly CareLabel[]
}

export const saveOrderInstructions = (
  tx: Tx,
  orderId: OrderId,
  { instructions, labels }: NewOrderCare,
): Promise<number> =>
  tx.run(sql`
    insert into order_care (order_id, instructions, labels)
    values (${orderId}, ${JSON.stringify(instructions)}::jsonb, ${JSON.stringify(labels)}::jsonb)
    on conflict (order_id) do update set instructions = excluded.instructions, labels = excluded.labels`)

interface OfCustomer {
  readonly orderId: OrderId
  readonly customerId: UserId
}

/** An order that has no instructions yet gets its customer's preferences, or the usual care. */
const fixed = ({ orderId, customerId }: OfCustomer): Sql => sql`
    insert into order_care (order_id, instructions)
    select ${orderId}::bigint, coalesce(
      (select instructions from care_preferences where user_id = ${customerId}), ${JSON.stringify(usualCare)}::jsonb)
    on conflict (order_id) do nothing`

export const fixOrderInstructions = (tx: Tx, order: OfCustomer): Promise<number> => tx.run(fixed(order))

/** The same with the commit. */
export const fixOrderInstructionsLast = (tx: Tx, order: OfCustomer): void => tx.runLast(() => fixed(order))

export const copyOrderInstructions = (tx: Tx, fromId: OrderId, toId: OrderId): Promise<number> =>
  tx.run(sql`
    insert into order_care (order_id, instructions, labels)
    select ${toId}::bigint, instructions, labels from order_care where order_id = ${fromId}
    on conflict (order_id) do nothing`)

export const saveTicks = (tx: Tx, orderId: OrderId, ticked: readonly CareKey[], at: Date): Promise<number> =>
  tx.run(sql`update order_care set ticked = ${ticked}::text[], ticked_at = ${at} where order_id = ${orderId}`)
