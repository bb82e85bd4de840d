import { userId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Sends a booked capture or release to the gateway. */
export const syncGatewayJob = defineJob({
  name: 'payments-sync-gateway',
  data: z.object({ paymentId: z.uuid() }),
  retries: 10,
})
/** Removes a card of a deleted account at the vendor. */
export const forgetCardJob = defineJob({
  name: 'payments-forget-card',
  data: z.object({ customerId: z.string(), cardId: z.string() }),
  retries: 10,
})
/** Charges the fee of a case at the door to the card. */
export const chargeDoorFeeJob = defineJob({
  name: 'payments-charge-door-fee',
  data: z.object({ paymentId: z.uuid() }),
  retries: 10,
})
/** Takes declined fees at doors from the wallet, or asks for them. */
export const collectDoorFeesJob = defineJob({
  name: 'payments-collect-door-fees',
  data: z.object({ userId }),
  retries: 10,
})
/** Sends a booked refund to the card. */
export const syncRefundJob = defineJob({
  name: 'payments-sync-refund',
  data: z.object({ refundId: z.uuid() }),
  retries: 10,
})
/** Reads the subject of a webhook event from the gateway. */
export const followEventJob = defineJob({
  name: 'payments-follow-event',
  data: z.object({ eventId: z.string() }),
  retries: 10,
})
