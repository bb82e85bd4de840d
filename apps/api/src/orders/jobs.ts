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
/** Mails the customer the receipt: when the order ends with something paid, and at each refund. */
export const receiptLetterJob = defineJob({
  name: 'orders-receipt-letter',
  data: z.object({
    orderId: id,
    occasion: z.enum(['completed', 'cancelled', 'refunded']),
    refundId: z.uuid().optional(),
  }),
  retries: 10,
})
export const expireDraftsEveryS = 600
