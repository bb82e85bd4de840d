import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { scheduleMessages } from './messages.ts'
import { timeWindow } from './schemas.ts'

export const scheduleRefusals = {
  windowFull: {
    code: 'window_full',
    status: 409,
    message: scheduleMessages.windowFull,
    description: 'No Washer has a place left in this window. `next_free` is the first later window with one.',
    body: z.object({ next_free: timeWindow.nullable() }),
    example: { next_free: { from: '2026-03-02T02:00:00.000Z', to: '2026-03-02T04:00:00.000Z' } },
  },
  bookingMoved: {
    code: 'booking_moved',
    status: 409,
    message: scheduleMessages.moved,
    description: 'The booking or its schedule has moved on, so this is not possible any more.',
  },
  tooManySchedules: {
    code: 'too_many_schedules',
    status: 409,
    message: scheduleMessages.tooMany,
    description: 'The caller has as many schedules as one person can have.',
  },
} as const satisfies RefusalCatalogue
