import { expect, it } from 'vitest'
import { washerName, washerOf } from './washer-name.ts'

it.each([
  ['Noor Wahid', 'Noor’s Wash Room', { name: 'Noor’s Wash Room', person: 'Noor Wahid' }],
  ['Noor Wahid', 'noor wahid ', { name: 'noor wahid ', person: undefined }],
  [null, 'Noor’s Wash Room', { name: 'Noor’s Wash Room', person: undefined }],
])('names %j of %j by the business', (name, business_name, expected) => {
  expect(washerName({ name, business_name })).toEqual(expected)
})

it('has no name while an order has no Washer', () => {
  expect(washerOf(null)).toBeUndefined()
  expect(washerOf({ name: 'Noor Wahid', provider: { business_name: 'Noor’s Wash Room' } })?.name).toBe(
    'Noor’s Wash Room',
  )
})
