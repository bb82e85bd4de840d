import { market } from '@washline/contract/market'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Registered } from '../use-pay-and-register.ts'

export interface RegistrationCompleteProps {
  registered: Pick<Registered, 'online' | 'verified'>
  isClosing: boolean
  onOk: () => void
}

/** What the new Washer can do now, and what still keeps requests away. */
export function RegistrationComplete({ registered, isClosing, onOk }: RegistrationCompleteProps) {
  const { online, verified } = registered
  return (
    <div className="grid gap-4" role="status">
      <Fact name={t('Deposit held')} total>
        {formatMinor(market.deposit.amountMinor)}
      </Fact>
      {online && verified && <Note tone="good">{t('You can now start receiving orders.')}</Note>}
      {!verified && (
        <Note icon="shield">
          {t(
            'Next we get to know you: who you are, where you wash, and a short course. Requests come once that is done.',
          )}
        </Note>
      )}
      {!online && (
        <Note icon="pin">
          {t(
            'We could not find your address on the map, so you are offline for now. Set your position on the Home screen to start receiving orders.',
          )}
        </Note>
      )}
      <Button look="primary" size="large" wide busy={isClosing} onClick={onOk}>
        {verified ? t('OK') : t('Begin the verification')}
      </Button>
    </div>
  )
}
