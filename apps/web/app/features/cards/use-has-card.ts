import { useQueryClient } from '@tanstack/react-query'

/**
 * Whether there is a saved card; false when the cards cannot be read. The code that reads them is loaded with the first
 * order.
 */
export function useHasCard(): () => Promise<boolean> {
  const queries = useQueryClient()
  return async () => {
    try {
      const { cardsQuery } = await import('./use-cards.ts')
      return (await queries.fetchQuery(cardsQuery)).length > 0
    } catch {
      return false
    }
  }
}
