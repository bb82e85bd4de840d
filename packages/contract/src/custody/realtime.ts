import { z } from 'zod'
import { orderId } from '../ids.ts'
import { custodySteps } from './schemas.ts'

/** On the order's channel: the chain has a new step. `differing` is the number of items whose count differs from the expected quantity. */
export const custodyChanged = {
  event: 'custody-changed',
  data: z.object({ order_id: orderId, step: z.enum(custodySteps), differing: z.int().min(0) }),
} as const
