import type { Closing } from '@washline/contract/washers/schemas'
import { useState } from 'react'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useClosing } from '../use-closing.ts'
import { StopDialog } from './stop-dialog.tsx'

/**
 * Lets a Washer close that side of the account, then shows where the deposit is; nothing for people who never were
 * Washers.
 */
export function StopWashing() {
  const { data: closing } = useClosing()
  const [isOpen, setIsOpen] = useState(false)
  if (!closing) return null
  if (closing.closed) return <DepositNote deposit={closing.deposit} />
  return (
    <section aria-labelledby="stop-title" className="grid gap-2">
      <h2 id="stop-title">{t('Washer account')}</h2>
      {closing.deposit && (
        <p className="text-ink-2">
          {t('We hold your {amount} deposit. It is refunded when you stop.', {
            amount: formatMinor(closing.deposit.amount_minor),
          })}
        </p>
      )}
      <Button flat wide onClick={() => setIsOpen(true)}>
        {t('Stop being a Washer')}
      </Button>
      <StopDialog closing={closing} open={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}

function DepositNote({ deposit }: Pick<Closing, 'deposit'>) {
  if (!deposit) return null
  const values = { amount: formatMinor(deposit.amount_minor), digits: deposit.card_last4 }
  return deposit.state === 'refunded' ? (
    <Note tone="good">{t('Your {amount} deposit was refunded to the card ending in {digits}.', values)}</Note>
  ) : (
    <Note>{t('Your {amount} deposit is being refunded to the card ending in {digits}.', values)}</Note>
  )
}
