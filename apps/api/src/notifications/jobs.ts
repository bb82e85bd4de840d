import { notificationId, pushSubscriptionId } from '@washline/contract/ids'
import { z } from 'zod'
import { dayOfRetries, defineJob } from '../platform/jobs/jobs.ts'

/** Sends one notification to one device. */
export const pushJob = defineJob({
  name: 'notifications.push',
  data: z.object({ notificationId, subscriptionId: pushSubscriptionId }),
  // Each device is one that a person has named: one that never answers is not asked all day.
  retries: 12,
})
/** Sends one notification by email. */
export const notificationEmailJob = defineJob({
  name: 'notifications.email',
  data: z.object({ notificationId }),
  retries: dayOfRetries,
})
