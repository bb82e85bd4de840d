import { z } from 'zod'
import { orderId } from '../ids.ts'

/** On the order's channel: something at its door has changed. */
export const doorChanged = { event: 'door-changed', data: z.object({ order_id: orderId }) } as const
