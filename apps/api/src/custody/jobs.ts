import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Removes photos that no handover used. */
export const removePhotosJob = defineJob({
  name: 'custody-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
export const removeUnusedEveryS = 3_600
