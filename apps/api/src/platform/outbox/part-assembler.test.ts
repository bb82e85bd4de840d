import { expect, it } from 'vitest'
import { createPartAssembler } from './part-assembler.ts'

it('gives a text of one part at once', () => {
  expect(createPartAssembler()('7 0 1 {"a":\n1}')).toBe('{"a":\n1}')
})
it('joins parts in order', () => {
  const assemble = createPartAssembler()
  expect([assemble('7 0 3 ab'), assemble('7 1 3  c'), assemble('7 2 3 d')]).toEqual([undefined, undefined, 'ab cd'])
  expect(assemble('8 0 1 e')).toBe('e')
})
it('ignores what it does not know', () => {
  expect(createPartAssembler()('hello')).toBeUndefined()
})
