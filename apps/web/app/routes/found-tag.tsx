import { QueryClientProvider } from '@tanstack/react-query'
import { FoundTagScreen } from '../features/tags/found-tag-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { queryClient } from '../platform/query.ts'
import { useParams } from '../router/index.ts'

export const meta = () => [
  { title: pageTitle(t('A Washline tag')) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function FoundTagPage() {
  const { code = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <FoundTagScreen code={code} />
    </QueryClientProvider>
  )
}
