import { careMessages } from '@washline/contract/care/messages'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { CareForm } from './care-form.tsx'
import { usePreferences, useSavePreferences } from './use-preferences.ts'

/** The care instructions that every new order starts with. */
export function PreferencesScreen({ aside }: { aside: ReactNode }) {
  const { data: instructions, error, refetch } = usePreferences()
  const save = useSavePreferences()
  useHeadingFocus()
  return (
    <AppPage title={t('Care preferences')} back="/account" tab="account" bottomNav menu={aside}>
      <div className="grid max-w-[640px] gap-6">
        <p className="text-ink-2">
          {t('These apply to every new order. You can change them for a single order before you confirm it.')}
        </p>
        {!instructions && !error && (
          <div className="grid gap-4" role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
          </div>
        )}
        {!instructions && error && (
          <ErrorState
            message={errorText(error, t('Your preferences could not be loaded.'))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {instructions && (
          <CareForm
            instructions={instructions}
            busy={save.isPending}
            problem={save.error ? errorText(save.error, t(careMessages.save)) : undefined}
            onSave={(next) => save.mutate(next, { onSuccess: () => toast.success(t('Your preferences are saved.')) })}
          />
        )}
      </div>
    </AppPage>
  )
}
