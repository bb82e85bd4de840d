import type { UserId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MapView } from '../../platform/map/map-view.tsx'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mainId } from '../../ui/skip-link.tsx'
import { StarBars } from '../../ui/star-bars.tsx'
import type { RatingListProps } from './components/rating-list.tsx'
import { Ratings } from './components/ratings.tsx'
import { WasherChecks } from './components/washer-checks.tsx'
import { WasherRating, WasherStats } from './components/washer-stats.tsx'
import { usePublicWasher } from './use-public-washer.ts'

export interface WasherScreenProps {
  id: UserId | undefined
  onOrder: () => void
  /** The favourite button, beside the name. */
  heart: (name: string) => ReactNode
  /** Actions of a signed-in person about the Washer. */
  person: (name: string) => ReactNode
  reportOf: NonNullable<RatingListProps['reportOf']>
}

/** A Washer's public page. */
export function WasherScreen({ id, onOrder, heart, person, reportOf }: WasherScreenProps) {
  const { data, error, refetch, isFetching } = usePublicWasher(id)
  const back = (
    <ButtonLink variant="link" to={publicPath('/washers')}>
      {t('Find Washers')}
    </ButtonLink>
  )
  if (id === undefined || (error instanceof ApiError && error.status === 404))
    return (
      <main id={mainId} className="gutter pt-10">
        <h1 className="sr-only">{t('Washer')}</h1>
        <EmptyState garment="socks" fill="pin" text={t('This Washer does not exist.')} next={back} />
      </main>
    )
  if (!data && error && !isFetching)
    return (
      <main id={mainId} className="gutter pt-10">
        <h1 className="sr-only">{t('Washer')}</h1>
        <ErrorState
          message={errorText(error, t('This page could not be loaded.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      </main>
    )
  if (!data)
    return (
      <main id={mainId} className="gutter grid gap-4 pt-10" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-16 w-80 max-w-full" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </main>
    )
  return (
    <main id={mainId} className="gutter grid grid-cols-1 gap-10 pt-6 desk:pt-10">
      <div className="grid gap-3">
        {error && <Note icon="offline">{t('You are offline. This is the last saved version.')}</Note>}
        <p>{back}</p>
        <div className="flex items-center justify-between gap-4">
          <h1 className="page-title min-w-0 wrap-anywhere">{data.name}</h1>
          {heart(data.name)}
        </div>
        {data.rating.average !== null && <WasherRating rating={data.rating} />}
      </div>
      <div className="grid grid-cols-1 gap-10 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-18">
        <div className="grid content-start gap-10">
          <section className="grid content-start gap-3" aria-labelledby="latest">
            <h2 id="latest">{t('Latest ratings')}</h2>
            <Ratings washer={data} reportOf={reportOf} />
          </section>
          {data.place && (
            <div className="washer-map">
              <MapView
                label={t('Approximate location of {name}', { name: data.name })}
                zoom={13}
                pins={[{ id: 'washer', point: data.place, variant: 'washer', label: data.name }]}
              />
            </div>
          )}
        </div>
        <Profile washer={data} onOrder={onOrder} person={person} />
      </div>
    </main>
  )
}

function Profile({
  washer: data,
  onOrder,
  person,
}: Pick<WasherScreenProps, 'onOrder' | 'person'> & {
  washer: NonNullable<ReturnType<typeof usePublicWasher>['data']>
}) {
  return (
    <div className="grid content-start gap-6">
      <div className="card grid gap-5">
        <WasherStats washer={data} />
        <StarBars
          label={t('Ratings by stars')}
          counts={data.stars}
          starText={(stars) => t('{stars, plural, one {# star} other {# stars}}', { stars })}
        />
      </div>
      <WasherChecks checks={data.checks} />
      <Button variant="primary" size="large" wide onClick={onOrder}>
        {t('Order Now')}
      </Button>
      <p className="text-14 text-ink-2">{t('No need to choose: when you order, we ask the best Washers near you.')}</p>
      {person(data.name)}
    </div>
  )
}
