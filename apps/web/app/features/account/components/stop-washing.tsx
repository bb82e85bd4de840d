import { messages } from '@washline/contract/messages'
import type { Closing, OpenMatter } from '@washline/contract/washers/schemas'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { useCloseWasher, useClosing } from '../use-closing.ts'

/** The way out of being a Washer, and afterwards where the deposit is; nothing for who never was one. */
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
          {t('We hold your deposit of {amount}. It comes back when you stop.', {
            amount: formatMoney(closing.deposit.amount),
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
  const words = { amount: formatMoney(deposit.amount), digits: deposit.card_last4 }
  return deposit.state === 'refunded' ? (
    <Note tone="good">{t('Your deposit of {amount} was given back to the card ending in {digits}.', words)}</Note>
  ) : (
    <Note>{t('Your deposit of {amount} is on its way back to the card ending in {digits}.', words)}</Note>
  )
}

function StopDialog({ closing, open, onClose }: { closing: Closing; open: boolean; onClose: () => void }) {
  const stop = useCloseWasher()
  const { deposit, to_wallet } = closing
  const isReady = closing.open.length === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!stop.isPending}
      title={t('Stop being a Washer')}
      closeText={t('Close')}
    >
      {isReady ? (
        <>
          <p>{t('You get no more requests, and your account becomes a customer’s.')}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {deposit && (
              <li>
                {t('Your deposit of {amount} goes back to the card ending in {digits}.', {
                  amount: formatMoney(deposit.amount),
                  digits: deposit.card_last4,
                })}
              </li>
            )}
            {to_wallet > 0 && (
              <li>
                {t('{amount}, too little to be paid out, goes to your wallet.', { amount: formatMoney(to_wallet) })}
              </li>
            )}
            <li>{t('You can register again at any time, with a new deposit. Your ratings stay.')}</li>
          </ul>
        </>
      ) : (
        <>
          <p>{t('Before you stop, this has to be settled:')}</p>
          <ul className="grid gap-2">
            {closing.open.map((matter) => (
              <li key={matter} className="flex gap-2">
                <Icon name="alert" className="size-6 shrink-0 text-coral" />
                <span>{t(messages.washers.open[matter])}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {stop.error && isReady && <ErrorText>{errorText(stop.error, t(messages.washers.closeFailed))}</ErrorText>}
      <div className="grid grid-cols-2 gap-3">
        <Button disabled={stop.isPending} onClick={onClose}>
          {t('Cancel')}
        </Button>
        {isReady ? (
          <Button look="danger" busy={stop.isPending} busyText={t('Processing...')} onClick={() => stop.mutate()}>
            {t('Stop')}
          </Button>
        ) : (
          <ButtonLink look="primary" to={wayOut(closing.open)}>
            {t('Go there')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

const wayOut = ([first]: readonly OpenMatter[]) =>
  first === 'orders' || first === 'claims' ? '/order-history' : '/earnings'
