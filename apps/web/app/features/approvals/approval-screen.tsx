import type { ApprovalId } from '@washline/contract/ids'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { later } from '../../ui/later.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { ApprovalTicket } from './components/approval-ticket.tsx'
import { ApprovalsPending } from './components/approvals-pending.tsx'
import { useApproval, useLiveApprovals } from './use-approvals.ts'

const OrderAside = later(() => import('../../domain/order/order-aside.tsx').then((module) => module.OrderAside))

/** One thing that a program asked for; on a desktop beside the ticket of its order. */
export function ApprovalScreen({ id }: { id: ApprovalId }) {
  useHeadingFocus()
  useLiveApprovals()
  const isDesk = useIsDesk()
  const { data, error, refetch } = useApproval(id)
  const orderId = data?.order_id ?? null
  const aside = isDesk && orderId !== null && <OrderAside orderId={orderId} />
  return (
    <AppPage title={t('Approval')} back="/approvals" tab="account" bottomNav aside={aside}>
      <div className="max-w-[640px] min-w-0">
        {!data && <ApprovalsPending error={error} onRetry={refetch} />}
        {data && <ApprovalTicket approval={data} />}
      </div>
    </AppPage>
  )
}
