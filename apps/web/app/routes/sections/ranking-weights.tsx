import { QueryClientProvider } from '@tanstack/react-query'
import { RankingWeights } from '../../features/site/components/ranking-weights.tsx'
import { queryClient } from '../../platform/query.ts'

/** The ranking's present weights. */
export default function AskedRankingWeights() {
  return (
    <QueryClientProvider client={queryClient}>
      <RankingWeights />
    </QueryClientProvider>
  )
}
