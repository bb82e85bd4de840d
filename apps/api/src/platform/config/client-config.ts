import { market } from '@washline/contract/market'
import type { ClientConfig } from '@washline/contract/platform/endpoints'
import type { SearchSettings } from '@washline/contract/settings/market-settings'
import type { FeeRules } from '@washline/contract/settings/money-rules'
import type { Config } from './config.ts'

/** The rules that clients read and that may change while the process runs. */
export interface RulesNow {
  readonly rules: SearchSettings
  readonly fees: FeeRules
}

/** The market of clients with the rules of now. */
export const marketNow = (fixed: FixedClientConfig['market'], { rules, fees }: RulesNow): ClientConfig['market'] => ({
  ...fixed,
  fees: {
    ...fixed.fees,
    service_basis_points: fees.service_basis_points,
    service_minimum_minor: fees.service_minimum_minor,
    load_minor: { ...fixed.fees.load_minor, medium: fees.load_medium_minor, heavy: fees.load_heavy_minor },
    commission_basis_points: fees.commission_basis_points,
  },
  coverage: {
    ...fixed.coverage,
    extra: fixed.coverage.extra.map(({ limit_minor, fee_minor }, index) => ({
      limit_minor,
      fee_minor: fees.coverage_fees_minor[index] ?? fee_minor,
    })),
  },
  search: rules,
})

/** What stays the same while the process runs. */
export type FixedClientConfig = Omit<ClientConfig, 'market'> & {
  readonly market: Omit<ClientConfig['market'], 'search'>
}

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
  market: {
    currency: market.currency,
    symbol: market.symbol,
    locale: market.locale,
    deposit_minor: market.deposit.amountMinor,
    promise_s: market.promise.durationS,
    fees: {
      service_basis_points: market.fees.serviceBasisPoints,
      service_minimum_minor: market.fees.serviceMinimumMinor,
      load_minor: market.fees.loadMinor,
      commission_basis_points: market.fees.commissionBasisPoints,
      late_cancel_minor: market.fees.lateCancelMinor,
      late_cancel_after_s: market.fees.lateCancelAfterMs / 1_000,
    },
    coverage: {
      included_minor: market.coverage.includedMinor,
      extra: market.coverage.extra.map(({ limitMinor, feeMinor }) => ({
        limit_minor: limitMinor,
        fee_minor: feeMinor,
      })),
    },
  },
  operator: config.OPERATOR_NAME ? { name: config.OPERATOR_NAME, email: config.OPERATOR_EMAIL ?? null } : null,
  demo: config.demo,
})
