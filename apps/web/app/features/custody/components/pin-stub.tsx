import { t } from '../../../platform/i18n/i18n.ts'
import { PinDigits } from '../../../ui/pin-digits.tsx'

export interface PinStubProps {
  /** Undefined while it is being read: its space is reserved. */
  pin: string | undefined
  locked: boolean
}

/** The customer's PIN, to be read out. */
export function PinStub({ pin, locked }: PinStubProps) {
  return (
    <div aria-busy={pin === undefined} className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-22 flex-1">
        <p className="phrase font-semibold">{t('Your PIN')}</p>
        <p className="phrase text-14 text-ink-2">
          {locked
            ? t('The PIN was entered incorrectly too often. Your Washer takes a photo and adds a note instead.')
            : t('Read it out at the handover.')}
        </p>
      </div>
      {!locked && <PinDigits pin={pin} label={t('PIN')} />}
    </div>
  )
}
