import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { beyondBound, persistedAtMost, worthKeeping } from './bound-persisted.ts'

const nowMs = Date.parse('2026-11-20T12:00:00Z')

function aQuery(queryKey: readonly unknown[], updatedAt: number): PersistedQuery {
  const query = new QueryClient().getQueryCache().build(new QueryClient(), { queryKey })
  return { ...query, state: { ...query.state, dataUpdatedAt: updatedAt }, buster: 'now' }
}

describe('what is kept for later', () => {
  it('is the first page of a list, and anything else whole', () => {
    expect(worthKeeping({ pages: [1, 2], pageParams: [undefined, 'b'] })).toEqual({
      pages: [1],
      pageParams: [undefined],
    })
    expect(worthKeeping({ id: 7 })).toEqual({ id: 7 })
    expect(worthKeeping(null)).toBeNull()
  })

  it('loses the oldest beyond the bound', () => {
    const entries = Array.from({ length: persistedAtMost + 2 }, (_, n) => [`1-${n}`, aQuery([n], nowMs - n)] as const)
    expect(beyondBound(entries)).toEqual([`1-${persistedAtMost}`, `1-${persistedAtMost + 1}`])
  })
})
