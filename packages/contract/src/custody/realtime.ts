import { z } from 'zod'
import { id } from '../ids.ts'
import { custodySteps } from './schemas.ts'

/** On the order's channel: the chain has a new step. `differing` is the number of items whose count is not what was expected. */
export const custodyChanged = {
  event: 'custody-changed',
  data: z.object({ order_id: id, step: z.enum(custodySteps), differing: z.int().min(0) }),
} as const
