import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { type OrderActions, OrderList } from './components/order-list.tsx'
import { OrderSearch } from './components/order-search.tsx'
import { StatusFilter } from './components/status-filter.tsx'
import { useHistoryView } from './use-history-view.ts'

/** The orders of the person's current side. */
export function HistoryScreen(actions: OrderActions) {
  const side = useUser().is_provider ? 'washer' : 'customer'
  const { status, setStatus, typed, setTyped, showAll, search } = useHistoryView()
  useHeadingFocus()
  return (
    <AppPage
      title={t('Order History')}
      tab="orders"
      bottomNav
      actions={<StatusFilter value={status} onChange={setStatus} />}
    >
      <div className="grid gap-6 pb-[86px]">
        <OrderSearch value={typed} onChange={setTyped} />
        <OrderList side={side} status={status} search={search} onShowAll={showAll} {...actions} />
      </div>
    </AppPage>
  )
}
