import { orderId } from '@washline/contract/ids'
import { deadlines } from '@washline/contract/orders/deadlines'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Completes a delivered order that the customer has not confirmed in time. */
export const autoCompleteJob = defineJob({ name: 'orders-auto-complete', data: z.object({ orderId }), retries: 20 })
/** Checks a deadline when it passes: both people are notified, and the promise's credit is posted. */
export const reportDelayJob = defineJob({
  name: 'orders-report-delay',
  data: z.object({ orderId, deadline: z.enum(deadlines), dueAt: z.iso.datetime() }),
  retries: 20,
})
/** Removes the files of deleted drafts and of unused photos. */
export const removePhotosJob = defineJob({
  name: 'orders-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
/** Emails the customer the receipt: when an order with a payment ends, and after each refund. */
export const receiptEmailJob = defineJob({
  name: 'orders-receipt-email',
  data: z.object({
    orderId,
    occasion: z.enum(['completed', 'cancelled', 'refunded']),
    refundId: z.uuid().optional(),
  }),
  retries: 10,
})
export const expireDraftsEveryS = 600
export const removeUnusedEveryS = 3_600
