import type { ReactNode } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { mainId } from '../../../ui/skip-link.tsx'
import { SetUpScreen } from '../set-up-screen.tsx'
import { useSecondFactor } from '../use-second-factor.ts'

/** Opens the console to operators with a proven second factor, and asks the others for one. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSecondFactor()
  if (data) return data.proven ? children : <SetUpScreen onDone={() => void refetch()} />
  return (
    <main id={mainId} className="grid min-h-dvh place-items-center p-4">
      {error ? (
        <ErrorState
          message={errorText(error, t('This could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid w-full max-w-md gap-4" role="status" aria-busy="true" aria-label={t('Loading')}>
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-40 rounded-ticket" />
          <Skeleton className="h-12" />
        </div>
      )}
    </main>
  )
}
