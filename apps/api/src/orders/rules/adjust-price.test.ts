import { minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import { noZoneFees } from '@washline/contract/zones/zone-prices'
import { expect, it } from 'vitest'
import { adjustPrice } from './adjust-price.ts'

const covered = { coverageMinor: minor(50_000), fees: null, ...noZoneFees }
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
  expect(adjustPrice(order, pieces(1, value), undefined)).toMatchObject({
    price: { walletMinor, totalMinor },
    extraMinor,
  })
})

it.each<[string, LoadType, before: number, after: number, LoadType, fee: number, extra: number]>([
  ['a piece more makes the load a medium one, at its fee', 'light', 8, 9, 'medium', 700, 200],
  ['a piece less makes it a light one again', 'medium', 9, 8, 'light', 500, 0],
  ['a load that the customer raised stays', 'heavy', 5, 9, 'heavy', 900, 0],
])('%s', (_, loadType, itemCount, after, expected, serviceFeeMinor, extraMinor) => {
  const agreedMinor = minor(5_500 + { light: 0, medium: 200, heavy: 400 }[loadType])
  const order = { ...covered, agreedMinor, authorisedMinor: agreedMinor, itemCount, loadType }
  expect(
    adjustPrice(order, [{ quantity: 1, unitPriceMinor: minor(5_000) }, ...pieces(after - 1, 0)], undefined),
  ).toMatchObject({
    loadType: expected,
    price: { serviceFeeMinor },
    extraMinor,
  })
})

it.each([
  ['falls as the laundry is worth more', 800, 200],
  ['rises as it is worth less, at most to the fee', 500, 300],
  ['is gone from its value on', 1_000, 0],
])('the fee of a small order %s, and is paid to the Washer with that of the way', (_, value, fee) => {
  const zoneFees = { zoneFeeMinor: minor(50), pickupFeeMinor: minor(100), smallOrderFeeMinor: minor(250) }
  const order = {
    ...covered,
    ...zoneFees,
    agreedMinor: minor(9_000),
    authorisedMinor: minor(9_000),
    itemCount: 1,
    loadType: 'light',
  } as const
  const zone = { small_order: { below_minor: minor(1_000), fee_minor: minor(300) } }
  const { price, netPayMinor } = adjustPrice(order, pieces(1, value), zone)
  expect(price).toMatchObject({ ...zoneFees, smallOrderFeeMinor: fee })
  expect(netPayMinor).toBe(value - Math.round(value * 0.15) + 100 + fee)
})
