import { claimId, orderId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

export const assessClaimJob = defineJob({ name: 'claims-assess', data: z.object({ claimId }), retries: 10 })

/** Deducts the Washer's liability from their pay, once their time to answer is over. */
export const settleLiabilityJob = defineJob({
  name: 'claims-settle-liability',
  data: z.object({ claimId }),
  retries: 10,
})

/** Reserves the amounts of claims, once the order's earning exists. */
export const reserveEarningJob = defineJob({
  name: 'claims-reserve-earning',
  data: z.object({ orderId }),
  retries: 10,
})

/** Reports a claim that its deadline finds undecided. */
export const reportOverdueJob = defineJob({ name: 'claims-report-overdue', data: z.object({ claimId }), retries: 10 })

/** Closes claims for an order that was claimed as not delivered and then was. */
export const closeDeliveredJob = defineJob({
  name: 'claims-close-delivered',
  data: z.object({ orderId }),
  retries: 10,
})

/** Deletes the files of photos that no claim uses or whose uploader has deleted their account. */
export const removePhotosJob = defineJob({
  name: 'claims-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
export const removeUnsentEveryS = 3_600
export const sweepEveryS = 300
