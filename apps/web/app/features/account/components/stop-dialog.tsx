import { washerMessages } from '@washline/contract/washers/messages'
import type { Closing, OpenItem } from '@washline/contract/washers/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCloseWasher } from '../use-closing.ts'

/** Closes the Washer's side of the account, or lists what must be settled before. */
export function StopDialog({ closing, open, onClose }: { closing: Closing; open: boolean; onClose: () => void }) {
  const stop = useCloseWasher()
  const isReady = closing.open.length === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!stop.isPending}
      title={t('Stop being a Washer')}
      closeText={t('Close')}
    >
      {isReady ? <Consequences closing={closing} /> : <OpenItems items={closing.open} />}
      {stop.error && isReady && <ErrorText>{errorText(stop.error, t(washerMessages.closeFailed))}</ErrorText>}
      <div className="grid grid-cols-2 gap-3">
        <Button disabled={stop.isPending} onClick={onClose}>
          {t('Cancel')}
        </Button>
        {isReady ? (
          <Button variant="danger" busy={stop.isPending} busyText={t('Processing...')} onClick={() => stop.mutate()}>
            {t('Stop')}
          </Button>
        ) : (
          <ButtonLink variant="primary" to={suggestedStep(closing.open)}>
            {t('Open')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

function Consequences({ closing: { deposit, to_wallet_minor } }: { closing: Closing }) {
  return (
    <>
      <p>{t('You will receive no more requests, and your account becomes a customer account.')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {deposit && (
          <li>
            {t('Your {amount} deposit is refunded to the card ending in {digits}.', {
              amount: formatMinor(deposit.amount_minor),
              digits: deposit.card_last4,
            })}
          </li>
        )}
        {to_wallet_minor > 0 && (
          <li>
            {t('{amount} is too little to pay out, so it goes to your wallet.', {
              amount: formatMinor(to_wallet_minor),
            })}
          </li>
        )}
        <li>{t('You can register again at any time, with a new deposit. You keep your ratings.')}</li>
      </ul>
    </>
  )
}

function OpenItems({ items }: { items: readonly OpenItem[] }) {
  return (
    <>
      <p>{t('Before you stop, these need to be settled:')}</p>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon name="alert" className="size-6 shrink-0 text-coral" />
            <span>{t(washerMessages.open[item])}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const suggestedStep = ([first]: readonly OpenItem[]) =>
  first === 'orders' || first === 'claims' ? '/order-history' : '/earnings'
