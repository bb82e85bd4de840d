import { id } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Completes an order that was delivered and not confirmed in time. */
export const autoCompleteJob = defineJob({ name: 'orders-auto-complete', data: z.object({ orderId: id }), retries: 20 })
/** Removes photos of orders that are no more. */
export const removePhotosJob = defineJob({
  name: 'orders-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
export const expireDraftsEveryS = 600
