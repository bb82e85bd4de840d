import { id } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

const orderData = z.object({ orderId: id })

const searchData = orderData.extend({ startedAt: z.iso.datetime() })

/** Sets the deadlines of a new search and asks the first Washers. */
export const beginSearchJob = defineJob({ name: 'dispatch-begin-search', data: searchData, retries: 20 })
/** Looks at one search: ends offers whose time is up and asks the next Washers. */
export const runWaveJob = defineJob({ name: 'dispatch-run-wave', data: orderData, retries: 20 })
/** Tells a customer who has waited long that the search goes on. */
export const tellSlowSearchJob = defineJob({ name: 'dispatch-tell-slow-search', data: searchData })
/** Gives a search up for which nobody was found. */
export const giveUpJob = defineJob({ name: 'dispatch-give-up', data: searchData, retries: 20 })
