import type { OrderId } from '@washline/contract/ids'
import { type ReactNode, useState } from 'react'
import { useRested } from '../../platform/clock/use-rested.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { HungAside } from '../../ui/hung-aside.tsx'
import { later } from '../../ui/later.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { type OrderActions, OrderList } from './components/order-list.tsx'
import { OrderSearch } from './components/order-search.tsx'
import { StatusFilter } from './components/status-filter.tsx'
import { useHistoryView } from './use-history-view.ts'
import { useOrderPages } from './use-order-pages.ts'

const OrderAside = later(() => import('../../domain/order/order-aside.tsx').then((module) => module.OrderAside))

export interface HistoryScreenProps extends OrderActions {
  /** What stands beside an empty list on a desktop. */
  beforeFirst: ReactNode
}

/** The orders of the person's current side; on a desktop the whole ticket of the one that is pointed at stands beside them. */
export function HistoryScreen({ beforeFirst, ...actions }: HistoryScreenProps) {
  const side = useUser().is_provider ? 'washer' : 'customer'
  const { status, setStatus, typed, setTyped, showAll, search } = useHistoryView()
  const isDesk = useIsDesk()
  const [chosen, setChosen] = useState<OrderId>()
  const shown = useRested(chosen)
  const isEmpty = useOrderPages({ side, status, search }).data?.pages[0]?.data.length === 0
  useHeadingFocus()
  return (
    <AppPage
      title={side === 'washer' ? t('Order History##washer') : t('Order History')}
      tab="orders"
      bottomNav
      aside={
        isDesk &&
        (shown === undefined ? (
          isEmpty && <BeforeFirst>{beforeFirst}</BeforeFirst>
        ) : (
          <OrderAside key={shown} orderId={shown} isLinked />
        ))
      }
      actions={<StatusFilter value={status} onChange={setStatus} />}
    >
      <div className="grid gap-6 pb-[86px]">
        <OrderSearch side={side} value={typed} onChange={setTyped} />
        <OrderList
          side={side}
          status={status}
          search={search}
          onShowAll={showAll}
          onChoose={isDesk ? setChosen : undefined}
          {...actions}
        />
      </div>
    </AppPage>
  )
}

const BeforeFirst = ({ children }: { children: ReactNode }) => (
  <HungAside
    garments={[
      ['tshirt', 'rinse'],
      ['dress', 'blush'],
    ]}
  >
    {children}
  </HungAside>
)
