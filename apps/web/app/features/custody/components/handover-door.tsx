import type { Custody } from '@washline/contract/custody/schemas'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { HandoverForm } from '../handover-form.tsx'
import { useHandOver } from '../use-hand-over.ts'
import { useTagScan } from '../use-tag-scan.ts'
import type { HandoverName } from '../view-model.ts'
import { ScannedPhoto } from './scanned-photo.tsx'

export interface HandoverDoorProps {
  order: Pick<Order, 'id' | 'user' | 'scanned_image_url' | 'items'>
  step: HandoverName
  custody: Pick<Custody, 'manifest' | 'pin_locked' | 'photo' | 'tags'>
  /** Moves of the order are queued on this device: this one is queued behind them. */
  isBehind: boolean
  isOpen: boolean
  onClose: () => void
  /** The server has accepted it. */
  onDone: () => void
  /** The way without a count. */
  uncounted: ReactNode
}

/** Everything of a handover at the door on one screen: the photo, the count, the PIN. */
export function HandoverDoor({ order, step, custody, isOpen, onClose, ...rest }: HandoverDoorProps) {
  const { isBehind, onDone, uncounted } = rest
  const run = useHandOver(order.id, { isBehind, onDone, onQueued: onClose })
  const tags = useTagScan({ orderId: order.id, step, expected: custody.tags })
  return (
    <FullDialog
      open={isOpen}
      onClose={onClose}
      closable={!run.isPending}
      title={step === 'pickup' ? t('Pickup at the door') : t('Return at the door')}
      closeText={t('Close')}
    >
      <HandoverForm
        step={step}
        manifest={custody.manifest}
        customerName={order.user.name}
        scanned={<ScannedPhoto order={order} manifest={custody.manifest} />}
        uncounted={uncounted}
        tags={tags}
        pinLocked={custody.pin_locked}
        asksPhoto={custody.photo}
        run={run}
      />
    </FullDialog>
  )
}
