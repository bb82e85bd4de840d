import type { OrderId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Rewash } from '../rules/rewash-pay.ts'

/** Undefined for an order that is no second wash. */
export const rewashOf = (q: Queryable, orderId: OrderId): Promise<Rewash | undefined> =>
  q.maybe<Rewash>(sql`
    select washer_id as "washerId", is_washer_liable as "isWasherLiable", pay_minor as "payMinor"
    from order_rewashes where order_id = ${orderId}`)

export const insertRewash = (
  tx: Tx,
  rewash: Rewash & { orderId: OrderId; firstOrderId: OrderId; asksSameWasher: boolean },
): Promise<number> =>
  tx.run(sql`
    insert into order_rewashes (order_id, first_order_id, washer_id, asks_same_washer, is_washer_liable, pay_minor)
    values (${rewash.orderId}, ${rewash.firstOrderId}, ${rewash.washerId}, ${rewash.asksSameWasher}, ${rewash.isWasherLiable},
      ${rewash.payMinor})`)

/** Declared values of the items that are washed again, with the id of the same item in the new order. */
export const copyDeclared = (
  tx: Tx,
  {
    orderId,
    firstOrderId,
    items,
    at,
  }: {
    orderId: OrderId
    firstOrderId: OrderId
    items: readonly { readonly from: number; readonly to: number; readonly quantity: number }[]
    at: Date
  },
): Promise<number> =>
  tx.run(sql`
    insert into order_declared_items (order_id, item_id, name, value_minor, declared_at)
    select ${orderId}, d.item, d.name, d.value_minor, ${at}
    from (
      select x."to" as item, d.name, d.value_minor, x.quantity,
        row_number() over (partition by d.item_id order by d.value_minor desc) as n
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x("from" bigint, "to" bigint, quantity int)
      join order_declared_items d on d.item_id = x."from" and d.order_id = ${firstOrderId}
    ) d where d.n <= d.quantity`)
