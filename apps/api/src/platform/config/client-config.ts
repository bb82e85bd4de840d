import { market } from '@washline/contract/market'
import type { MarketInForce } from '@washline/contract/market-in-force'
import type { ClientConfig } from '@washline/contract/platform/endpoints'
import type { SearchSettings } from '@washline/contract/settings/market-settings'
import type { FeeRules } from '@washline/contract/settings/money-schemas'
import type { Config } from './config.ts'

/** The rules that clients read and that may change while the process runs. */
export interface RulesNow {
  readonly rules: SearchSettings
  readonly fees: FeeRules
}

/** The market of clients with the rules of now. */
export const marketNow = (now: MarketInForce, { rules, fees }: RulesNow): ClientConfig['market'] => ({
  ...now,
  fees: {
    service_basis_points: fees.service_basis_points,
    service_minimum_minor: fees.service_minimum_minor,
    load_minor: { ...now.fees.load_minor, medium: fees.load_medium_minor, heavy: fees.load_heavy_minor },
    commission_basis_points: fees.commission_basis_points,
    late_cancel_minor: market.fees.lateCancelMinor,
    late_cancel_after_s: market.fees.lateCancelAfterMs / 1_000,
  },
  coverage: {
    ...now.coverage,
    extra: now.coverage.extra.map(({ limit_minor, fee_minor }, index) => ({
      limit_minor,
      fee_minor: fees.coverage_fees_minor[index] ?? fee_minor,
    })),
  },
  search: rules,
})

/** What stays the same while the process runs. */
export type FixedClientConfig = Omit<ClientConfig, 'market'>

/** The settings that clients read without signing in. */
export const clientConfig = (
  config: Config,
  realtime: ClientConfig['realtime'],
  pushKey: string,
): FixedClientConfig => ({
  realtime,
  push: { public_key: pushKey },
  stripe: { publishable_key: config.STRIPE_PUBLISHABLE_KEY ?? null },
  google: { client_id: config.GOOGLE_CLIENT_ID ?? null },
  maps: { style_url: config.MAPS_STYLE_URL ?? null },
  operator: config.OPERATOR_NAME ? { name: config.OPERATOR_NAME, email: config.OPERATOR_EMAIL ?? null } : null,
  demo: config.demo,
})
