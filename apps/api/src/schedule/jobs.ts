import { bookingId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Places the order of a booking whose window is near. */
export const placeBookingJob = defineJob({ name: 'schedule-place-booking', data: z.object({ bookingId }), retries: 20 })
export const beginSearchesEveryS = 60
export const extendEveryS = 3_600
export const warnEveryS = 3_600
