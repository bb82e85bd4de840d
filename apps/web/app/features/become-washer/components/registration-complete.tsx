import { market } from '@washline/contract/market'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Registered } from '../use-pay-and-register.ts'

export interface RegistrationCompleteProps {
  registered: Pick<Registered, 'online' | 'verified'>
  isClosing: boolean
  onOk: () => void
}

/** What the new Washer can do now, and what still prevents requests. */
export function RegistrationComplete({ registered, isClosing, onOk }: RegistrationCompleteProps) {
  const { online, verified } = registered
  return (
    <div className="grid gap-4" role="status">
      <Detail name={t('Deposit paid')} total>
        {formatMinor(market.deposit.amountMinor)}
      </Detail>
      {online && verified && <Note tone="good">{t('You can now start receiving orders.')}</Note>}
      {!verified && (
        <Note icon="shield">
          {t(
            'Next comes your verification: your identity, the space where you wash, and a short course. You receive requests once it is complete.',
          )}
        </Note>
      )}
      {!online && (
        <Note icon="pin">
          {t(
            'We could not find your address on the map, so you are offline for now. Set your location on the Home screen to start receiving orders.',
          )}
        </Note>
      )}
      <Button variant="primary" size="large" wide busy={isClosing} onClick={onOk}>
        {verified ? t('OK') : t('Start verification')}
      </Button>
    </div>
  )
}
