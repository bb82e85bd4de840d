import { QueryClientProvider } from '@tanstack/react-query'
import { SetMatchCosts } from '../../features/site/components/set-match-costs.tsx'
import { queryClient } from '../../platform/query.ts'

/** What counts where Washers are short, now. */
export default function AskedMatchCosts() {
  return (
    <QueryClientProvider client={queryClient}>
      <SetMatchCosts />
    </QueryClientProvider>
  )
}
