import { t } from '../../../platform/i18n/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The space of the results while they load. */
export function FoundToCome() {
  return (
    <div className="gutter grid gap-3" role="status" aria-busy="true" aria-label={t('Loading')}>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}
