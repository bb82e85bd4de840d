import { useWasherSummary } from '../../../domain/washer/use-washer-summary.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BalanceCard } from './balance-card.tsx'
import { RatingsCard } from './ratings-card.tsx'

/** The Washer's money and ratings. */
export function Standing() {
  const { data: summary, isError, refetch } = useWasherSummary()
  if (summary)
    return (
      <>
        <BalanceCard balance={summary.balance} />
        <RatingsCard ratings={summary.ratings} />
      </>
    )
  if (isError)
    return (
      <ErrorState
        message={t('Your balance and ratings could not be loaded.')}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading')} className="grid gap-5">
      <Skeleton className="h-44" />
      <Skeleton className="h-32" />
    </div>
  )
}
