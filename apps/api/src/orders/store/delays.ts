import type { OrderId } from '@washline/contract/ids'
import type { Deadline } from '@washline/contract/orders/deadlines'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Delay {
  readonly orderId: OrderId
  readonly deadline: Deadline
  readonly acceptedAt: Date
  readonly dueAt: Date
  readonly at: Date
}

/** Inserts a missed deadline. False if it was inserted before. */
export const insertDelay = async (tx: Tx, delay: Delay): Promise<boolean> => {
  const inserted = await tx.run(sql`
    insert into order_delays (order_id, deadline, accepted_at, due_at, at)
    values (${delay.orderId}, ${delay.deadline}, ${delay.acceptedAt}, ${delay.dueAt}, ${delay.at})
    on conflict do nothing`)
  return inserted === 1
}

/** Marks the promise of an order that is not delivered as missed. */
export const savePromiseMissed = (tx: Tx, orderId: OrderId): Promise<number> =>
  tx.run(
    sql`update orders set promise_kept = false, version = version + 1 where id = ${orderId} and promise_kept is null`,
  )
