import { notificationId, pushSubscriptionId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Sends one notification to one device. */
export const pushJob = defineJob({
  name: 'notifications.push',
  data: z.object({ notificationId, subscriptionId: pushSubscriptionId }),
  retries: 4,
})
/** Sends one notification by email. */
export const notificationEmailJob = defineJob({
  name: 'notifications.email',
  data: z.object({ notificationId }),
  retries: 8,
})
