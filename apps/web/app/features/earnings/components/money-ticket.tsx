import { market } from '@washline/contract/market'
import { useState } from 'react'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useNavigate } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { later } from '../../../ui/later.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { Earnings } from '../use-earnings.ts'
import { usePayoutAccount } from '../use-payout-account.ts'

const CashOutForm = later(() => import('../cash-out-form.tsx').then((module) => module.CashOutForm))

/** Available, pending and reserved earnings, and the cash-out button. */
export function MoneyTicket({ earnings }: { earnings: Earnings }) {
  const { available_minor, pending_minor, pending_deductions_minor, next_available } = earnings.balance
  const nowMs = useNow(60_000)
  return (
    <Ticket label={t('Your money')}>
      <Ticket.Part>
        <p className="kicker">{t('Available')}</p>
        <p className="clock num mt-2 whitespace-normal wrap-anywhere">{formatMinor(available_minor)}</p>
        <hr className="stitch mt-5 mb-3.5" />
        <Detail name={t('In the {hours} h claim window', { hours: market.claims.windowMs / 3_600_000 })}>
          {formatMinor(pending_minor)}
        </Detail>
        {next_available && (
          <p className="text-14 text-ink-2">
            {t('{amount} becomes available {when}', {
              amount: formatMinor(next_available.amount_minor),
              when: formatShortDateTime(next_available.at, nowMs),
            })}
          </p>
        )}
        <Detail name={t('Pending Deductions')}>{formatMinor(pending_deductions_minor)}</Detail>
      </Ticket.Part>
      <Ticket.Part>
        <CashOutAction earnings={earnings} />
      </Ticket.Part>
    </Ticket>
  )
}

function CashOutAction({ earnings }: { earnings: Earnings }) {
  const [isOpen, setIsOpen] = useState(false)
  const [hint, setHint] = useState<string>()
  const navigate = useNavigate()
  const account = usePayoutAccount().data
  const { available_minor } = earnings.balance
  const { minimum_minor, running } = earnings.cash_out
  const why = running
    ? t('A payout of {amount} is on its way. You can request the next one once it has arrived.', {
        amount: formatMinor(running.amount_minor),
      })
    : available_minor < minimum_minor
      ? t('You can cash out {amount} or more.', { amount: formatMinor(minimum_minor) })
      : undefined
  const isReady = account?.state === 'ready'
  const press = () => {
    if (why) return setHint(why)
    setHint(undefined)
    if (account && !isReady) return void navigate('/earnings/bank-account')
    setIsOpen(true)
  }
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        size="large"
        wide
        aria-disabled={why !== undefined || undefined}
        {...CashOutForm.soon}
        onClick={press}
        {...(why ? {} : { amount: formatMinor(available_minor) })}
      >
        {t('Cash Out')}
      </Button>
      {hint && why ? <ErrorText>{hint}</ErrorText> : why && <p className="text-14 text-ink-2">{why}</p>}
      {!why && account && !isReady && <p className="text-14 text-ink-2">{t('First, set up your payout account.')}</p>}
      {isReady && <CashOutForm open={isOpen} onClose={() => setIsOpen(false)} account={account} earnings={earnings} />}
    </div>
  )
}
