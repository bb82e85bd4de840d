import { orderId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'
import { rewashEnds } from './use-cases/follow-rewash.ts'

/** Closes the complaint of a second wash that has ended. */
export const followRewashJob = defineJob({
  name: 'complaints-follow-rewash',
  data: z.object({ orderId, end: z.enum(rewashEnds) }),
  retries: 10,
})

/** Deletes the files of photos that no complaint uses or whose uploader has deleted their account. */
export const removePhotosJob = defineJob({
  name: 'complaints-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
export const removeUnsentEveryS = 3_600
