import { expect, it } from 'vitest'
import { drawItems } from './drawn-items.ts'

it.each([
  ['Navy T-shirt', 'tops', 'Navy T-shirt'],
  ['Mum’s wedding dress', 'full body', 'Dress'],
  ['a secret', 'tops', 'T-shirt'],
  ['Red thing of Ann', 'other', 'Other item'],
] as const)('calls %s of %s %s', (name, category, drawn) => {
  expect(drawItems([{ name, category, quantity: 2 }])).toEqual([{ name: drawn, category, quantity: 2 }])
})

it('leaves out what is not there', () => {
  expect(drawItems([{ name: 'Jeans', category: 'bottoms', quantity: 0 }])).toEqual([])
})
