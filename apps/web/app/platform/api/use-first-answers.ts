import { useIsFetching } from '@tanstack/react-query'

/** Whether all that the screen asks for has been answered once, or nobody is asked any more. */
export const useFirstAnswers = (): boolean =>
  useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) === 0
