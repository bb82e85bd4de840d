import type { ConsoleOrderMoney } from '@washline/contract/console/schemas'
import { add } from '@washline/contract/money'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { paymentState } from '../payment-labels.ts'

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

/** The payments and refunds of an order, with their state at the card vendor. */
export function OrderPayments({ payments, refunds }: Pick<ConsoleOrderMoney, 'payments' | 'refunds'>) {
  return (
    <>
      {payments.length > 0 && <h3>{t('At the card vendor')}</h3>}
      {payments.map(({ id, state, gateway, intent_id, amount_minor, captured_minor, card, decline_code }) => (
        <div className="console-box" key={id}>
          <p className="console-posting">
            <b>{t('{brand} ending {last4}', { brand: capitalised(card.brand), last4: card.last4 })}</b>
            <span className="num">
              {t('{moved} of {amount}', { moved: formatMinor(captured_minor), amount: formatMinor(amount_minor) })}
            </span>
          </p>
          <p className="text-ink-2 wrap-anywhere">
            {[paymentState(state), decline_code, gateway, intent_id].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
      {refunds.length > 0 && <h3>{t('Refunded')}</h3>}
      {refunds.map(({ id, card_minor, wallet_minor, reason, by, at, synced_at }) => (
        <div className="console-box" key={id}>
          <p className="console-posting">
            <b className="wrap-anywhere">{reason}</b>
            <span className="num">{formatMinor(add(card_minor, wallet_minor))}</span>
          </p>
          <p className="text-ink-2">
            {[
              by?.name,
              formatDateTime(at),
              synced_at ? t('synced with the card vendor') : t('not synced with the card vendor yet'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      ))}
    </>
  )
}
