import type { NearbyWasher } from '@washline/contract/directory/endpoints'
import type { UserId } from '@washline/contract/ids'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePublicWasher } from '../use-public-washer.ts'
import { RatingList } from './rating-list.tsx'
import { WasherRating, WasherStats } from './washer-stats.tsx'

export interface WasherSheetProps {
  washer: NearbyWasher | undefined
  onClose: () => void
  onOrder: () => void
}

/** A Washer of the list, with the latest ratings. */
export function WasherSheet({ washer, onClose, onOrder }: WasherSheetProps) {
  const [shown, setShown] = useState(washer)
  if (washer && washer !== shown) setShown(washer)
  return (
    <Sheet open={washer !== undefined} onClose={onClose} title={shown?.name ?? ''} closeText={t('Close')}>
      {shown && (
        <div className="grid gap-5">
          <p className="flex flex-wrap items-center justify-between gap-3">
            <WasherRating rating={shown.rating} />
            <span>{t('about {distance} away', { distance: formatDistance(shown.distance_meters) })}</span>
          </p>
          <WasherStats washer={shown} />
          {shown.rating.count > 0 && (
            <section className="grid gap-2">
              <h3>{t('Latest ratings')}</h3>
              <Latest id={shown.id} />
            </section>
          )}
          <p className="text-14 text-ink-2">
            {t('No need to choose: when you order, we ask the best Washers near you.')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={onOrder}>
              {t('Order Now')}
            </Button>
            <ButtonLink flat to={`/washers/${shown.id}`}>
              {t('Open page')}
            </ButtonLink>
          </div>
        </div>
      )}
    </Sheet>
  )
}

function Latest({ id }: { id: UserId }) {
  const { data, error, refetch } = usePublicWasher(id)
  if (data) return <RatingList ratings={data.latest} />
  if (error)
    return (
      <ErrorState
        message={errorText(error, t('The ratings could not be loaded.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={t('Loading')}>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
