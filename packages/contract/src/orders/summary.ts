import { z } from 'zod'
import { id } from '../ids.ts'
import { orderStatuses } from './process.ts'

const timestamp = z.iso.datetime()

/** One card of Order History. */
export const orderSummary = z.object({
  id: id,
  status: z.enum(orderStatuses),
  item_count: z.int(),
  estimated_value: z.number(),
  total: z.number(),
  created_at: timestamp,
  pickup_time: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullish(),
  pickup_location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  user: z.object({ name: z.string(), photo_url: z.string().nullish() }),
  provider: z
    .object({
      user_id: id,
      name: z.string(),
      photo_url: z.string().nullish(),
      provider: z.object({ business_name: z.string() }),
    })
    .nullable(),
  net_pay: z.number().nullable(),
})
export type OrderSummary = z.infer<typeof orderSummary>
