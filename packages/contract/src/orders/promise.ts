import { z } from 'zod'
import { market } from '../market.ts'

/** What is due next: an answer to a change of the item list, or a move of the process. */
export const dueSteps = ['answer', 'pickUp', 'startLaundry', 'finishLaundry', 'deliver', 'complete'] as const
export type DueStep = (typeof dueSteps)[number]

const timestamp = z.iso.datetime()

/** When an order is likely back, computed from its events and the clock. */
export const orderPromise = z.object({
  /** The end of the promise; before the pickup it is counted from when the pickup is due. */
  due_at: timestamp,
  /** Half of all such orders are back by then. */
  p50_at: timestamp,
  /** Nine in ten are. */
  p90_at: timestamp,
  /** The chance that the promise is missed, from 0 to 1. */
  risk: z.number(),
  /** What is due next, by whom, and until when. */
  next: z.object({ what: z.enum(dueSteps), by: z.enum(['customer', 'washer']), until: timestamp }),
  /** The moment for which this was computed. */
  made_at: timestamp,
})
export type OrderPromise = z.infer<typeof orderPromise>

const { durationS } = market.promise

/** Whether the drives to the machine and back leave time for a wash. Otherwise the order is not offered. */
export const canKeepPromise = (travelSeconds: number): boolean =>
  2 * travelSeconds + market.pace.shortestWashS <= durationS
