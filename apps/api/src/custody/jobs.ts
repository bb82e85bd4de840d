import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Removes the files of unused photos. */
export const removePhotosJob = defineJob({
  name: 'custody-remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
export const removeUnusedEveryS = 3_600
