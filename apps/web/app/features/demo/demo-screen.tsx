import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DemoStage } from './components/demo-stage.tsx'
import { usePhones } from './use-phones.ts'

/** Both phones of one order beside each other, and between them why the Washer was chosen. */
export function DemoScreen() {
  const { data: phones, error, refetch } = usePhones()
  return (
    <div className="demo gutter">
      <header className="demo-head">
        <Logo to="/" />
        <div className="min-w-0">
          <h1 className="text-24">{t('One order, both phones')}</h1>
          <p className="text-14 text-ink-2">
            {t('Both phones run the real product. Press play, or use either phone yourself.')}
          </p>
        </div>
      </header>
      <main className="min-w-0">
        {phones ? (
          <DemoStage phones={phones} />
        ) : error ? (
          <ErrorState
            message={errorText(error, t('The phones could not be signed in.'))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="demo-stage" role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-120" />
            <Skeleton className="h-80" />
            <Skeleton className="h-120" />
          </div>
        )}
      </main>
    </div>
  )
}
