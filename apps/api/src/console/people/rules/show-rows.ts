import type { ConsoleOrderRow, ConsolePersonRow } from '@washline/contract/console/schemas'
import type { OrderId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import { maybeNamedWire, type Named, namedWire, timeWire } from '../../rules/wire-fields.ts'

export const orderRowWire = (row: {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly customer: Named
  readonly washer: Named | null
  readonly placedAt: Date | null
}): ConsoleOrderRow => ({
  id: row.id,
  status: row.status,
  customer: namedWire(row.customer),
  washer: maybeNamedWire(row.washer),
  placed_at: timeWire(row.placedAt),
})

export interface PersonRow extends Named {
  readonly email: string
  readonly isWasher: boolean
  readonly isOperator: boolean
  readonly createdAt: Date
}

export const personRowWire = (row: PersonRow): ConsolePersonRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  is_washer: row.isWasher,
  is_operator: row.isOperator,
  created_at: row.createdAt.toISOString(),
})
