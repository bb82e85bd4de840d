import { t } from '../../../platform/i18n/i18n.ts'
import { PinDigits } from '../../../ui/pin-digits.tsx'

export interface PinStubProps {
  /** None while it is being read: its place is kept. */
  pin: string | undefined
  locked: boolean
}

/** The stub of the customer's half: the PIN to read out. */
export function PinStub({ pin, locked }: PinStubProps) {
  return (
    <div aria-busy={pin === undefined} className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-22 flex-1">
        <p className="font-semibold">{t('Your PIN')}</p>
        <p className="text-14 text-ink-2">
          {locked
            ? t('Entered wrongly too often. Your Washer takes a photo and writes a note instead.')
            : t('Read it out at handover.')}
        </p>
      </div>
      {!locked && <PinDigits pin={pin} label={t('PIN')} />}
    </div>
  )
}
