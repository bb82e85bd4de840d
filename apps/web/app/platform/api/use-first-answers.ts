import { useIsFetching } from '@tanstack/react-query'

/**
 * Whether all queries of the screen have settled once, or none runs any more. A retry after a failure hides nothing.
 */
export const useFirstAnswers = (): boolean =>
  useIsFetching({ predicate: ({ state }) => state.status === 'pending' && state.errorUpdateCount === 0 }) === 0
