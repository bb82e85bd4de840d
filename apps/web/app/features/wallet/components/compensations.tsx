import { orderNumber } from '@washline/contract/ids'
import { formatDate } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useWallet } from '../use-wallet.ts'
import { isCompensation } from '../view-model.ts'

/** What was paid for damaged or lost items; nothing while there is none. */
export function Compensations() {
  const found = useWallet().entries?.filter(isCompensation) ?? []
  if (found.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2>{t('Compensation History')}</h2>
      <ul className="stitched">
        {found.map(({ id, amount, order_id, created_at }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <div>
              <p className="whitespace-nowrap font-semibold">{order_id ? orderNumber(order_id) : t('Compensation')}</p>
              <p className="text-14 text-ink-2">{formatDate(created_at)}</p>
            </div>
            <span className="num font-semibold">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
