import type { Custody } from '@washline/contract/custody/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
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
  isOpen: boolean
  onClose: () => void
  /** The server has taken it. */
  onDone: () => void
}

/** Counts and hands over. */
export function HandoverSheet({ orderId, step, custody, isOpen, onClose, ...rest }: HandoverSheetProps) {
  const { customerName, isBehind, onDone } = rest
  const run = useHandOver(orderId, { isBehind, onDone, onKept: onClose })
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
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
  )
}
