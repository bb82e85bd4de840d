import type { KnownRecord } from './known-record.ts'

export const keptAtMost = 60
const keptForMs = 7 * 86_400_000

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && Array.isArray((data as Partial<Pages>).pages)

/** What is kept of an answer: of a list in pages, the first one. */
export const worthKeeping = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data

/** The records to forget: another build's, old ones, and the oldest beyond the bound. */
export function overdue(records: readonly KnownRecord[], { build, nowMs }: { build: string; nowMs: number }): string[] {
  const newestFirst = records.toSorted((a, b) => b.updatedAt - a.updatedAt)
  const isGone = (record: KnownRecord, index: number) =>
    record.build !== build || record.updatedAt < nowMs - keptForMs || index >= keptAtMost
  return newestFirst.filter(isGone).map(({ id }) => id)
}
