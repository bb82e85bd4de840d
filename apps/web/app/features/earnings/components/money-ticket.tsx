import { market } from '@washline/contract/market'
import { useState } from 'react'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { CashOutForm } from '../cash-out-form.tsx'
import type { Earnings } from '../use-earnings.ts'
import { useLinkPayoutAccount } from '../use-link-payout-account.ts'
import { usePayoutAccount } from '../use-payout-account.ts'

/** What is there to be paid out, what waits, what is held; and the way to the bank. */
export function MoneyTicket({ earnings }: { earnings: Earnings }) {
  const { available, pending, pending_deductions, next_available } = earnings.balance
  const nowMs = useNow(60_000)
  return (
    <Ticket label={t('Your money')}>
      <Ticket.Part>
        <p className="kicker">{t('Available')}</p>
        <p className="clock num mt-2 whitespace-normal wrap-anywhere">{formatMoney(available)}</p>
        <hr className="stitch mt-5 mb-3.5" />
        <Fact name={t('In the {hours} h claim window', { hours: market.claims.windowMs / 3_600_000 })}>
          {formatMoney(pending)}
        </Fact>
        {next_available && (
          <p className="text-14 text-ink-2">
            {t('{amount} becomes available {when}', {
              amount: formatMoney(next_available.amount),
              when: formatShortDateTime(next_available.at, nowMs),
            })}
          </p>
        )}
        <Fact name={t('Pending Deductions')}>{formatMoney(pending_deductions)}</Fact>
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
  const link = useLinkPayoutAccount()
  const account = usePayoutAccount().data
  const { available } = earnings.balance
  const { minimum, running } = earnings.cash_out
  const why = running
    ? t('A cash-out of {amount} is on its way. The next one can begin once it has arrived.', {
        amount: formatMoney(running.amount),
      })
    : available < minimum
      ? t('You can cash out from {amount}.', { amount: formatMoney(minimum) })
      : undefined
  const isReady = account?.state === 'ready'
  const press = () => {
    if (why) return setHint(why)
    setHint(undefined)
    if (account && !isReady) return link.mutate()
    setIsOpen(true)
  }
  return (
    <div className="grid gap-2">
      <Button
        look="primary"
        size="large"
        wide
        aria-disabled={why !== undefined || undefined}
        busy={link.isPending}
        onClick={press}
        {...(why ? {} : { amount: formatMoney(available) })}
      >
        {t('Cash Out')}
      </Button>
      {hint && why ? <ErrorText>{hint}</ErrorText> : why && <p className="text-14 text-ink-2">{why}</p>}
      {!why && account && !isReady && (
        <p className="text-14 text-ink-2">{t('First we ask you where the money should go.')}</p>
      )}
      {isReady && <CashOutForm open={isOpen} onClose={() => setIsOpen(false)} account={account} earnings={earnings} />}
    </div>
  )
}
