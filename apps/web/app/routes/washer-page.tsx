import { QueryClientProvider } from '@tanstack/react-query'
import { readIdText, type UserId } from '@washline/contract/ids'
import { WasherScreen } from '../features/directory/washer-screen.tsx'
import { FavouriteHeart } from '../features/people/components/favourite-heart.tsx'
import { PersonSafety } from '../features/people/components/person-safety.tsx'
import { ReportText } from '../features/ratings/components/report-text.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { queryClient } from '../platform/query.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useParams } from '../router/index.ts'
import { SiteFrame } from './sections/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Washer · Washline'),
    description: t('Ratings and statistics of a verified Washer.'),
  })

export default function WasherPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const washer = readIdText<UserId>(id)
  // A Washer has no actions about themselves.
  const other = user?.id === washer ? undefined : washer
  return (
    <QueryClientProvider client={queryClient}>
      <SiteFrame>
        {({ onOrder }) => (
          <WasherScreen
            id={washer}
            onOrder={onOrder}
            heart={(name) => other && <FavouriteHeart id={other} name={name} />}
            person={(name) => other && <PersonSafety id={other} name={name} about="person" />}
            reportOf={(ratingId, about) => user && <ReportText ratingId={ratingId} about={about} />}
          />
        )}
      </SiteFrame>
    </QueryClientProvider>
  )
}
