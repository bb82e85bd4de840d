import type { ApprovalId } from '@washline/contract/ids'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApprovalTicket } from './components/approval-ticket.tsx'
import { useApproval, useLiveApprovals } from './use-approvals.ts'

/** One thing that a program asked for. */
export function ApprovalScreen({ id }: { id: ApprovalId }) {
  useHeadingFocus()
  useLiveApprovals()
  const { data, error, refetch } = useApproval(id)
  return (
    <AppPage title={t('Approval')} back="/approvals" tab="account" bottomNav>
      <div className="max-w-[640px] min-w-0">
        {!data && !error && (
          <div role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-64" />
          </div>
        )}
        {!data && error && (
          <ErrorState
            message={errorText(error, t('Your approvals could not be loaded. Please try again.'))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {data && <ApprovalTicket approval={data} />}
      </div>
    </AppPage>
  )
}
