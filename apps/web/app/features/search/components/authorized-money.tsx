import { add, toMinor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface AuthorizedMoneyProps {
  order: Pick<Order, 'total' | 'wallet' | 'card'>
}

/** The authorized amount, its source, and when it is paid. */
export function AuthorizedMoney({ order }: AuthorizedMoneyProps) {
  const amount = formatMinor(add(toMinor(order.total), toMinor(order.wallet)))
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-14 flex-none place-items-center rounded-full border-2 border-ink">
        <Icon name="card" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{t('{amount} authorized, not charged', { amount })}</p>
        <p className="text-14 text-ink-2">
          {whereText(order)} {t('Paid when you confirm you have your clothes.')}
        </p>
      </div>
    </div>
  )
}

function whereText({ card, total, wallet }: AuthorizedMoneyProps['order']): string {
  const onWallet = wallet > 0 ? t('{amount} from your wallet.', { amount: formatMoney(wallet) }) : ''
  if (!card || total === 0) return onWallet
  const onCard = t('Card ending {last4}.', { last4: card.last4 })
  return onWallet ? `${onCard} ${onWallet}` : onCard
}
