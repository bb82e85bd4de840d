import { orderNumber } from '@washline/contract/ids'
import { formatDate } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useCredits } from '../use-credits.ts'
import { entryTitle, receiptPath } from '../view-model.ts'
import { ClaimedItems } from './claimed-items.tsx'

/** Credits and refunds of the person; nothing without any. */
export function Compensations() {
  const found = useCredits().data ?? []
  if (found.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2>{t('Compensation History')}</h2>
      <ul className="stitched">
        {found.map(({ id, kind, amount, order_id, created_at }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <div className="min-w-0">
              <p className="font-semibold">{entryTitle(kind)}</p>
              <p className="text-14 text-ink-2">
                {order_id && (
                  <Link
                    to={kind === 'compensation' ? `/claims?order=${order_id}` : receiptPath(order_id)}
                    className="mr-2 inline-block py-1"
                  >
                    <Unbroken>{orderNumber(order_id)}</Unbroken>
                  </Link>
                )}
                {formatDate(created_at)}
              </p>
              {kind === 'compensation' && order_id && <ClaimedItems orderId={order_id} />}
            </div>
            <span className="num font-semibold">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
