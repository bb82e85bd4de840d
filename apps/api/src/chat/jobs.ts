import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Removes photos that were never sent. */
export const removePhotosJob = defineJob({ name: 'chat-remove-photos', data: z.object({ keys: z.array(z.string()) }) })
export const removeUnsentEveryS = 3_600
