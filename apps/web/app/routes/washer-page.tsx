import { QueryClientProvider } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { WasherScreen } from '../features/directory/washer-screen.tsx'
import { FavouriteHeart } from '../features/people/components/favourite-heart.tsx'
import { PersonSafety } from '../features/people/components/person-safety.tsx'
import { ReportWords } from '../features/ratings/components/report-words.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { queryClient } from '../platform/query.ts'
import { useSession } from '../platform/session/use-session.ts'
import { SiteFrame } from './halves/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Washer · Washline'),
    description: t('Ratings and figures of a verified Washer.'),
  })

export default function WasherPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const washerId = /^\d{1,15}$/.test(id) ? Number(id) : undefined
  // Nobody does anything about themselves.
  const who = washerId !== undefined && user?.provider?.id !== washerId ? { washer_id: washerId } : undefined
  return (
    <QueryClientProvider client={queryClient}>
      <SiteFrame>
        {({ onOrder }) => (
          <WasherScreen
            id={washerId}
            onOrder={onOrder}
            heart={(name) => who && <FavouriteHeart who={who} name={name} />}
            person={(name) => who && <PersonSafety who={who} name={name} about="person" />}
            reportOf={(ratingId, about) => user && <ReportWords ratingId={ratingId} about={about} />}
          />
        )}
      </SiteFrame>
    </QueryClientProvider>
  )
}
