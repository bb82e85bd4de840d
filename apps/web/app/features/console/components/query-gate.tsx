import type { ReactNode } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Renders a query: a skeleton while it loads, the error with a retry button, or its data. */
export function QueryGate<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <ErrorState
        message={errorText(query.error, t('This could not be loaded. Please try again.'))}
        retryText={t('Retry')}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div className="console-loading" role="status" aria-busy="true" aria-label={t('Loading...')}>
      {['w-full', 'w-5/6', 'w-full', 'w-2/3', 'w-full', 'w-3/4'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <Skeleton key={line} className={`h-6 ${width}`} />
      ))}
    </div>
  )
}
