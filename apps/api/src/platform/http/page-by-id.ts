import { messages } from '@washline/contract/messages'
import { invalid } from './refusal.ts'

/** The id before which a page begins, of a list whose cursor is the id of its last row. */
export function idBefore(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}

/** The first `limit` of `limit + 1` rows that were read, and the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string | number,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: last !== undefined && rows.length > limit ? String(cursorOf(last)) : null }
}

export const pageById = <Row extends { readonly id: number }>(rows: readonly Row[], limit: number) =>
  pageOf(rows, limit, ({ id }) => id)
