import { useQueryClient } from '@tanstack/react-query'
import { cardsQuery } from './use-cards.ts'

/** Asks whether there is a saved card. A failed look-up counts as none. */
export function useHasCard(): () => Promise<boolean> {
  const queries = useQueryClient()
  return () =>
    queries
      .fetchQuery(cardsQuery)
      .then((cards) => cards.length > 0)
      .catch(() => false)
}
