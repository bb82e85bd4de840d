import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { onAnswers } from '../api/on-answers.ts'

/** When the oldest of what is on the screen was read. */
const oldestShown = (client: QueryClient): number | null => {
  const read = client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ meta, state }) => Boolean(meta?.persistedOffline) && state.dataUpdatedAt > 0,
    })
    .map(({ state }) => state.dataUpdatedAt)
  return read.length > 0 ? Math.min(...read) : null
}

/** How old the screen is, for people without a network; null where it shows nothing that ages. */
export function useAsOf(): number | null {
  const client = useQueryClient()
  const subscribe = useCallback((changed: () => void) => onAnswers(client, changed), [client])
  return useSyncExternalStore(
    subscribe,
    () => oldestShown(client),
    () => null,
  )
}
