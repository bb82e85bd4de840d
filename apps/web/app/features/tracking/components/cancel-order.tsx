import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { isWasherLate } from '../../../domain/order/order-times.ts'
import { useCancelOrder } from '../../../domain/order/use-cancel-order.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useNavigate } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { FindAnother } from './find-another.tsx'

export interface CancelOrderProps {
  order: Pick<Order, 'id' | 'status' | 'pickup_time' | 'accepted_at'>
  cancelFeeAt: (atMs: number) => Minor
  reload: () => Promise<void>
}

/** Cancels an order before pickup; shows the fee first. Of a late Washer it is free, and another one can be asked. */
export function CancelOrder({ order, cancelFeeAt, reload }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const nowMs = useNow()
  const fee = cancelFeeAt(nowMs)
  const isLate = isWasherLate(order, nowMs)
  const navigate = useNavigate()
  const cancel = useCancelOrder(order.id)
  const run = async () => {
    const { fee_minor: charged } = await cancel.mutateAsync()
    toast.success(
      charged > 0
        ? t('Order cancelled. {amount} was charged for the Washer’s trip.', { amount: formatMinor(charged) })
        : t('Order cancelled. You were not charged.'),
    )
    navigate('/home-screen')
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {t('Cancel order')}
      </Button>
      {!isLate && (
        <p className="text-14 text-ink-2">{fee > 0 ? feeText(fee) : freeText(order.accepted_at, cancelFeeAt)}</p>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Cancel this order?')}
        closeText={t('Close')}
        closable={!cancel.isPending}
      >
        <p>{dialogText(fee, isLate)}</p>
        {isLate && <FindAnother orderId={order.id} reload={reload} />}
        {cancel.isError && <ErrorText>{t(orderMessages.cancel)}</ErrorText>}
        <Button
          variant="danger"
          wide
          busy={cancel.isPending}
          busyText={t('Cancelling...')}
          onClick={() => void run().catch(() => undefined)}
        >
          {fee > 0 ? t('Cancel for {amount}', { amount: formatMinor(fee) }) : t('Cancel for free')}
        </Button>
        <Button wide flat onClick={() => setIsOpen(false)}>
          {t('Keep the order')}
        </Button>
      </Dialog>
    </div>
  )
}

const lateMinutes = market.pickup.lateAfterMs / 60_000

function dialogText(fee: Minor, isLate: boolean): string {
  if (fee > 0)
    return t(
      'Your Washer is on the way, so cancelling costs {amount}. The rest of the authorized amount is released.',
      {
        amount: formatMinor(fee),
      },
    )
  return isLate
    ? t(
        'Your Washer is more than {minutes, plural, one {# minute} other {# minutes}} late, so cancelling is free and the Washer is not paid. The authorized amount is released.',
        { minutes: lateMinutes },
      )
    : t('Cancelling is free now. The authorized amount is released.')
}

const feeText = (fee: Minor) => t('Cancelling now costs {amount} for the Washer’s trip.', { amount: formatMinor(fee) })

/** Where nothing is to be paid, as for a second wash, it stays free. */
function freeText(acceptedAt: string | null, cancelFeeAt: CancelOrderProps['cancelFeeAt']): string {
  const freeUntil = acceptedAt === null ? undefined : Date.parse(acceptedAt) + market.fees.lateCancelAfterMs
  const fee = freeUntil === undefined ? 0 : cancelFeeAt(freeUntil + 1)
  if (freeUntil === undefined || fee === 0) return t('Cancelling is free right now.')
  return t('Free until {time}, then {amount}.', { time: formatTime(freeUntil), amount: formatMinor(fee) })
}
