import { market } from '@washline/contract/market'
import { useState } from 'react'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fact } from '../../../ui/fact.tsx'
import type { WasherSummary } from '../use-summary.ts'

export interface BalanceCardProps {
  balance: WasherSummary['balance']
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`

export function BalanceCard({ balance }: BalanceCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const change = balance.recent_change
  return (
    <section aria-labelledby="balance-title" className="card">
      <div className="flex items-center justify-between gap-4">
        <h2 id="balance-title">{t('Balance')}</h2>
        <Button look="link" onClick={() => setIsOpen(true)}>
          {t('Details')}
        </Button>
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
      <BalanceDetails balance={balance} open={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}

function BalanceDetails({ balance, open, onClose }: BalanceCardProps & { open: boolean; onClose: () => void }) {
  const rules = {
    share: 100 - market.fees.commissionBasisPoints / 100,
    hours: market.claims.windowMs / 3_600_000,
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('Your balance')} closeText={t('Close')}>
      <div className="stitched">
        <Fact name={t('Available')} total>
          {formatMoney(balance.available)}
        </Fact>
        <Fact name={t('Waiting')}>{formatMoney(balance.pending)}</Fact>
        <Fact name={t('Earned in the last 7 days')}>{formatMoney(balance.recent_change)}</Fact>
        <Fact name={t('Pending Deductions')}>{formatMoney(balance.pending_deductions)}</Fact>
      </div>
      <p className="text-14 text-ink-2">
        {t(
          'You keep {share} % of each order’s value. It waits {hours} hours after completion, in case something went wrong, and is then available. Pending deductions are open claims.',
          rules,
        )}
      </p>
    </Dialog>
  )
}
