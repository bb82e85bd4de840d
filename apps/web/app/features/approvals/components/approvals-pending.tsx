import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What stands in place of approvals that are not there: loading, or the error with another try. */
export function ApprovalsPending({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  if (error)
    return (
      <ErrorState
        message={errorText(error, t('Your approvals could not be loaded. Please try again.'))}
        retryText={t('Retry')}
        onRetry={() => void onRetry()}
      />
    )
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading')}>
      <Skeleton className="h-64" />
    </div>
  )
}
