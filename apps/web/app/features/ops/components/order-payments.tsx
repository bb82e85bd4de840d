import type { OpsOrderMoney } from '@washline/contract/ops/schemas'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { paymentState } from './payment-words.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The payments as the card vendor has them, and what was given back. */
export function OrderPayments({ payments, refunds }: Pick<OpsOrderMoney, 'payments' | 'refunds'>) {
  return (
    <>
      {payments.length > 0 && <h3>{t('At the card vendor')}</h3>}
      {payments.map(({ id, state, gateway, intent_id, amount, captured, card, decline_code }) => (
        <div className="ops-box" key={id}>
          <p className="ops-posting">
            <b>{t('{brand} ending {last4}', { brand: capitalised(card.brand), last4: card.last4 })}</b>
            <span className="num">
              {t('{moved} of {amount}', { moved: formatMoney(captured), amount: formatMoney(amount) })}
            </span>
          </p>
          <p className="text-ink-2 wrap-anywhere">
            {[paymentState(state), decline_code, gateway, intent_id].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
      {refunds.length > 0 && <h3>{t('Given back')}</h3>}
      {refunds.map(({ id, card, wallet, reason, by, at, told_at }) => (
        <div className="ops-box" key={id}>
          <p className="ops-posting">
            <b className="wrap-anywhere">{reason}</b>
            <span className="num">{formatMoney(card + wallet)}</span>
          </p>
          <p className="text-ink-2">
            {[by?.name, formatDateTime(at), told_at ? t('the card knows') : t('the card is being told')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      ))}
    </>
  )
}
