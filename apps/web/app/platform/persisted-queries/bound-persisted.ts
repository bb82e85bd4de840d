import type { PersistedQuery } from '@tanstack/query-persist-client-core'

export const persistedAtMost = 60

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && Array.isArray((data as Partial<Pages>).pages)

/** What is persisted of an answer: of a list in pages, the first one. */
export const worthKeeping = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data

/** The keys of the oldest answers beyond the bound. */
export const beyondBound = (entries: readonly (readonly [key: string, PersistedQuery])[]): string[] =>
  entries
    .toSorted(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(persistedAtMost)
    .map(([key]) => key)
