import { QueryClientProvider } from '@tanstack/react-query'
import { Found } from '../../features/directory/components/found.tsx'
import type { WashersQuery } from '../../features/directory/view-model.ts'
import { queryClient } from '../../platform/query.ts'

/** The Washers around a place, with the query client. */
export default function FoundWashers(props: { query: WashersQuery; onOrder: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Found {...props} />
    </QueryClientProvider>
  )
}
