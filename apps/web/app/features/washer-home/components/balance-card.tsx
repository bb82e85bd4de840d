import { type Minor, negate } from '@washline/contract/money'
import type { WasherSummary } from '../../../domain/washer/use-washer-summary.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { classes } from '../../../ui/classes.ts'
import { Detail } from '../../../ui/detail.tsx'

export interface BalanceCardProps {
  balance: WasherSummary['balance']
}

const signed = (amountMinor: Minor) =>
  amountMinor < 0 ? `−${formatMinor(negate(amountMinor))}` : `+${formatMinor(amountMinor)}`

export function BalanceCard({ balance }: BalanceCardProps) {
  const change = balance.recent_change_minor
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
          <span className="display num text-44">{formatMinor(balance.available_minor)}</span>
        </p>
        {change !== 0 && (
          <p className="text-right">
            <b className={classes('num block', change > 0 ? 'text-on-suds' : 'text-coral')}>{signed(change)}</b>
            <span className="text-14 text-ink-2">{t('last 7 days')}</span>
          </p>
        )}
      </div>
      <hr className="stitch my-3.5" />
      <Detail name={t('Pending Deductions')}>{formatMinor(balance.pending_deductions_minor)}</Detail>
    </section>
  )
}
