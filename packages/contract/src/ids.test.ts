import { describe, expect, it } from 'vitest'
import { idText, type OrderId, orderId, orderNumber, readId, readIdText, toOrderId, toUserId, userId } from './ids.ts'

describe('the id of an order in a path', () => {
  it.each([
    ['100482', 100_482],
    ['007', 7],
  ])('is the number %s', (text, expected) => {
    expect(idText(orderId).parse(text)).toBe(expected)
    expect(readIdText(text)).toBe(expected)
  })

  it.each(['', '0', '-1', '1.5', '1e3', ' 1', 'WL-100482', '1'.repeat(16)])('is not %j', (text) => {
    expect(idText(orderId).safeParse(text).success).toBe(false)
    expect(readIdText(text)).toBeUndefined()
  })
})

it.each([0, -1, 1.5, Number.NaN, 2 ** 53, '7', null, undefined])('is no id: %j', (value) => {
  expect(readId(value)).toBeUndefined()
  expect(() => toOrderId(value as number)).toThrow(RangeError)
})

it('is one kind of id and no other, for the compiler', () => {
  const numberOf = (id: OrderId) => orderNumber(id)
  expect(numberOf(toOrderId(100_482))).toBe('WL-100482')
  // @ts-expect-error the id of a person
  numberOf(toUserId(100_482))
  // @ts-expect-error a plain number
  numberOf(100_482)
  // @ts-expect-error parsed as the id of a person
  numberOf(userId.parse(100_482))
})
