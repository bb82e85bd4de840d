import type { Ring, RingAnswer } from '@washline/contract/chat/rings'
import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useNavigate } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAnswerRing } from '../use-rings.ts'

export interface IncomingRingProps {
  order: Pick<Order, 'id'>
  ring: Ring
  side: OrderSide
  /** Of the person who rings. */
  name: string
}

/** The other person rings: quick answers, or a message. */
export function IncomingRing({ order, ring, side, name }: IncomingRingProps) {
  const answerRing = useAnswerRing(order.id)
  const navigate = useNavigate()
  const send = (answer: RingAnswer) => answerRing.mutate({ ringId: ring.id, answer })
  const write = () => {
    send('message')
    navigate(`/chat?order=${order.id}`, { state: { order_id: order.id } })
  }
  return (
    <div className="note note-good">
      <Icon name="bell" />
      <div className="grid min-w-0 gap-3">
        <p className="text-18 font-semibold wrap-anywhere">
          {ring.at_door
            ? t('{name} is at the door and is ringing you.', { name })
            : t('{name} is ringing you.', { name })}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="primary" size="compact" busy={answerRing.isPending} onClick={() => send('coming')}>
            {side === 'customer' ? t('Coming now') : t('On my way')}
          </Button>
          <Button size="compact" disabled={answerRing.isPending} onClick={() => send('two_minutes')}>
            {t('2 minutes')}
          </Button>
          <Button size="compact" icon="chat" disabled={answerRing.isPending} onClick={write}>
            {t('Write a message')}
          </Button>
        </div>
        {answerRing.isError && <ErrorText>{errorText(answerRing.error, t(messages.unexpected))}</ErrorText>}
      </div>
    </div>
  )
}
