import { QueryClientProvider } from '@tanstack/react-query'
import { SearchReach } from '../../features/site/components/search-reach.tsx'
import { queryClient } from '../../platform/query.ts'

/** How Washers are asked, as the operators have set it. */
export default function AskedSearchReach() {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchReach />
    </QueryClientProvider>
  )
}
