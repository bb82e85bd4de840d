import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { type ClientConfig, getConfig } from '@washline/contract/platform/endpoints'
import { answer } from './answer.ts'

/** The server's public settings, for tests. */
export const aConfig = (changes: Partial<ClientConfig> = {}): ClientConfig => ({
  realtime: { key: 'test', host: '127.0.0.1', port: 9, tls: false, cluster: 'test' },
  stripe: { publishable_key: null },
  google: { client_id: null },
  maps: { style_url: null },
  market: {
    version: 0,
    name: 'Washline',
    currency: 'myr',
    minor_digits: 2,
    symbol: '$',
    locale: 'en-US',
    time_zone: 'Asia/Kuala_Lumpur',
    amount_percent: 100,
    deposit_minor: minor(3_000),
    promise_s: 10_800,
    fees: {
      service_basis_points: 1_000,
      service_minimum_minor: minor(200),
      load_minor: market.fees.loadMinor,
      commission_basis_points: 1_500,
      late_cancel_minor: minor(300),
      late_cancel_after_s: 300,
    },
    coverage: { included_minor: minor(50_000), extra: [] },
    search: { wave_size: 3, offer_s: 20, radii_km: [3, 6, 10, 15] },
  },
  operator: null,
  demo: false,
  ...changes,
})

const emptyStyle = `data:application/json,${JSON.stringify({ version: 8, sources: {}, layers: [] })}`

/** A map without anything on it, so that a test waits for no drawing. */
export const emptyMap = answer(getConfig, aConfig({ maps: { style_url: emptyStyle } }))
