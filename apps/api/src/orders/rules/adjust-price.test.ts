import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { adjustPrice } from './adjust-price.ts'

const cases: [
  string,
  agreed: number,
  authorized: number,
  value: number,
  wallet: number,
  card: number,
  extra: number,
][] = [
  ['the same list', 5_500, 5_500, 5_000, 0, 5_500, 0],
  ['a smaller list', 5_500, 5_500, 3_000, 0, 3_300, 0],
  ['a larger list', 5_500, 5_500, 6_000, 0, 6_600, 1_100],
  ['smaller, the wallet pays first', 5_500, 4_500, 3_000, 1_000, 2_300, 0],
  ['smaller than the wallet’s part', 5_500, 500, 3_000, 3_300, 0, 0],
  ['larger, the card pays more', 5_500, 4_500, 6_000, 1_000, 5_600, 1_100],
  ['a cent over', 5_500, 5_500, 5_001, 0, 5_501, 1],
]
it.each(cases)('%s', (_, agreedMinor, authorisedMinor, value, walletMinor, totalMinor, extraMinor) => {
  const order = {
    agreedMinor: minor(agreedMinor),
    authorisedMinor: minor(authorisedMinor),
    loadType: 'light',
    coverageMinor: minor(50_000),
  } as const
  expect(adjustPrice(order, minor(value))).toMatchObject({ price: { walletMinor, totalMinor }, extraMinor })
})
