import type { Module } from '../platform/module.ts'
import type { ScheduleDeps } from './deps.ts'
import { scheduleHandlers } from './handlers.ts'
import { beginSearchesEveryS, extendEveryS, placeBookingJob, warnEveryS } from './jobs.ts'
import { schedulePrivacy } from './privacy.ts'
import { scheduleRoutes } from './routes.ts'
import { beginSearches } from './use-cases/begin-searches.ts'
import { extendSchedules } from './use-cases/extend-schedule.ts'
import { placeBooking } from './use-cases/place-booking.ts'
import { warnCustomers } from './use-cases/warn-customers.ts'

export const scheduleModule = (deps: ScheduleDeps): Module => ({
  routes: (http) => scheduleRoutes(http, deps),
  handlers: scheduleHandlers,
  privacy: schedulePrivacy,
  jobs: (jobs) => {
    jobs.handle(placeBookingJob, ({ bookingId }) => placeBooking(deps, bookingId))
    jobs.repeat('schedule-begin-searches', beginSearchesEveryS, () => beginSearches(deps))
    jobs.repeat('schedule-extend', extendEveryS, () => extendSchedules(deps))
    jobs.repeat('schedule-warn', warnEveryS, () => warnCustomers(deps))
  },
})
