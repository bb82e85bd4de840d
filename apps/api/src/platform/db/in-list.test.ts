import { expect, it } from 'vitest'
import { inList } from './in-list.ts'

it('writes constants into the statement', () => {
  expect(inList(['picked_up', 'delivered'])).toMatchObject({ text: "in ('picked_up', 'delivered')", values: [] })
})

it.each([[[]], [["x') or (1 = 1"]], [['A']]])('refuses %j', (constants) => {
  expect(() => inList(constants)).toThrow('not a list of constants')
})
