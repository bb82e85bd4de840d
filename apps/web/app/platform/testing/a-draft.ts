import { toItemId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import type { Item, Order } from '@washline/contract/orders/schemas'

/** A picture that needs no server. */
export const aPhotoUrl =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="tan"/></svg>'

/** An item of a scan, for tests. */
export const anItem = (changes: Partial<Item> = {}): Item => ({
  id: toItemId(100_101),
  name: 'T-shirt',
  category: 'tops',
  quantity: 2,
  unit_price: toMajor(minor(250)),
  total_price: toMajor(minor(500)),
  confidence: 0.9,
  needs_review: false,
  boxes: [[0.1, 0.1, 0.2, 0.3]],
  ...changes,
})

/** A draft of the customer's, for tests. */
export const aDraft = (changes: Partial<Order> = {}): Order => ({
  id: toOrderId(100_001),
  status: 'draft',
  items: [
    anItem(),
    anItem({
      id: toItemId(100_102),
      name: 'Jeans',
      category: 'bottoms',
      quantity: 1,
      unit_price: toMajor(minor(500)),
      total_price: toMajor(minor(500)),
    }),
  ],
  declared_items: [],
  item_count: 3,
  estimated_value: toMajor(minor(1_000)),
  service_fee: toMajor(minor(200)),
  coverage_fee: toMajor(minor(0)),
  coverage: toMajor(minor(50_000)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(1_200)),
  load_type: null,
  special_instructions: null,
  pickup_location: null,
  pickup_time: null,
  scanned_image_url: aPhotoUrl,
  provider_edited: false,
  adjustment: null,
  user: { id: toUserId(100_001), name: 'Mei Tan' },
  provider: null,
  net_pay: null,
  card: null,
  promise_kept: null,
  created_at: '2026-11-20T10:00:00.000Z',
  placed_at: null,
  accepted_at: null,
  picked_up_at: null,
  laundry_completed_at: null,
  delivered_at: null,
  completed_at: null,
  cancelled_at: null,
  cancel_fee_minor: minor(0),
  ...changes,
})
