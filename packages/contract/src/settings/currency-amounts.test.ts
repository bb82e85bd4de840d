import { expect, it } from 'vitest'
import { digitsOf, isCurrency } from '../currency.ts'
import { firstCatalogue, priceListProblem } from '../scanning/priced-catalogue.ts'
import { currencyLevels, proposalFor } from './currency-amounts.ts'
import { builtInProfile, marketProfile } from './market-profile.ts'

const proposed = (currency: string) => {
  const proposal = proposalFor(currency)
  if (!proposal) throw new Error(`nothing is proposed for ${currency}`)
  return proposal
}
const profileIn = (currency: string) => {
  const { symbol, amounts } = proposed(currency)
  return { ...builtInProfile, ...amounts, currency, symbol, fees: { ...builtInProfile.fees, ...amounts.fees } }
}
const shown = (currency: string, amount: number) => (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))

it.each<[string, string, number, string, string, string, string]>([
  // currency, symbol, percent, a shirt, the least service fee, the deposit, the largest cover
  ['myr', 'RM', 100, '3.50', '2.00', '30.00', '2500.00'],
  ['eur', '€', 100, '3.50', '2.00', '30.00', '2500.00'],
  ['gbp', '£', 80, '2.80', '1.60', '24.00', '2000.00'],
  ['jpy', '¥', 150, '530', '300', '4500', '375000'],
  ['krw', '₩', 1_200, '4200', '2400', '36000', '3000000'],
  ['kwd', 'KWD', 300, '1.050', '0.600', '9.000', '750.000'],
  ['idr', 'Rp', 1_000_000, '35000.00', '20000.00', '300000.00', '25000000.00'],
  ['sek', 'kr', 1_000, '35.00', '20.00', '300.00', '25000.00'],
])('proposes amounts in %s', (currency, symbol, percent, shirt, fee, deposit, cover) => {
  const { symbol: given, amounts, prices } = proposed(currency)
  const price = prices.find(({ garment }) => garment === 'shirt')?.price_minor ?? 0
  expect([given, amounts.amount_percent]).toEqual([symbol, percent])
  expect(
    [price, amounts.fees.service_minimum_minor, amounts.deposit_minor].map((each) => shown(currency, each)),
  ).toEqual([shirt, fee, deposit])
  expect(shown(currency, amounts.fees.coverage_limits_minor.at(-1) ?? 0)).toBe(cover)
})

it.each(Object.keys(currencyLevels))(
  'what is proposed in %s can be saved, and is in steps that people pay',
  (currency) => {
    expect(isCurrency(currency)).toBe(true)
    const profile = marketProfile.safeParse(profileIn(currency))
    expect(profile.error?.issues).toBeUndefined()
    const { amounts, prices } = proposed(currency)
    expect(priceListProblem(prices, amounts.amount_percent)).toBeUndefined()
    const step = Math.round((currencyLevels[currency]?.[1] ?? 0) * 10 ** digitsOf(currency))
    expect(prices.filter(({ price_minor }) => price_minor % step !== 0 || price_minor === 0)).toEqual([])
  },
)

it('leaves the built-in amounts as they are where the level is one', () => {
  const { amount_percent, deposit_minor, cover_minor, fees } = builtInProfile
  const { service_basis_points: _, commission_basis_points: __, ...amounts } = fees
  expect(proposed('usd').amounts).toEqual({ amount_percent, deposit_minor, cover_minor, fees: amounts })
  for (const { garment, price_minor } of proposed('usd').prices)
    expect([garment, price_minor]).toEqual([garment, firstCatalogue.garments[garment].priceMinor])
})

it('proposes nothing for a currency without a level', () => expect(proposalFor('btn')).toBeUndefined())
