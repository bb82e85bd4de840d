import type { OrderId, UserId } from '@washline/contract/ids'
import { cancelOrder, confirmCompletion, moveWasherOrder } from '@washline/contract/orders/endpoints'
import { endedStatuses, movesFor, type OrderStatus } from '@washline/contract/orders/process'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { DemoPerson } from './join-market.ts'

interface InterruptedLoad {
  readonly id: OrderId
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly status: OrderStatus
}

/** Brings orders to an end that a load left in the middle: called off before pickup, carried through after it. */
export async function finishInterruptedLoad(db: Database, people: readonly DemoPerson[]): Promise<void> {
  const clientOf = (userId: UserId | null) => {
    const client = people.find((person) => person.userId === userId)?.client
    if (!client) throw new Error(`demo data: no demo person is user ${userId}`)
    return client
  }
  const orders = await db.all<InterruptedLoad>(sql`
    select id, customer_id as "customerId", washer_id as "washerId", status from orders
    where status <> all(${endedStatuses}::text[]) and customer_id = any(${people.map((person) => person.userId)})
    order by id`)
  for (const { id, customerId, washerId, status } of orders) {
    const customer = clientOf(customerId)
    if (movesFor(status, 'customer').includes('cancel')) {
      await customer.call(cancelOrder, { params: { id } })
      continue
    }
    const left = (['in_progress', 'delivered'] as const).slice(
      ['picked_up', 'in_progress', 'delivered'].indexOf(status),
    )
    for (const action of left)
      await clientOf(washerId).call(moveWasherOrder, { params: { id: id }, body: { order_id: id, action } })
    await customer.call(confirmCompletion, {
      params: { id: id },
      body: { order_id: id, status: 'completed' },
    })
  }
}
