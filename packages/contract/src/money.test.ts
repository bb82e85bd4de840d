import { describe, expect, it } from 'vitest'
import {
  add,
  leastOf,
  minor,
  mostOf,
  negate,
  shareOf,
  subtract,
  sumOf,
  timesQuantity,
  toMajor,
  toMinor,
} from './money.ts'

describe('minor units', () => {
  it.each([0, 1, -250, Number.MAX_SAFE_INTEGER])('are whole numbers: %d', (amount) => {
    expect(minor(amount)).toBe(amount)
  })

  it.each([0.5, 24.500001, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'are never %d',
    (amount) => {
      expect(() => minor(amount)).toThrow(RangeError)
    },
  )

  it.each([
    [0.1 + 0.2, 30],
    [24.5, 2_450],
    [1.005, 100],
    [-10, -1_000],
  ])('of %d major units are %d', (major, expected) => {
    expect(toMinor(major)).toBe(expected)
  })

  it.each([0, 1, 99, 2_450, -1_050])('%d are the same after conversion to major units and back', (amount) => {
    expect(toMinor<number>(toMajor(minor(amount)))).toBe(amount)
  })
})

describe('arithmetic', () => {
  const [five, seven] = [minor(5), minor(7)]
  it.each([
    ['a sum', add(five, seven), 12],
    ['a sum of nothing', sumOf([]), 0],
    ['a difference', subtract(five, seven, seven), -9],
    ['the opposite of nothing, which is not -0', negate(minor(0)), 0],
    ['a price times a quantity', timesQuantity(seven, 3), 21],
    ['the least', leastOf(five, seven), 5],
    ['the most', mostOf(five, seven), 7],
    ['15 % of 3.30, half rounded up', shareOf(minor(330), 1_500), 50],
    ['15 % of 3.29', shareOf(minor(329), 1_500), 49],
  ])('gives %s', (_, result, expected) => {
    expect(result).toBe(expected)
  })

  it('refuses a part of a minor unit, a sum beyond whole numbers, and the least of nothing', () => {
    expect(() => timesQuantity(five, 0.3)).toThrow(RangeError)
    expect(() => add(minor(Number.MAX_SAFE_INTEGER), five)).toThrow(RangeError)
    expect(() => leastOf()).toThrow(RangeError)
  })

  it('does not compile with plain numbers, nor with major units', () => {
    // @ts-expect-error a plain number is no money
    add(5, seven)
    // @ts-expect-error money is in minor units already
    toMinor(five)
    // @ts-expect-error major units are not minor units
    expect(() => add(toMajor(five))).toThrow(RangeError)
  })
})
