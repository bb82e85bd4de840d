import { expect, it } from 'vitest'
import { makeWeek } from '../week/make-week.ts'
import { windowsOfWeek } from './run-windows.ts'
import { sellWindows } from './sell-windows.ts'

const options = { seed: 7, days: 1, orders: 300, washers: 90 }

it('serves 97 of 100 windows that were sold in a small city too, where the customer opens the door', () => {
  const { sold, served, doorClosed } = windowsOfWeek(options)
  expect(sold).toBeGreaterThan(80)
  expect(served / (sold - doorClosed)).toBeGreaterThanOrEqual(0.97)
})

it('refuses as full what nobody has a place for, and sells the rest', () => {
  const few = sellWindows(makeWeek({ ...options, washers: 10 }), 1)
  const many = sellWindows(makeWeek({ ...options, washers: 300 }), 1)
  expect(few.refused / few.asked).toBeGreaterThan(0.3)
  expect(many.refused / many.asked).toBeLessThan(0.1)
})
