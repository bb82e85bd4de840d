import type { OrderStatus } from '@washline/contract/orders/process'
import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { OrderList } from './components/order-list.tsx'
import { StatusFilter } from './components/status-filter.tsx'

/** The orders of the person's current side. */
export function HistoryScreen() {
  const side = useUser().is_provider ? 'washer' : 'customer'
  const [status, setStatus] = useState<OrderStatus>()
  useHeadingFocus()
  return (
    <AppPage
      title={t('Order History')}
      tab="orders"
      bottomNav
      actions={<StatusFilter value={status} onChange={setStatus} />}
    >
      <div className="grid gap-6 pb-[86px]">
        <OrderList side={side} status={status} />
      </div>
    </AppPage>
  )
}
