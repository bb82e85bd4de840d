import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCancelOrder } from '../use-cancel-order.ts'

export interface CancelOrderProps {
  order: Pick<Order, 'id' | 'accepted_at'>
  cancelFeeAt: (atMs: number) => number
}

/** The customer's way out before pickup; what it costs is said before. */
export function CancelOrder({ order, cancelFeeAt }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const fee = cancelFeeAt(useNow())
  const navigate = useNavigate()
  const cancel = useCancelOrder(order.id, (taken) => {
    toast.success(
      taken > 0
        ? t('Order cancelled. {amount} goes to the Washer.', { amount: formatMoney(taken) })
        : t('Order cancelled. You were charged nothing.'),
    )
    navigate('/home-screen')
  })
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="link" onClick={() => setIsOpen(true)}>
        {t('Cancel order')}
      </Button>
      <p className="text-14 text-ink-2">{fee > 0 ? feeText(fee) : freeText(order.accepted_at)}</p>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Cancel this order?')}
        closeText={t('Close')}
        closable={!cancel.isPending}
      >
        <p>
          {fee > 0
            ? t('Your Washer is on the way, so cancelling costs {amount}. The rest of the hold is released.', {
                amount: formatMoney(fee),
              })
            : t('Cancelling is free now. The money held is released.')}
        </p>
        {cancel.isError && <ErrorText>{t(messages.orders.cancel)}</ErrorText>}
        <Button
          look="danger"
          wide
          busy={cancel.isPending}
          busyText={t('Cancelling...')}
          onClick={() => cancel.mutate()}
        >
          {fee > 0 ? t('Cancel for {amount}', { amount: formatMoney(fee) }) : t('Cancel for free')}
        </Button>
        <Button wide flat onClick={() => setIsOpen(false)}>
          {t('Keep the order')}
        </Button>
      </Dialog>
    </div>
  )
}

const feeText = (fee: number) => t('Cancelling now costs {amount}, for the Washer’s way.', { amount: formatMoney(fee) })

function freeText(acceptedAt: string | null): string {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!acceptedAt) return t('Cancelling now is free.')
  return t('Free until {time}, then {amount}.', {
    time: formatTime(Date.parse(acceptedAt) + lateCancelAfterMs),
    amount: formatMinor(lateCancelMinor),
  })
}
