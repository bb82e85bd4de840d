import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { useWashersNear } from '../use-washers-near.ts'
import type { WashersQuery } from '../view-model.ts'
import { FoundToCome } from './found-to-come.tsx'
import { Results } from './results.tsx'

/** The Washers around the requested place. */
export function Found({ query, onOrder }: { query: WashersQuery; onOrder: () => void }) {
  const { data, error, refetch, isFetching } = useWashersNear(query)
  if (!data && error && !isFetching)
    return (
      <ErrorState
        message={errorText(error, t('The Washers could not be loaded.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <FoundToCome />
  if (!data.center)
    return (
      <EmptyState
        garment="hat"
        fill="pin"
        text={t('We could not find this location.')}
        next={
          <ButtonLink to={publicPath('/washers')} variant="link">
            {t('Search again')}
          </ButtonLink>
        }
      >
        <p>{t('Try the name of the city, or use your location.')}</p>
      </EmptyState>
    )
  if (data.washers.length === 0)
    return (
      <EmptyState
        garment="washer"
        fill="suds"
        text={t('No Washers near here yet')}
        next={<ButtonLink to={publicPath('/become-washer')}>{t('Become a Washer')}</ButtonLink>}
      >
        <p>{t('Be the first: orders from this neighborhood would go to you.')}</p>
      </EmptyState>
    )
  return (
    <>
      {data.center.is_partial && (
        <div className="gutter wrap-anywhere">
          <Note icon="pin">
            {t('We found {place}, but not the full address. Distances start there.', {
              place: data.center.name ?? '',
            })}
          </Note>
        </div>
      )}
      {error && (
        <div className="gutter">
          <Note icon="offline">{t('You are offline. This is the last saved version.')}</Note>
        </div>
      )}
      <Results key={JSON.stringify(data.center)} found={data} center={data.center} onOrder={onOrder} />
    </>
  )
}
