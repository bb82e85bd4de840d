import { QueryClientProvider } from '@tanstack/react-query'
import { SearchReach } from '../../features/site/components/search-reach.tsx'
import { queryClient } from '../../platform/query.ts'

/** The search's present settings. */
export default function AskedSearchReach() {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchReach />
    </QueryClientProvider>
  )
}
