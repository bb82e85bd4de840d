import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Deletes the files of photos that were never sent. */
export const removePhotosJob = defineJob({ name: 'chat-remove-photos', data: z.object({ keys: z.array(z.string()) }) })
export const removeUnsentEveryS = 3_600
export const forgetOldEveryS = 86_400
