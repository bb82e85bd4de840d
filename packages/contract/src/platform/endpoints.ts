import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { platformRefusals } from './refusals.ts'

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  scope: 'public',
  summary: 'Answers 200 while the server and its database answer, else 503.',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  refusals: [platformRefusals.notReady],
})

export const getReady = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  scope: 'public',
  summary: 'Answers 200 while the database answers, else 503.',
  answers: { 200: z.object({ status: z.literal('ready') }) },
  refusals: [platformRefusals.notReady],
})

/** The settings of the market that clients need. */
const publicMarket = z.object({
  /** 0: as it is built in. */
  version: z.int(),
  name: z.string(),
  currency: z.string(),
  /** Decimals of the currency. */
  minor_digits: z.int(),
  symbol: z.string(),
  locale: z.string(),
  time_zone: z.string(),
  /** What amounts that are built in are worth in this currency, in percent of their number. */
  amount_percent: z.int(),
  deposit_minor: minorAmount,
  promise_s: z.int(),
  fees: z.object({
    service_basis_points: z.int(),
    service_minimum_minor: minorAmount,
    load_minor: z.object({ light: minorAmount, medium: minorAmount, heavy: minorAmount }),
    commission_basis_points: z.int(),
    late_cancel_minor: minorAmount,
    late_cancel_after_s: z.int(),
  }),
  coverage: z.object({
    included_minor: minorAmount,
    extra: z.array(z.object({ limit_minor: minorAmount, fee_minor: minorAmount })),
  }),
  /** Operators change it at run time. */
  search: z.object({ wave_size: z.int(), offer_s: z.int(), radii_km: z.array(z.number()) }),
})

export const clientConfig = z.object({
  realtime: z.object({
    key: z.string(),
    host: z.string().nullable(),
    port: z.int().nullable(),
    tls: z.boolean(),
    cluster: z.string().nullable(),
  }),
  /** The VAPID key by which push services identify this server. */
  push: z.object({ public_key: z.string() }).optional(),
  stripe: z.object({ publishable_key: z.string().nullable() }),
  google: z.object({ client_id: z.string().nullable() }),
  maps: z.object({ style_url: z.string().nullable() }),
  market: publicMarket,
  /** The organisation that runs this installation; null if it is not configured. */
  operator: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  demo: z.boolean(),
})
export type ClientConfig = z.infer<typeof clientConfig>

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  scope: 'public',
  summary:
    'Public settings for clients. `realtime` is the address of the WebSocket server; with an external service, a null host means the host of the cluster.',
  answers: { 200: clientConfig },
})
