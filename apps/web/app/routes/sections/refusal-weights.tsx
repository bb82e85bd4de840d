import { QueryClientProvider } from '@tanstack/react-query'
import { RefusalWeights } from '../../features/site/components/refusal-weights.tsx'
import { queryClient } from '../../platform/query.ts'

/** What the market has learned until now. */
export default function AskedRefusalWeights() {
  return (
    <QueryClientProvider client={queryClient}>
      <RefusalWeights />
    </QueryClientProvider>
  )
}
