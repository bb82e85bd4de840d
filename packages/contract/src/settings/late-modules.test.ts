import { afterAll, expect, it } from 'vitest'
import { adoptMarket, builtInMarket } from '../market-in-force.ts'
import { minor } from '../money.ts'

// Files after this one share its modules.
afterAll(async () => {
  const [{ builtInProfile }, { inForce }] = await Promise.all([
    import('./market-profile.ts'),
    import('./profile-in-force.ts'),
  ])
  adoptMarket(inForce(0, builtInProfile))
})

/** A page has its market before most of its modules: those are loaded by the test once yen are in force. */
it('what is built in, and proposals, are the same in a module that loads after a market was adopted', async () => {
  const { coverage, fees } = builtInMarket
  adoptMarket({
    ...{
      version: 1,
      name: 'Tokyo',
      currency: 'jpy',
      minor_digits: 0,
      symbol: '¥',
      locale: 'ja-JP',
      time_zone: 'Asia/Tokyo',
    },
    ...{ amount_percent: 150, deposit_minor: minor(4_500), promise_s: 10_800 },
    fees: {
      service_basis_points: 1_000,
      service_minimum_minor: minor(300),
      load_minor: fees.loadMinor,
      commission_basis_points: 1_500,
    },
    coverage: {
      included_minor: minor(75_000),
      extra: coverage.extra.map(({ limitMinor, feeMinor }) => ({ limit_minor: limitMinor, fee_minor: feeMinor })),
    },
  })
  const { builtInProfile } = await import('./market-profile.ts')
  expect([builtInProfile.currency, builtInProfile.deposit_minor, builtInProfile.cover_minor]).toEqual([
    'myr',
    3_000,
    50_000,
  ])
  expect(builtInProfile.fees.service_minimum_minor).toBe(200)
  const { proposalFor } = await import('./currency-amounts.ts')
  expect(proposalFor('eur')?.amounts).toMatchObject({ deposit_minor: 3_000, cover_minor: 50_000 })
  const { isPossiblePrice } = await import('../scanning/priced-catalogue.ts')
  expect([74, 75, 75_000, 75_001].map(isPossiblePrice)).toEqual([false, true, true, false])
})
