import { minor } from '@washline/contract/money'
import { noZoneFees } from '@washline/contract/zones/zone-prices'
import { describe, expect, it } from 'vitest'
import { coverageOf, grossOf, type PriceInput, priceOrder } from './price-order.ts'

const plain: PriceInput = {
  valueMinor: minor(5_000),
  loadType: 'light',
  coverageMinor: minor(50_000),
  walletBalanceMinor: minor(0),
}

const cases: [
  name: string,
  change: Partial<PriceInput>,
  service: number,
  cover: number,
  wallet: number,
  total: number,
][] = [
  ['a tenth of the value', {}, 500, 0, 0, 5_500],
  ['rounds half up', { valueMinor: minor(4_225) }, 423, 0, 0, 4_648],
  ['rounds down below half', { valueMinor: minor(4_224) }, 422, 0, 0, 4_646],
  ['at least 2.00', { valueMinor: minor(1_000) }, 200, 0, 0, 1_200],
  ['exactly at the least', { valueMinor: minor(2_000) }, 200, 0, 0, 2_200],
  ['just over the least', { valueMinor: minor(2_010) }, 201, 0, 0, 2_211],
  ['nothing in the bag', { valueMinor: minor(0) }, 200, 0, 0, 200],
  ['medium adds 2.00', { loadType: 'medium' }, 700, 0, 0, 5_700],
  ['heavy adds 4.00', { loadType: 'heavy' }, 900, 0, 0, 5_900],
  ['the least and the load add up', { valueMinor: minor(1_000), loadType: 'heavy' }, 600, 0, 0, 1_600],
  ['no load chosen yet', { loadType: null }, 500, 0, 0, 5_500],
  ['cover of 1000', { coverageMinor: minor(100_000) }, 500, 300, 0, 5_800],
  ['cover of 2500', { coverageMinor: minor(250_000) }, 500, 700, 0, 6_200],
  ['wallet pays a part', { walletBalanceMinor: minor(1_234) }, 500, 0, 1_234, 4_266],
  ['wallet pays all', { walletBalanceMinor: minor(5_500) }, 500, 0, 5_500, 0],
  ['wallet keeps the rest', { walletBalanceMinor: minor(99_999), coverageMinor: minor(100_000) }, 500, 300, 5_800, 0],
  ['an empty wallet', { walletBalanceMinor: minor(0) }, 500, 0, 0, 5_500],
  ['a wallet below zero gives nothing', { walletBalanceMinor: minor(-100) }, 500, 0, 0, 5_500],
]

describe('the price of an order', () => {
  it.each(cases)('%s', (_, change, serviceFeeMinor, coverageFeeMinor, walletMinor, totalMinor) => {
    const input = { ...plain, ...change }
    const price = priceOrder(input)
    expect(price).toEqual({
      valueMinor: input.valueMinor,
      serviceFeeMinor,
      coverageFeeMinor,
      ...noZoneFees,
      walletMinor,
      totalMinor,
    })
    expect(grossOf(price)).toBe(walletMinor + totalMinor)
  })

  it.each([
    [undefined, 50_000],
    [0, 50_000],
    [50_000, 50_000],
    [100_000, 100_000],
  ])('cover asked %s is %i', (asked, cover) =>
    expect(coverageOf(asked === undefined ? undefined : minor(asked))).toBe(cover),
  )
})
