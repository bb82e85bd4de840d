import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Answers once the server serves.',
  answers: { 200: z.object({ status: z.literal('ok') }) },
})

export const getReady = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'Answers 200 while the database answers, else 503.',
  answers: { 200: z.object({ status: z.literal('ready') }) },
})

/** The part of the market that clients need. */
const publicMarket = z.object({
  currency: z.string(),
  symbol: z.string(),
  locale: z.string(),
  deposit_minor: z.int(),
  promise_s: z.int(),
})

export const clientConfig = z.object({
  realtime: z.object({
    key: z.string(),
    host: z.string().nullable(),
    port: z.int().nullable(),
    tls: z.boolean(),
    cluster: z.string().nullable(),
  }),
  /** The key by which push services know this server (VAPID). */
  push: z.object({ public_key: z.string() }).optional(),
  stripe: z.object({ publishable_key: z.string().nullable() }),
  google: z.object({ client_id: z.string().nullable() }),
  maps: z.object({ style_url: z.string().nullable() }),
  market: publicMarket,
  /** Who runs this installation and answers for it; null where the operator has not said. */
  operator: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  demo: z.boolean(),
})
export type ClientConfig = z.infer<typeof clientConfig>

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  summary:
    'Public settings for clients. `realtime` says where the sockets are; a null host, with an outside service, means the one of its cluster.',
  answers: { 200: clientConfig },
})
