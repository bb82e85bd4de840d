import type { Custody } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import { t } from '../../../platform/i18n/i18n.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { HandoverForm } from '../handover-form.tsx'
import { useHandOver } from '../use-hand-over.ts'
import { useTagScan } from '../use-tag-scan.ts'
import type { HandoverName } from '../view-model.ts'

export interface HandoverSheetProps {
  orderId: OrderId
  step: HandoverName
  custody: Pick<Custody, 'manifest' | 'pin_locked' | 'photo' | 'tags'>
  customerName: string
  /** Moves of the order are queued on this device: this one is queued behind them. */
  isBehind: boolean
  isOpen: boolean
  onClose: () => void
  /** The server has accepted it. */
  onDone: () => void
}

export function HandoverSheet({ orderId, step, custody, isOpen, onClose, ...rest }: HandoverSheetProps) {
  const { customerName, isBehind, onDone } = rest
  const run = useHandOver(orderId, { isBehind, onDone, onQueued: onClose })
  const tags = useTagScan({ orderId, step, expected: custody.tags })
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
        tags={tags}
        pinLocked={custody.pin_locked}
        asksPhoto={custody.photo}
        run={run}
      />
    </Sheet>
  )
}
