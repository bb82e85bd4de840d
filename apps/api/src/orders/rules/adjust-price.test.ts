import { minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import { expect, it } from 'vitest'
import { adjustPrice } from './adjust-price.ts'

const covered = { coverageMinor: minor(50_000), fees: null }
const pieces = (quantity: number, valueMinor: number) => [{ quantity, unitPriceMinor: minor(valueMinor / quantity) }]

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
    ...covered,
    agreedMinor: minor(agreedMinor),
    authorisedMinor: minor(authorisedMinor),
    itemCount: 1,
    loadType: 'light',
  } as const
  expect(adjustPrice(order, pieces(1, value))).toMatchObject({ price: { walletMinor, totalMinor }, extraMinor })
})

it.each<[string, LoadType, before: number, after: number, LoadType, fee: number, extra: number]>([
  ['a piece more makes the load a medium one, at its fee', 'light', 8, 9, 'medium', 700, 200],
  ['a piece less makes it a light one again', 'medium', 9, 8, 'light', 500, 0],
  ['a load that the customer raised stays', 'heavy', 5, 9, 'heavy', 900, 0],
])('%s', (_, loadType, itemCount, after, expected, serviceFeeMinor, extraMinor) => {
  const agreedMinor = minor(5_500 + { light: 0, medium: 200, heavy: 400 }[loadType])
  const order = { ...covered, agreedMinor, authorisedMinor: agreedMinor, itemCount, loadType }
  expect(adjustPrice(order, [{ quantity: 1, unitPriceMinor: minor(5_000) }, ...pieces(after - 1, 0)])).toMatchObject({
    loadType: expected,
    price: { serviceFeeMinor },
    extraMinor,
  })
})
