import type { SearchHit } from '@washline/contract/console/search'
import { consolePath } from '../view-model.ts'

/** The case after the given one in a list, or the first other one; undefined if there is no other. */
export function nextOf(rows: readonly { readonly id: number }[], id: number): number | undefined {
  const others = rows.filter((row) => row.id !== id)
  const place = rows.findIndex((row) => row.id === id)
  return (others[place] ?? others[0])?.id
}

/** The path that opens a hit of the search. */
export const hitPath = ({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string =>
  consolePath(({ order: 'orders', person: 'people', claim: 'claims' } as const)[kind], id)
