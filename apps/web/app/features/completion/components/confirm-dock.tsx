import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { dayAndTime } from '../../../platform/format/day-and-time.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dock } from '../../../ui/dock.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { type Confirming, useConfirmCompletion } from '../use-confirm-completion.ts'
import { confirmsItselfAt } from '../view-model.ts'

export interface ConfirmDockProps {
  order: Pick<Order, 'id' | 'delivered_at' | 'delivery_proven'>
  /** Sends an unsaved count of the returned items: it has to arrive first. */
  sendCount: () => Promise<void>
  /** The pieces that a begun count leaves out: they come first. */
  uncounted: { pieces: number; find: () => void }
  confirming: Confirming
}

/** The customer confirms the delivery. */
export function ConfirmDock({ order, sendCount, uncounted, confirming }: ConfirmDockProps) {
  const confirm = useConfirmCompletion(order.id, sendCount, confirming)
  return (
    <Dock>
      {confirm.isError && <ErrorText>{errorText(confirm.error, t(messages.unexpected))}</ErrorText>}
      {uncounted.pieces > 0 ? (
        <Button variant="primary" size="large" wide onClick={uncounted.find}>
          {t('{count, plural, one {# item to count} other {# items to count}}', { count: uncounted.pieces })}
        </Button>
      ) : (
        <Button variant="primary" size="large" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('Confirm completion')}
        </Button>
      )}
      {order.delivered_at && (
        <p className="text-14 text-ink-2">
          {order.delivery_proven === false
            ? t(
                'Your Washer gave no PIN and no photo. If you do not confirm, our team checks what happened before they are paid.',
              )
            : t(
                'We’ll confirm automatically {day, select, today {today at {time}} tomorrow {tomorrow at {time}} other {on {when}}}.',
                dayAndTime(confirmsItselfAt(order.delivered_at), Date.now()),
              )}
        </p>
      )}
    </Dock>
  )
}
