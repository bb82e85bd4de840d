import type { ConsolePersonMoney } from '@washline/contract/console/schemas'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { accountName } from '../money-labels.ts'

export function PersonBalances({
  wallet_minor,
  earnings,
  deposit_minor,
  cash_outs,
}: Pick<ConsolePersonMoney, 'wallet_minor' | 'earnings' | 'deposit_minor' | 'cash_outs'>) {
  const balances = [
    ['wallet', wallet_minor],
    ['earnings_pending', earnings.pending_minor],
    ['earnings_available', earnings.available_minor],
    ['earnings_reserved', earnings.reserved_minor],
    ['deposit', deposit_minor],
  ] as const
  return (
    <section className="grid content-start gap-3" aria-label={t('Balances')}>
      <h3>{t('Balances')}</h3>
      <div className="console-box">
        <dl className="console-details">
          {balances.map(([name, amount]) => (
            <div key={name}>
              <dt>{accountName({ name })}</dt>
              <dd className="num">{formatMinor(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {cash_outs.length > 0 && <h3>{t('Payouts')}</h3>}
      {cash_outs.map(({ id, amount_minor, state, reason, requested_at }) => (
        <div className="console-box" key={id}>
          <p className="console-posting">
            <b>{state}</b>
            <span className="num">{formatMinor(amount_minor)}</span>
          </p>
          <p className="text-ink-2 wrap-anywhere">
            {[formatDateTime(requested_at), reason].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </section>
  )
}
