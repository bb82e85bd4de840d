import { QueryClientProvider } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { WasherScreen } from '../features/directory/washer-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { queryClient } from '../platform/query.ts'
import { SiteFrame } from './halves/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Washer · Washline'),
    description: t('Ratings and figures of a verified Washer.'),
  })

export default function WasherPage() {
  const { id = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <SiteFrame>
        {({ onOrder }) => <WasherScreen id={/^\d{1,15}$/.test(id) ? Number(id) : undefined} onOrder={onOrder} />}
      </SiteFrame>
    </QueryClientProvider>
  )
}
