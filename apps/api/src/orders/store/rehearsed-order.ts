import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { draftStatus } from '@washline/contract/orders/process'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Price } from '../rules/price-order.ts'

export interface RehearsedOrder {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly price: Price
  readonly catalogueVersion: number
  readonly coverageMinor: Minor
  readonly at: Date
}

/** A draft under a number of its own: a rehearsal takes none of those that orders get. */
export const insertRehearsed = (tx: Tx, order: RehearsedOrder): Promise<number> =>
  tx.run(sql`
    insert into orders (id, customer_id, status, version, item_count, value_minor, service_fee_minor, total_minor, catalogue_version,
      coverage_minor, created_at) overriding system value
    values (${order.orderId}, ${order.customerId}, ${draftStatus}, 1, 1, ${order.price.valueMinor}, ${order.price.serviceFeeMinor},
      ${order.price.totalMinor}, ${order.catalogueVersion}, ${order.coverageMinor}, ${order.at})`)
