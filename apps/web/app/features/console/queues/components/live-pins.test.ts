import type { LiveOrder } from '@washline/contract/console/live'
import { type OrderId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { livePins } from './live-pins.ts'

const place = { latitude: 3.148, longitude: 101.712 }
const order = (id: OrderId, change: Partial<LiveOrder> = {}): LiveOrder => ({
  id,
  status: 'picked_up',
  customer: { id: toUserId(1), name: 'Mei' },
  washer: { id: toUserId(2), name: 'Noor' },
  since: '2026-11-20T04:30:00.000Z',
  due_at: null,
  risk: 'none',
  chance: null,
  place,
  washer_place: place,
  agreed_minor: minor(2_200),
  search: null,
  ...change,
})
const idsOf = (...orders: LiveOrder[]) => livePins(orders).map(({ id }) => id)

it('shows each pickup, and each Washer once with all their orders', () => {
  const pins = livePins([order(toOrderId(100_001)), order(toOrderId(100_002))])
  expect(pins.map(({ id }) => id)).toEqual(['pickup-100001', 'pickup-100002', 'washer-2'])
  expect(pins.at(-1)).toMatchObject({ orderId: 100_001, names: { name: 'Noor', number: 'WL-100001, WL-100002' } })
})

it('leaves out orders and Washers without a place', () => {
  expect(idsOf(order(toOrderId(100_001), { washer: null, washer_place: null }))).toEqual(['pickup-100001'])
  expect(idsOf(order(toOrderId(100_001), { place: null }))).toEqual(['washer-2'])
})
