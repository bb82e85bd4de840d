import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

/** What is counted beside a list in which nothing is open. */
export const countedKinds = {
  orders: ['placed', 'completed', 'cancelled'],
  people: ['joined', 'washers'],
  verification: ['submitted', 'decided'],
  claims: ['claims', 'complaints'],
  quality: ['placed', 'complaints', 'claims'],
  reports: ['reports', 'doors'],
  alerts: ['alerts', 'closed'],
} as const
export type CountedTab = keyof typeof countedKinds
export type CountedKind = (typeof countedKinds)[CountedTab][number]

const tabs = Object.keys(countedKinds) as [CountedTab, ...CountedTab[]]
const kinds = [...new Set(Object.values(countedKinds).flat())] as [CountedKind, ...CountedKind[]]

const recentDays = z.object({
  /** In the market's time zone, today first. */
  days: z.array(z.iso.date()),
  /** Days without any are left out. */
  counts: z.array(z.object({ day: z.iso.date(), kind: z.enum(kinds), count: z.int().min(1) })),
})
export type RecentDays = z.infer<typeof recentDays>

/** How many days are counted, today included. */
export const recentDayCount = 14

export const getConsoleRecentDays = defineEndpoint({
  method: 'GET',
  path: '/api/ops/recent-days',
  access: 'operator',
  scope: 'console:queues',
  summary: 'How much of what a tab of the console is about happened on each of the last 14 days.',
  query: z.object({ about: z.enum(tabs) }),
  answers: { 200: enveloped(recentDays) },
})
