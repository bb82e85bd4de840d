import { cashOutId, orderId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Releases an order's earning after the claim window. */
export const releaseEarningJob = defineJob({ name: 'earnings-release', data: z.object({ orderId }) })

/** Sends a cash-out to the bank, or reads its state. */
export const sendCashOutJob = defineJob({
  name: 'earnings-send-cash-out',
  data: z.object({ cashOutId }),
  retries: 10,
})
