import { QueryClientProvider } from '@tanstack/react-query'
import { GuestScreen } from '../features/sharing/guest-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { queryClient } from '../platform/query.ts'
import { useParams } from '../router/index.ts'

export const meta = () => [
  { title: pageTitle(t('Follow the laundry')) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function GuestOrderPage() {
  const { token = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <GuestScreen token={token} />
    </QueryClientProvider>
  )
}
