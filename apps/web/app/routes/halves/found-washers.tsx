import { QueryClientProvider } from '@tanstack/react-query'
import { Found } from '../../features/directory/components/found.tsx'
import type { Wish } from '../../features/directory/view-model.ts'
import { queryClient } from '../../platform/query.ts'

/** The Washers around a place, with what asks for them. */
export default function FoundWashers(props: { wish: Wish; onOrder: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Found {...props} />
    </QueryClientProvider>
  )
}
