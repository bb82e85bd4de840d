import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { orderRefusals } from './refusals.ts'
import { loadType, order } from './schemas.ts'

export const reorder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/reorder',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Opens a draft with the items and care of an ended order of the caller, priced anew, and returns what else was chosen then.',
  params: idParams(orderId),
  answers: {
    200: enveloped(
      z.object({
        order_id: orderId,
        load_type: loadType,
        special_instructions: z.string().nullable(),
        pickup_location: order.shape.pickup_location,
        /** Names of items whose class is no longer in the catalogue; look at their price. */
        reclassified: z.array(z.string()),
      }),
    ),
  },
  refusals: [orderRefusals.wrongStatus],
})
