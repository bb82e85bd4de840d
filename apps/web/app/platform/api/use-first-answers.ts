import { useIsFetching } from '@tanstack/react-query'

/** Whether all that the screen asks for has been answered once, or nobody is asked any more. What failed and is asked again hides nothing. */
export const useFirstAnswers = (): boolean =>
  useIsFetching({ predicate: ({ state }) => state.status === 'pending' && state.errorUpdateCount === 0 }) === 0
