import { useQueryClient } from '@tanstack/react-query'

/** Asks whether there is a saved card. A failed look-up counts as none. The code that asks comes with the first order. */
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
