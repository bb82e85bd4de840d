import { orderId } from '@washline/contract/ids'
import { z } from 'zod'
import { dayOfRetries, defineJob } from '../platform/jobs/jobs.ts'

/** Completes a delivered order that the customer has not confirmed in time. */
export const autoCompleteJob = defineJob({ name: 'orders-auto-complete', data: z.object({ orderId }), retries: 20 })
/** Checks the deadlines of an order when one passes: both people are notified, and the promise's credit is posted. */
export const reportDelaysJob = defineJob({
  name: 'orders-report-delays',
  data: z.object({ orderId, dueAt: z.iso.datetime() }),
  retries: 20,
})
/** Computes the promise of an order anew: both people see a change of it, and whose step is due is alerted before it is late. */
export const checkPromiseJob = defineJob({
  name: 'orders-check-promise',
  /** The moment for which the last check asked; none after a move, which begins anew. */
  data: z.object({ orderId, checkAt: z.iso.datetime().optional() }),
  retries: 20,
})
/** The time of a rescue's state is over: nobody answered, accepted or came. */
export const advanceRescueJob = defineJob({
  name: 'orders-advance-rescue',
  data: z.object({ orderId, dueAt: z.iso.datetime() }),
  retries: 20,
})
/** Asks a Washer who has the laundry and gives no sign of life. */
export const checkSilenceJob = defineJob({
  name: 'orders-check-silence',
  data: z.object({ orderId, heldSince: z.iso.datetime() }),
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
  retries: dayOfRetries,
})
export const expireDraftsEveryS = 600
export const refreshPacesEveryS = 3_600
export const forgetOldEveryS = 86_400
export const removeUnusedEveryS = 3_600
