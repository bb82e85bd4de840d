import type { ApprovalId } from '@washline/contract/ids'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ApprovalTicket } from './components/approval-ticket.tsx'
import { ApprovalsPending } from './components/approvals-pending.tsx'
import { useApproval, useLiveApprovals } from './use-approvals.ts'

/** One thing that a program asked for. */
export function ApprovalScreen({ id }: { id: ApprovalId }) {
  useHeadingFocus()
  useLiveApprovals()
  const { data, error, refetch } = useApproval(id)
  return (
    <AppPage title={t('Approval')} back="/approvals" tab="account" bottomNav>
      <div className="max-w-[640px] min-w-0">
        {!data && <ApprovalsPending error={error} onRetry={refetch} />}
        {data && <ApprovalTicket approval={data} />}
      </div>
    </AppPage>
  )
}
