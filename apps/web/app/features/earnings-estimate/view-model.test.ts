import { market } from '@washline/contract/market'
import { loadTypes } from '@washline/contract/orders/load-types'
import { priceOf } from '@washline/contract/scanning/catalogue'
import { describe, expect, it } from 'vitest'
import { estimate } from './view-model.ts'

describe('the estimate', () => {
  it('is the value of the bag less the commission, times the orders', () => {
    const { valueMinor, payMinor, weekMinor } = estimate('light', 5, { priceOf, rules: market })
    // 4 T-shirts, a shirt, shorts, 3 briefs, 3 pairs of socks; and 6, 1, 1, 5, 5.
    expect(valueMinor).toEqual([2_300, 3_200])
    expect(payMinor).toEqual([1_955, 2_720])
    expect(weekMinor).toEqual([9_775, 13_600])
  })

  it.each(loadTypes)('is a range for a %s load: the minimum is lower, and an hour with the trip pays less', (load) => {
    const { valueMinor, perHourMinor, hours, payMinor } = estimate(load, 3, { priceOf, rules: market })
    expect(valueMinor[0]).toBeLessThan(valueMinor[1])
    expect(perHourMinor[0]).toBeLessThan(perHourMinor[1])
    expect(hours[0]).toBeLessThan(hours[1])
    expect(perHourMinor[1] * (hours[0] / 3)).toBeCloseTo(payMinor[1], -1)
  })

  it('rises with the load', () => {
    const [light, medium, heavy] = loadTypes.map((load) => estimate(load, 1, { priceOf, rules: market }).payMinor)
    expect(light?.[1]).toBeLessThan(medium?.[1] ?? 0)
    expect(medium?.[1]).toBeLessThan(heavy?.[1] ?? 0)
  })
})
