import { type ClientConfig, getConfig } from '@washline/contract/platform/endpoints'
import { answer } from './answer.ts'

/** The server's public settings, for tests. */
export const aConfig = (changes: Partial<ClientConfig> = {}): ClientConfig => ({
  realtime: { key: 'test', host: '127.0.0.1', port: 9, tls: false, cluster: 'test' },
  stripe: { publishable_key: null },
  google: { client_id: null },
  maps: { style_url: null },
  market: { currency: 'myr', symbol: '$', locale: 'en-US', deposit_minor: 3_000, promise_s: 10_800 },
  operator: null,
  demo: false,
  ...changes,
})

const emptyStyle = `data:application/json,${JSON.stringify({ version: 8, sources: {}, layers: [] })}`

/** A map without anything on it, so that a test waits for no drawing. */
export const emptyMap = answer(getConfig, aConfig({ maps: { style_url: emptyStyle } }))
