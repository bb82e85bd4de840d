import { describe, expect, it } from 'vitest'
import { keptAtMost, overdue, worthKeeping } from './bound-known.ts'
import type { KnownRecord } from './known-record.ts'

const nowMs = Date.parse('2026-11-20T12:00:00Z')
const aRecord = (changes: Partial<KnownRecord> = {}): KnownRecord => ({
  id: '1 a',
  userId: 1,
  queryKey: ['a'],
  data: {},
  updatedAt: nowMs,
  build: 'now',
  ...changes,
})

describe('what is kept for later', () => {
  it('is the first page of a list, and anything else whole', () => {
    expect(worthKeeping({ pages: [1, 2], pageParams: [undefined, 'b'] })).toEqual({
      pages: [1],
      pageParams: [undefined],
    })
    expect(worthKeeping({ id: 7 })).toEqual({ id: 7 })
    expect(worthKeeping(null)).toBeNull()
  })

  it.each([
    ['fresh', {}, false],
    ['of another build', { build: 'before' }, true],
    ['six days old', { updatedAt: nowMs - 6 * 86_400_000 }, false],
    ['eight days old', { updatedAt: nowMs - 8 * 86_400_000 }, true],
  ])('an answer %s', (_, changes, isGone) => {
    expect(overdue([aRecord(changes)], { build: 'now', nowMs })).toEqual(isGone ? ['1 a'] : [])
  })

  it('loses the oldest beyond the bound', () => {
    const records = Array.from({ length: keptAtMost + 2 }, (_, n) => aRecord({ id: `1 ${n}`, updatedAt: nowMs - n }))
    expect(overdue(records, { build: 'now', nowMs })).toEqual([`1 ${keptAtMost}`, `1 ${keptAtMost + 1}`])
  })
})
