import type { ItemId, OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Quote } from '@washline/contract/orders/schemas'
import { useRef, useState } from 'react'
import { takesOrders } from '../../domain/order/zone-note.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import type { OrderTicketProps } from './components/order-ticket.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { changedQuote, isStale, placeProblem } from './view-model.ts'

type Shown = Pick<OrderTicketProps, 'order' | 'unsure' | 'loadType' | 'notes' | 'quote' | 'coverage' | 'wallet'>

export interface OrderToConfirm extends Shown {
  place: { address: string; latitude: number; longitude: number }
  cardId: string | undefined
  declared: readonly { itemId: ItemId; retailValue: number; photo?: string | undefined }[]
  onPlaced: (orderId: OrderId) => void
  onCardRequired: () => void
  /** The server's price differs from the one shown. */
  onQuote: (quote: Quote) => void
  /** Something that the price depends on has changed, so the quote must be read again. */
  onStale: () => void
}

/** Places the shown order at the shown price, once. */
export function useConfirmOrder(props: OrderToConfirm) {
  const { quote, cardId } = props
  const placing = usePlaceOrder()
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  // A wallet that pays everything needs no card; an existing one stays for what the customer may approve later.
  const needsCard = !quote || quote.total > 0

  const confirm = () => {
    if (isSending.current) return
    if (needsCard && !cardId) return setProblem(t(orderMessages.selectCard))
    if (!quote || (quote.zone && !takesOrders(quote.zone))) return
    setProblem('')
    isSending.current = true
    placing.mutate(inputOf(props, quote), {
      onSuccess: (answer) => {
        if (answer.success) return props.onPlaced(answer.order.id)
        isSending.current = false
        props.onCardRequired()
      },
      onError: (error) => {
        isSending.current = false
        const changed = changedQuote(error)
        if (changed) props.onQuote(changed)
        else if (isStale(error)) props.onStale()
        setProblem(placeProblem(error, quote))
      },
    })
  }
  return {
    confirm,
    problem,
    isBusy: placing.isPending || (placing.isSuccess && placing.data.success),
    canConfirm:
      quote !== undefined &&
      (quote.zone === undefined || takesOrders(quote.zone)) &&
      (!needsCard || cardId !== undefined),
  }
}

const inputOf = (props: OrderToConfirm, quote: Quote) => ({
  order_id: props.order.id,
  items: props.order.items.map(({ id, name, category, quantity, needs_review }) => ({
    id,
    name,
    category,
    quantity,
    ...(needs_review && !props.unsure.some((item) => item.id === id) && { confirmed: true as const }),
  })),
  pickup_location: props.place,
  load_type: props.loadType,
  special_instructions: props.notes.trim() || null,
  service_fee: quote.service_fee,
  total: quote.total,
  coverage: props.coverage,
  // Without money in it nothing was offered, and nothing chosen.
  ...(props.wallet.balance && { use_wallet: props.wallet.isUsed }),
  ...(props.declared.length > 0 && {
    declared_items: props.declared.map(({ itemId, retailValue, photo }) => ({
      item_id: itemId,
      value: retailValue,
      photo: photo ?? null,
    })),
  }),
  payment_method_id: props.cardId ?? null,
})
