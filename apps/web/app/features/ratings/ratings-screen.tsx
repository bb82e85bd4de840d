import type { UserId } from '@washline/contract/ids'
import { ratingMessages } from '@washline/contract/ratings/messages'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HungAside } from '../../ui/hung-aside.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RatingOverview } from './components/rating-overview.tsx'
import { RatingRow } from './components/rating-row.tsx'
import { RatingSteps } from './components/rating-steps.tsx'
import { useWasherRatings } from './use-washer-ratings.ts'

export interface RatingsScreenProps {
  /** The rated Washer. */
  userId: UserId
}

export function RatingsScreen({ userId }: RatingsScreenProps) {
  useHeadingFocus()
  return (
    <AppPage title={t('Ratings')} back="/home-screen" tab="account" bottomNav beside={<Reviews userId={userId} />}>
      <Ratings userId={userId} />
    </AppPage>
  )
}

function Ratings({ userId }: RatingsScreenProps) {
  const { data, isError, refetch } = useWasherRatings(userId)
  const [first] = data?.pages ?? []
  if (!first && isError)
    return <ErrorState message={t(ratingMessages.read)} retryText={t('Retry')} onRetry={() => void refetch()} />
  if (!data || !first)
    return (
      <div className="grid gap-5" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    )
  if (first.average === null)
    return (
      <EmptyState
        garment="shirt"
        text={t('No reviews yet')}
        next={<ButtonLink to="/home-screen">{t('Go to your requests')}</ButtonLink>}
      >
        <p>{t('Your reviews appear here after your first completed order.')}</p>
      </EmptyState>
    )
  return <RatingOverview average={first.average} count={first.count} stars={first.stars} />
}

function Reviews({ userId }: RatingsScreenProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useWasherRatings(userId)
  if (!data?.pages[0]?.count) return beforeFirst
  return (
    <section aria-labelledby="reviews-title" className="px-(--gutter) pb-8 desk:pt-12">
      <h2 id="reviews-title" className="mb-2">
        {t('Reviews')}
      </h2>
      <ul className="stitched">
        {data.pages.flatMap(({ ratings }) => ratings.map((rating) => <RatingRow key={rating.id} rating={rating} />))}
      </ul>
      {hasNextPage && (
        <Button flat wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older ratings')}
        </Button>
      )}
    </section>
  )
}

const beforeFirst = (
  <div className="px-(--gutter) pb-8">
    <HungAside
      garments={[
        ['blouse', 'blush'],
        ['socks', 'pin'],
      ]}
    >
      <RatingSteps />
    </HungAside>
  </div>
)
