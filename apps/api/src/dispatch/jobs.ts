import { orderId, userId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

const orderData = z.object({ orderId })

const searchData = orderData.extend({ startedAt: z.iso.datetime() })

/** Asks the first Washers of a new search. */
export const beginSearchJob = defineJob({ name: 'dispatch-begin-search', data: searchData, retries: 20 })
/**
 * Runs one step of a search: expires offers and asks the next Washers. Few at once: where many searches run on, a new order's first wave
 * does not share the processor with all of them.
 */
export const runWaveJob = defineJob({ name: 'dispatch-run-wave', data: orderData, retries: 20, atOnce: 3 })
/** Decides together about the orders of the neighbourhoods where Washers are short. */
export const runBatchJob = defineJob({
  name: 'dispatch-run-batch',
  data: z.object({ slot: z.iso.datetime() }),
  retries: 20,
})
/** Notifies the people who wait for a Washer around one who has come online or moved. */
export const notifyWaitlistJob = defineJob({ name: 'dispatch-notify-waitlist', data: z.object({ washerId: userId }) })
/** Notifies the people whose places are in a zone now. */
export const notifyOpenedJob = defineJob({ name: 'dispatch-notify-opened', data: z.object({ version: z.int() }) })
/** Notifies a customer whose search takes long, and enqueues its end. */
export const slowSearchJob = defineJob({ name: 'dispatch-report-slow-search', data: searchData, retries: 20 })
/** Cancels an order that no Washer accepted in time. */
export const giveUpJob = defineJob({ name: 'dispatch-give-up', data: searchData, retries: 20 })
