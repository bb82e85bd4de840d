import { messages } from '@washline/contract/messages'
import { orderMessages } from '@washline/contract/orders/messages'
import type { AdjustmentOfOrder, Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'
import { useRespondToAdjustment } from '../use-respond-to-adjustment.ts'
import { useWithdrawAdjustment } from '../use-withdraw-adjustment.ts'
import type { PickupScreenProps } from '../view-model.ts'
import { itemChanges } from '../view-model.ts'

export interface AdjustmentCardProps {
  order: Order
  adjustment: AdjustmentOfOrder
  side: OrderSide
  /** Chooses the card for a higher price, where the order has none yet. */
  card?: PickupScreenProps['card'] | undefined
  onAnswered: () => Promise<void>
}

/** The Washer's correction, and the customer's approval where it costs more. */
export function AdjustmentCard({ order, adjustment, side, card, onAnswered }: AdjustmentCardProps) {
  if (adjustment.state === 'waiting' && side === 'customer')
    return <Question order={order} adjustment={adjustment} card={card} onAnswered={onAnswered} />
  if (adjustment.state === 'waiting') return <Waiting order={order} adjustment={adjustment} onAnswered={onAnswered} />
  const values = { reason: adjustment.reason, total: formatMoney(adjustment.total) }
  return (
    <div role="status">
      <Note tone={adjustment.state === 'declined' ? 'bad' : 'info'} icon="edit">
        {stateText(adjustment.state, side, values)}
      </Note>
    </div>
  )
}

type Values = { reason: string; total: string }

function stateText(state: Exclude<AdjustmentOfOrder['state'], 'waiting'>, side: OrderSide, values: Values): string {
  switch (state) {
    case 'applied':
      return side === 'washer'
        ? t('Your corrected list applies: {reason}', { reason: values.reason })
        : t('Your Washer corrected the list: {reason} The total is now {total}.', values)
    case 'approved':
      return side === 'washer'
        ? t('The customer approved your list.')
        : t('You approved the new list. The total is now {total}.', values)
    case 'declined':
      return side === 'washer'
        ? t('The customer declined your list. The old one still applies.')
        : t('You declined the new list. The agreed list and total still apply.')
    case 'withdrawn':
      return side === 'washer'
        ? t('You withdrew your list. The agreed one still applies.')
        : t('Your Washer withdrew the new list. The agreed list and total still apply.')
    default:
      return state satisfies never
  }
}

/** The Washer's view of a change that the customer has not answered: the order waits, or the change is withdrawn. */
function Waiting({ order, adjustment, onAnswered }: Omit<AdjustmentCardProps, 'side' | 'card'>) {
  const withdraw = useWithdrawAdjustment(order.id, adjustment.id, onAnswered)
  return (
    <section className="card grid gap-4" aria-label={t('Change to the item list')}>
      <div role="status">
        <Note icon="clock">
          {t(
            'The customer has not answered your new list yet. Wait for the answer, or withdraw the change and continue with the agreed list.',
          )}
        </Note>
      </div>
      <p className="wrap-anywhere">{adjustment.reason}</p>
      <ItemChanges order={order} adjustment={adjustment} />
      {withdraw.isError && <ErrorText>{errorText(withdraw.error, t(orderMessages.withdraw))}</ErrorText>}
      <Button wide busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('Withdraw change')}
      </Button>
    </section>
  )
}

function ItemChanges({ order, adjustment }: Pick<AdjustmentCardProps, 'order' | 'adjustment'>) {
  return (
    <ul className="grid gap-1">
      {itemChanges(order.items, adjustment.items).map(({ name, before, after }) => (
        <li key={name}>
          <Detail name={name}>
            <span className="text-ink-2">{t('{before} before, now {after}', { before, after })}</span>
          </Detail>
        </li>
      ))}
    </ul>
  )
}

function AdjustmentPhoto({ url }: { url: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const alt = t('The Washer’s photo of the difference')
  return (
    <>
      <button type="button" className="photo-tile justify-self-start" onClick={() => setIsOpen(true)}>
        <img src={url} alt={alt} />
      </button>
      {isOpen && (
        <PhotoViewer
          url={url}
          alt={alt}
          onClose={() => setIsOpen(false)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </>
  )
}

function Question({ order, adjustment, card, onAnswered }: Omit<AdjustmentCardProps, 'side'>) {
  const respond = useRespondToAdjustment(order.id, adjustment.id)
  const [lacksCard, setLacksCard] = useState(false)
  const needsCard = Boolean(card?.picker) && !card?.cardId
  const answer = (response: 'approve' | 'decline') => () => {
    setLacksCard(response === 'approve' && needsCard)
    if (response === 'approve' && needsCard) return
    respond.mutate({ response, cardId: card?.cardId }, { onSettled: onAnswered })
  }
  return (
    <section className="card grid gap-4" aria-label={t('Change to your item list')}>
      <h2 role="status">{t('Your Washer counted differently')}</h2>
      <p className="wrap-anywhere">{adjustment.reason}</p>
      {adjustment.photo_url && <AdjustmentPhoto url={adjustment.photo_url} />}
      <ItemChanges order={order} adjustment={adjustment} />
      <div className="grid gap-1">
        <Detail name={t('Agreed total')}>{formatMoney(order.total)}</Detail>
        <Detail name={t('New total')} total>
          {formatMoney(adjustment.total)}
        </Detail>
      </div>
      <p className="text-14 text-ink-2">
        {t('Nothing is added without your approval. If you decline, the agreed list and total still apply.')}
      </p>
      {card?.picker}
      {lacksCard && <ErrorText>{t(orderMessages.selectCard)}</ErrorText>}
      {respond.isError && <ErrorText>{errorText(respond.error, t(messages.unexpected))}</ErrorText>}
      <div className="grid gap-3 narrow:grid-cols-2">
        <Button
          variant="primary"
          busy={respond.isPending && respond.variables?.response === 'approve'}
          onClick={answer('approve')}
        >
          {t('Approve')}
        </Button>
        <Button busy={respond.isPending && respond.variables?.response === 'decline'} onClick={answer('decline')}>
          {t('Decline')}
        </Button>
      </div>
    </section>
  )
}
