import type { OrderStatus } from '@washline/contract/orders/process'
import { expect, it } from 'vitest'
import { openOrderLabel } from './open-order-label.ts'

const labels: Record<OrderStatus, string> = {
  draft: 'Continue',
  pending: 'Track Order',
  accepted: 'Track Order',
  picked_up: 'Track Order',
  in_progress: 'Track Order',
  delivered: 'Check and confirm',
  completed: 'Details',
  cancelled: 'Details',
}
const each = Object.entries(labels) as [OrderStatus, string][]

it.each(each)('leads a customer from an order that is %s by “%s”', (status, label) =>
  expect(openOrderLabel(status)).toBe(label),
)

it('lets a Washer follow an order whose count is the customer’s', () =>
  expect(openOrderLabel('delivered', false)).toBe('Track Order'))
