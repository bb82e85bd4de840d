import { orderNumber } from '@washline/contract/ids'
import { formatTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { WalletEntry } from '../use-wallet.ts'
import { entryTitle, receiptPath } from '../view-model.ts'

/** One movement; that of an order links to its receipt. */
export function WalletEntryRow({ entry }: { entry: WalletEntry }) {
  const { kind, amount, balance_after, order_id, reason, created_at } = entry
  const inside = (
    <>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{entryTitle(kind)}</b>
        {reason && <span className="block text-14 wrap-anywhere">{reason}</span>}
        <span className="block text-14 text-ink-2">
          <Unbroken>{[order_id && orderNumber(order_id), formatTime(created_at)].filter(Boolean).join(' · ')}</Unbroken>
        </span>
      </span>
      <span className="text-right">
        <b className={amount > 0 ? 'num block font-semibold text-on-suds' : 'num block font-semibold'}>
          {amount > 0 && '+'}
          {formatMoney(amount)}
        </b>
        <span className="num block text-14 text-ink-2">
          {t('Balance {amount}', { amount: formatMoney(balance_after) })}
        </span>
      </span>
    </>
  )
  if (order_id === null) return <li className="flex items-center gap-4 pr-9">{inside}</li>
  return (
    <li>
      <Link to={receiptPath(order_id)} className="flex min-h-12 items-center gap-3 no-underline">
        {inside}
        <Icon name="next" className="text-ink-2" />
      </Link>
    </li>
  )
}
