import { orderNumber } from '@washline/contract/ids'
import { Link } from 'react-router'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useOpsOrders } from '../use-ops-orders.ts'
import { consolePath, statusName } from '../view-model.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

export function OrdersList({ search, openId }: { search: string; openId: number | undefined }) {
  const orders = useOpsOrders(search)
  return (
    <QueryGate query={orders}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <p className="p-4 text-ink-2">{t('No order has these words.')}</p>
        return (
          <>
            <ul className="ops-rows" aria-label={t('Orders')}>
              {rows.map(({ id, status, customer, washer, placed_at }) => (
                <li key={id}>
                  <Link to={consolePath('orders', id)} aria-current={id === openId ? 'true' : undefined}>
                    <b className="num">{orderNumber(id)}</b>
                    <span className="ops-row-end">{statusName(status)}</span>
                    <span className="truncate text-ink-2">
                      {washer
                        ? t('{customer}, washed by {washer}', { customer: customer.name, washer: washer.name })
                        : customer.name}
                    </span>
                    <span className="ops-row-end num text-ink-2">{placed_at && formatDate(placed_at)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <ShowMore pages={orders} />
          </>
        )
      }}
    </QueryGate>
  )
}
