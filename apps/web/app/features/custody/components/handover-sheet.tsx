import type { Custody } from '@washline/contract/custody/schemas'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { HandoverForm } from '../handover-form.tsx'
import { useHandOver } from '../use-hand-over.ts'
import type { HandoverName } from '../view-model.ts'

export interface HandoverSheetProps {
  orderId: number
  step: HandoverName
  custody: Pick<Custody, 'manifest' | 'pin_locked'>
  customerName: string
  /** Moves of the order wait on this phone: this one waits behind them. */
  isBehind: boolean
  onDone: () => void
}

/** The way to count and hand over. */
export function HandoverSheet({ orderId, step, custody, customerName, isBehind, onDone }: HandoverSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const run = useHandOver(orderId, {
    isBehind,
    onDone: () => {
      setIsOpen(false)
      onDone()
    },
  })
  return (
    <>
      <Button look="primary" size="large" wide onClick={() => setIsOpen(true)}>
        {step === 'pickup' ? t('Count and take the bag') : t('Count and hand back')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        closable={!run.isPending}
        title={step === 'pickup' ? t('Pickup at the door') : t('Return at the door')}
        closeText={t('Close')}
      >
        <HandoverForm
          step={step}
          manifest={custody.manifest}
          customerName={customerName}
          pinLocked={custody.pin_locked}
          run={run}
        />
      </Sheet>
    </>
  )
}
