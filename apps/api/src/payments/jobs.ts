import { id } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Tells the gateway of a capture or a release that the books already have. */
export const tellGatewayJob = defineJob({
  name: 'payments-tell-gateway',
  data: z.object({ paymentId: z.uuid() }),
  retries: 10,
})
/** Removes a card at the vendor, of somebody whose account is gone here. */
export const forgetCardJob = defineJob({
  name: 'payments-forget-card',
  data: z.object({ customerId: z.string(), cardId: z.string() }),
  retries: 10,
})
/** Sends a refund that the books already have to the card. */
export const tellRefundJob = defineJob({
  name: 'payments-tell-refund',
  data: z.object({ refundId: z.uuid() }),
  retries: 10,
})
/** Frees a Washer's earning after the claim window. */
export const releaseEarningJob = defineJob({ name: 'payments-release-earning', data: z.object({ orderId: id }) })
/** Asks the gateway how things stand with what an event is about. */
export const followEventJob = defineJob({
  name: 'payments-follow-event',
  data: z.object({ eventId: z.string() }),
  retries: 10,
})
