import { describe, expect, it } from 'vitest'
import { findTestCard, hasExpired, passesLuhn } from './test-cards.ts'

describe('test cards', () => {
  it.each([
    '4242424242424242',
    '5555555555554444',
    '2223003122003222',
    '378282246310005',
    '3056930009020004',
    '36227206271667',
    '6200000000000005',
    '4000000000000341',
    '4000003800000446',
    '4000002760003184',
    '4000000000009995',
  ])('accepts %s with its check digit', (number) => {
    expect(findTestCard(number)).toBeDefined()
    expect(passesLuhn(number)).toBe(true)
  })
  it('finds a mistyped digit', () => {
    expect(passesLuhn('4242424242424241')).toBe(false)
  })
  it('accepts a card until the end of its month', () => {
    const now = new Date('2026-03-31T23:59:59Z')
    expect(hasExpired({ expMonth: 3, expYear: 2026 }, now)).toBe(false)
    expect(hasExpired({ expMonth: 2, expYear: 2026 }, now)).toBe(true)
    expect(hasExpired({ expMonth: 12, expYear: 2025 }, now)).toBe(true)
  })
})
