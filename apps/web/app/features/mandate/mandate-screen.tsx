import type { AccessTokenId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { MandateForm } from './mandate-form.tsx'
import { useMandate, useSaveMandate } from './use-mandate.ts'

/** What one program may spend without asking. */
export function MandateScreen({ tokenId, aside }: { tokenId: AccessTokenId; aside: ReactNode }) {
  useHeadingFocus()
  const { data, error, refetch } = useMandate(tokenId)
  return (
    <AppPage title={t('Spending limits')} back="/account/tokens" tab="account" bottomNav menu={aside}>
      <div className="grid max-w-[640px] min-w-0 gap-6">
        {!data && !error && (
          <div role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-64" />
          </div>
        )}
        {!data && error && (
          <ErrorState
            message={errorText(error, t('Your spending limits could not be loaded. Please try again.'))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {data && <Loaded tokenId={tokenId} {...data} />}
      </div>
    </AppPage>
  )
}

type Data = NonNullable<ReturnType<typeof useMandate>['data']>

function Loaded({ tokenId, agent, mandate }: Data & { tokenId: AccessTokenId }) {
  const save = useSaveMandate(tokenId)
  const failed = save.error
    ? errorText(save.error, t('Your spending limits could not be saved. Please try again.'))
    : undefined
  return (
    <>
      <h2 className="wrap-anywhere">{agent}</h2>
      {mandate ? (
        <p className="text-ink-2">
          {t('{spent} of {limit} spent this month.', {
            spent: formatMinor(mandate.spent_minor),
            limit: formatMinor(mandate.month_ceiling_minor),
          })}
        </p>
      ) : (
        <Note>{t('No limits set: this program asks you each time before it spends anything.')}</Note>
      )}
      <MandateForm
        key={mandate?.updated_at}
        mandate={mandate ?? undefined}
        busy={save.isPending}
        problem={failed}
        onSave={(next) => save.mutate(next, { onSuccess: () => toast.success(t('Limits saved.')) })}
      />
      {mandate && (
        <Button variant="danger" flat busy={save.isPending} onClick={() => save.mutate(undefined)}>
          {t('Remove the limits and ask each time')}
        </Button>
      )}
    </>
  )
}
