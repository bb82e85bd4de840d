import { toItemId, toOrderId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import type { Order, WasherOfOrder } from '@washline/contract/orders/schemas'
import { aCustomer, aWasher } from './people.ts'

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

/** The Washer of an order, for tests: the one of `aWasher`. */
export const aWasherOfOrder = (changes: Partial<WasherOfOrder> = {}): WasherOfOrder => ({
  user_id: aWasher().id,
  name: 'Noor Wahid',
  rating: 4.8,
  rating_count: 12,
  position: null,
  reason: 'Nearest free machine',
  provider: {
    id: aWasher().id,
    business_name: 'Noor’s Wash Room',
    address: {
      street: '18 Linden Street',
      city: 'Kuala Lumpur',
      state: 'Wilayah Persekutuan',
      postal_code: '50000',
      latitude: 3.1478,
      longitude: 101.7117,
    },
  },
  ...changes,
})

/** A pending order of `aCustomer`, for tests. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: toOrderId(100_482),
  status: 'pending',
  items: [
    {
      id: toItemId(1),
      name: 'T-shirt',
      category: 'tops',
      quantity: 4,
      unit_price: toMajor(minor(250)),
      total_price: toMajor(minor(1_000)),
      confidence: 0.9,
      needs_review: false,
      boxes: [],
    },
    {
      id: toItemId(2),
      name: 'Jeans',
      category: 'bottoms',
      quantity: 1,
      unit_price: toMajor(minor(500)),
      total_price: toMajor(minor(500)),
      confidence: 0.8,
      needs_review: false,
      boxes: [],
    },
  ],
  declared_items: [],
  item_count: 5,
  estimated_value: toMajor(minor(1_500)),
  service_fee: toMajor(minor(200)),
  coverage_fee: toMajor(minor(0)),
  coverage: toMajor(minor(50_000)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(1_700)),
  load_type: 'light',
  special_instructions: null,
  pickup_location: { address: '4 Harbour Walk, Kuala Lumpur', latitude: 3.15, longitude: 101.71 },
  pickup_time: at(-10),
  scanned_image_url: null,
  provider_edited: false,
  adjustment: null,
  user: { id: aCustomer().id, name: aCustomer().name },
  provider: null,
  net_pay: null,
  card: { brand: 'visa', last4: '4242' },
  promise_kept: null,
  created_at: at(2),
  placed_at: at(1),
  accepted_at: null,
  picked_up_at: null,
  laundry_completed_at: null,
  delivered_at: null,
  completed_at: null,
  cancelled_at: null,
  cancel_fee_minor: minor(0),
  ...changes,
})

/** The same order after a Washer has accepted it. */
export const anAcceptedOrder = (changes: Partial<Order> = {}): Order =>
  anOrder({ status: 'accepted', provider: aWasherOfOrder(), accepted_at: at(1), ...changes })
