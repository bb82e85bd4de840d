import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import { formatDate } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { consolePath } from '../../view-model.ts'
import { useConsoleOrders } from '../use-console-orders.ts'

export function OrdersList({ search, openId }: { search: string; openId: number | undefined }) {
  const orders = useConsoleOrders(search)
  return (
    <QueryGate query={orders}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <p className="p-4 text-ink-2">{t('No orders match your search.')}</p>
        return (
          <>
            <ul className="console-rows" aria-label={t('All orders')}>
              {rows.map(({ id, status, customer, washer, placed_at }) => (
                <li key={id}>
                  <Link to={consolePath('orders', id)} aria-current={id === openId ? 'true' : undefined}>
                    <span className="num flex min-w-0 flex-wrap gap-x-2">
                      <b>{orderNumber(id)}</b>
                      <span className="text-ink-2">{placed_at && formatDate(placed_at)}</span>
                    </span>
                    <span className="console-row-end">{t(statusLabels[status])}</span>
                    <span className="col-span-2 line-clamp-2 text-ink-2 wrap-anywhere">
                      {washer
                        ? t('{customer}, washed by {washer}', { customer: customer.name, washer: washer.name })
                        : customer.name}
                    </span>
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
