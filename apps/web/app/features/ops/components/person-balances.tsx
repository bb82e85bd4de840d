import type { OpsPersonMoney } from '@washline/contract/ops/schemas'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { accountName } from '../view-model.ts'

export function PersonBalances({
  wallet,
  earnings,
  deposit,
  cash_outs,
}: Pick<OpsPersonMoney, 'wallet' | 'earnings' | 'deposit' | 'cash_outs'>) {
  const balances = [
    ['wallet', wallet],
    ['earnings_pending', earnings.pending],
    ['earnings_available', earnings.available],
    ['earnings_held', earnings.held],
    ['deposit', deposit],
  ] as const
  return (
    <section className="grid content-start gap-3" aria-label={t('Balances')}>
      <h3>{t('Balances')}</h3>
      <div className="ops-box">
        <dl className="ops-facts">
          {balances.map(([name, amount]) => (
            <div key={name}>
              <dt>{accountName({ name })}</dt>
              <dd className="num">{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {cash_outs.length > 0 && <h3>{t('Cash-outs')}</h3>}
      {cash_outs.map(({ id, amount, state, reason, requested_at }) => (
        <div className="ops-box" key={id}>
          <p className="ops-posting">
            <b>{state}</b>
            <span className="num">{formatMoney(amount)}</span>
          </p>
          <p className="text-ink-2 wrap-anywhere">
            {[formatDateTime(requested_at), reason].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </section>
  )
}
