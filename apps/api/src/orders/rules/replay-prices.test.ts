import { toOrderId } from '@washline/contract/ids'
import { market, type PriceRules } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { noZoneFees } from '@washline/contract/zones/zone-prices'
import { expect, it } from 'vitest'
import { type PricedOrder, replayPrice } from './replay-prices.ts'

/** 20.00 of laundry: 2.00 of service, 3.00 of cover, 17.00 for the Washer; 5.00 were paid by the wallet. */
const order: PricedOrder = {
  orderId: toOrderId(1),
  washerId: null,
  isNewcomer: false,
  items: [{ quantity: 4, unitPriceMinor: minor(500) }],
  loadType: 'medium',
  coverageMinor: minor(100_000),
  valueMinor: minor(2_000),
  serviceFeeMinor: minor(400),
  coverageFeeMinor: minor(300),
  ...noZoneFees,
  walletMinor: minor(500),
  totalMinor: minor(2_200),
  netPayMinor: minor(1_700),
  fees: null,
}
const rulesWith = (
  fees: Partial<PriceRules['fees']>,
  coverage: PriceRules['coverage'] = market.coverage,
): PriceRules => ({
  fees: { ...market.fees, ...fees },
  coverage,
})
const noCoverFee = { extra: [{ limitMinor: minor(100_000), feeMinor: minor(0) }] }
const dearer = { light: minor(0), medium: minor(500), heavy: minor(0) }

it.each<[string, PriceRules, [number, number, number]]>([
  ['the present rules', market, [2_700, 1_700, 1_000]],
  ['a lower share', rulesWith({ serviceBasisPoints: 100 }), [2_700, 1_700, 1_000]],
  ['a higher minimum', rulesWith({ serviceMinimumMinor: minor(350) }), [2_850, 1_700, 1_150]],
  ['a higher share', rulesWith({ serviceBasisPoints: 1_500 }), [2_800, 1_700, 1_100]],
  ['another fee of the load', rulesWith({ loadMinor: dearer }), [3_000, 1_700, 1_300]],
  ['a higher commission', rulesWith({ commissionBasisPoints: 2_000 }), [2_700, 1_600, 1_100]],
  ['a commission of a third of a cent', rulesWith({ commissionBasisPoints: 1_333 }), [2_700, 1_733, 967]],
  ['no fee for the cover', rulesWith({}, noCoverFee), [2_400, 1_700, 700]],
])('prices an order under %s', (_, rules, [customerMinor, washerMinor, marketMinor]) => {
  expect(replayPrice(order, rules)).toMatchObject({
    before: { customerMinor: 2_700, washerMinor: 1_700, marketMinor: 1_000 },
    after: { customerMinor, washerMinor, marketMinor },
    isReproduced: true,
  })
})

it.each<[string, Partial<PricedOrder>]>([
  ['an item more', { items: [{ quantity: 5, unitPriceMinor: minor(500) }] }],
  ['another service fee', { serviceFeeMinor: minor(401), totalMinor: minor(2_201) }],
  ['another cover', { coverageMinor: minor(250_000) }],
  ['another pay', { netPayMinor: minor(1_699) }],
  ['another part of the wallet', { walletMinor: minor(3_000) }],
])('does not reproduce an order with %s', (_, change) => {
  expect(replayPrice({ ...order, ...change }, market).isReproduced).toBe(false)
})
