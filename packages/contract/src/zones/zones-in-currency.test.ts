import { afterEach, expect, it } from 'vitest'
import { adoptMarket } from '../market-in-force.ts'
import { minor } from '../money.ts'
import { proposalFor } from '../settings/currency-amounts.ts'
import { builtInProfile } from '../settings/market-profile.ts'
import { inForce } from '../settings/profile-in-force.ts'
import { plainRules, type Zone, zones } from './zone.ts'
import { zonesInCurrency } from './zones-in-currency.ts'

afterEach(() => adoptMarket(inForce(0, builtInProfile)))

const amounts = (fee: number, below: number, pickup: number, shirt: number) => ({
  minimum_minor: minor(below),
  fee_minor: minor(fee),
  small_order: { below_minor: minor(below), fee_minor: minor(fee) },
  pickup_fee: {
    from: { latitude: 3.15, longitude: 101.71 },
    bands: [
      { up_to_m: 1_000, fee_minor: minor(0) },
      { up_to_m: null, fee_minor: minor(pickup) },
    ],
  },
  prices: { shirt: minor(shirt) },
})
const zone = (rules: object): Zone => ({ id: 'centre', name: 'Centre', outline: null, ...plainRules, ...rules })
const of = (currency: string) => {
  const proposal = proposalFor(currency)
  if (!proposal) throw new Error(`nothing is proposed for ${currency}`)
  const { symbol, amounts } = proposal
  return { ...builtInProfile, currency, symbol, ...amounts, fees: { ...builtInProfile.fees, ...amounts.fees } }
}

it.each([
  ['myr', 'jpy', amounts(150, 2_000, 799, 350), amounts(230, 3_000, 1_200, 530)],
  ['myr', 'kwd', amounts(150, 2_000, 799, 350), amounts(450, 6_000, 2_400, 1_050)],
  ['jpy', 'eur', amounts(230, 3_000, 1_200, 530), amounts(155, 2_000, 800, 355)],
  // At their limits: a fee of 1,000.00, a price of 500.00 and one of 0.50.
  ['myr', 'gbp', amounts(100_000, 100_000, 100_000, 50_000), amounts(80_000, 80_000, 80_000, 40_000)],
  ['myr', 'idr', amounts(1, 1, 1, 50), amounts(50_000, 50_000, 50_000, 500_000)],
])('from %s to %s', (from, to, before, after) => {
  const converted = zonesInCurrency([zone(before)], of(from), of(to))
  expect(converted).toEqual([zone(after)])
  adoptMarket(inForce(1, of(to)))
  expect(zones.safeParse(converted).error).toBeUndefined()
})

it('by the given percentage and to the smallest coin, where nothing is proposed', () => {
  const to = { currency: 'btn', amount_percent: 2_110 }
  expect(zonesInCurrency([zone(amounts(150, 2_000, 799, 350))], builtInProfile, to)).toEqual([
    zone(amounts(3_150, 42_000, 16_900, 7_400)),
  ])
})

it('changes no zone without an amount', () => {
  expect(zonesInCurrency([zone({})], builtInProfile, of('jpy'))).toEqual([zone({})])
})
