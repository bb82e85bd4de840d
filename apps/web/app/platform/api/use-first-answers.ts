import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { onAnswers } from './on-answers.ts'

const isFirst = ({ state }: Query): boolean => state.status === 'pending' && state.errorUpdateCount === 0

/**
 * Whether all queries of the screen have settled once, or none runs any more. A retry after a failure hides nothing.
 */
export function useFirstAnswers(): boolean {
  const client = useQueryClient()
  const subscribe = useCallback((changed: () => void) => onAnswers(client, changed), [client])
  const read = () => client.isFetching({ predicate: isFirst }) === 0
  return useSyncExternalStore(subscribe, read, read)
}
