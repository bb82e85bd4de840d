import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlaceSearch } from './components/place-search.tsx'
import { Results } from './components/results.tsx'
import { useWashersNear } from './use-washers-near.ts'
import type { Wish } from './view-model.ts'

export interface DirectoryScreenProps {
  /** Where to look; nothing yet in a prerendered page. */
  wish: Wish | undefined
  onWish: (wish: Wish) => void
  onOrder: () => void
  /** Stands in place of results while nothing is asked. */
  children: ReactNode
}

/** The verified Washers around a place. */
export function DirectoryScreen({ wish, onWish, onOrder, children }: DirectoryScreenProps) {
  return (
    <main className="directory">
      <div className="gutter directory-head">
        <div className="grid gap-4">
          <h1 className="page-title">{t('Find Washers')}</h1>
          <p className="lead max-w-[36em]">
            {t('Every one is verified. See who washes near you, and what their customers say.')}
          </p>
        </div>
        <PlaceSearch key={JSON.stringify(wish)} wish={wish} onWish={onWish} />
      </div>
      {wish ? <Found wish={wish} onOrder={onOrder} /> : <div className="gutter">{children}</div>}
    </main>
  )
}

function Found({ wish, onOrder }: { wish: Wish; onOrder: () => void }) {
  const { data, error, refetch, isFetching } = useWashersNear(wish)
  if (!data && error && !isFetching)
    return (
      <ErrorState
        message={errorText(error, t('The Washers could not be read.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className="gutter grid gap-3" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    )
  if (!data.center)
    return (
      <EmptyState garment="hat" fill="pin" text={t('We do not know this place.')}>
        <p>{t('Try the name of the town, or use your position.')}</p>
      </EmptyState>
    )
  if (data.washers.length === 0)
    return (
      <EmptyState garment="washer" fill="suds" text={t('No Washers near here yet')}>
        <p>{t('Be the first: the orders of this neighbourhood would come to you.')}</p>
        <ButtonLink to={publicPath('/become-washer')}>{t('Become a Washer')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      {error && (
        <div className="gutter">
          <Note icon="offline">{t('No connection right now. This is how it stood last.')}</Note>
        </div>
      )}
      <Results key={JSON.stringify(data.center)} found={data} center={data.center} onOrder={onOrder} />
    </>
  )
}
