import { market } from '@washline/contract/market'
import type { ClientConfig } from '@washline/contract/platform/endpoints'
import type { Config } from './config.ts'

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
