import { expect, it } from 'vitest'
import { idBefore, pageById } from './page-by-id.ts'

it('names the last row of a page as the cursor of the next one', () => {
  const rows = [{ id: 9 }, { id: 7 }, { id: 4 }]
  expect(pageById(rows, 2)).toEqual({ page: [{ id: 9 }, { id: 7 }], next_cursor: '7' })
  expect(idBefore('7')).toBe(7)
})

it('has no cursor after the last page', () => {
  expect(pageById([{ id: 9 }, { id: 7 }], 2).next_cursor).toBeNull()
  expect(pageById([], 2)).toEqual({ page: [], next_cursor: null })
})

it.each(['', '-1', '1.5', 'open.7', '1'.repeat(16)])('refuses %j as a cursor', (cursor) => {
  expect(() => idBefore(cursor)).toThrow(expect.objectContaining({ status: 422 }))
})
