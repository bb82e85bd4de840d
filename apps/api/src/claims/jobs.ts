import { id } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Assesses a claim, and decides it where it is a clear case. */
export const assessClaimJob = defineJob({ name: 'claims-assess', data: z.object({ claimId: id }), retries: 10 })

/** Takes from the Washer what the rules blame on them, once their time to answer is over. */
export const settleBlameJob = defineJob({ name: 'claims-settle-blame', data: z.object({ claimId: id }), retries: 10 })

/** Holds what claims ask for, once the order's earning is there. */
export const holdEarningJob = defineJob({ name: 'claims-hold-earning', data: z.object({ orderId: id }), retries: 10 })

/** Removes photos that no claim uses, or whose uploader has left. */
export const removePhotosJob = defineJob({
  name: 'claims-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
export const removeUnsentEveryS = 3_600
export const sweepEveryS = 300
