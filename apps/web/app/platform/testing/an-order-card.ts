import { toOrderId, toUserId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import type { OrderSummary } from '@washline/contract/orders/summary'

/** A running order in a customer's list, for tests. */
export const anOrderCard = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: toOrderId(100_482),
  status: 'in_progress',
  item_count: 13,
  estimated_value: toMajor(minor(3_700)),
  total: toMajor(minor(4_270)),
  created_at: '2026-11-20T12:31:00.000Z',
  pickup_time: null,
  picked_up_at: null,
  laundry_completed_at: null,
  pickup_location: null,
  user: { name: 'Mei Tan' },
  provider: { user_id: toUserId(100_002), name: 'Noor Wahid', provider: { business_name: 'Noor’s Wash Room' } },
  net_pay: null,
  ...changes,
})
