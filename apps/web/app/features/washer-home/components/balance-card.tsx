import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/fact.tsx'
import type { WasherSummary } from '../use-summary.ts'

export interface BalanceCardProps {
  balance: WasherSummary['balance']
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`

export function BalanceCard({ balance }: BalanceCardProps) {
  const change = balance.recent_change
  return (
    <section aria-labelledby="balance-title" className="card">
      <div className="flex items-center justify-between gap-4">
        <h2 id="balance-title">{t('Balance')}</h2>
        <Link to="/earnings" className="text-button shrink-0">
          {t('Details')}
        </Link>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="kicker block">{t('Available')}</span>
          <span className="display num text-44">{formatMoney(balance.available)}</span>
        </p>
        {change !== 0 && (
          <p className="text-right">
            <b className={classes('num block', change > 0 ? 'text-on-suds' : 'text-coral')}>{signed(change)}</b>
            <span className="text-14 text-ink-2">{t('last 7 days')}</span>
          </p>
        )}
      </div>
      <hr className="stitch my-3.5" />
      <Fact name={t('Pending Deductions')}>{formatMoney(balance.pending_deductions)}</Fact>
    </section>
  )
}
