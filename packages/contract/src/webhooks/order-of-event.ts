import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { orderId } from '../ids.ts'
import { loadTypes } from '../orders/load-types.ts'
import { orderStatuses } from '../orders/process.ts'

const timestamp = z.iso.datetime()

/** An order in a full payload: no name, address, note or item. Those are read by the API. */
export const orderOfEvent = z.object({
  id: orderId,
  status: z.enum(orderStatuses),
  item_count: z.int(),
  load_type: z.enum(loadTypes).nullable(),
  currency: z.string(),
  /** The card's part of the price; for the customer and the market. */
  total_minor: minorAmount.optional(),
  /** For the Washer and the market. */
  net_pay_minor: minorAmount.optional(),
  pickup_at: timestamp.nullable(),
  placed_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
})
export type OrderOfEvent = z.infer<typeof orderOfEvent>

export const exampleOrder = {
  id: 100_042,
  status: 'accepted',
  item_count: 12,
  load_type: 'medium',
  currency: 'myr',
  total_minor: 4_250,
  pickup_at: '2026-05-04T09:40:00.000Z',
  placed_at: '2026-05-04T09:30:00.000Z',
  accepted_at: '2026-05-04T09:30:40.000Z',
  picked_up_at: null,
  laundry_completed_at: null,
  delivered_at: null,
  completed_at: null,
  cancelled_at: null,
} as const
