import type { ItemId, OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Quote } from '@washline/contract/orders/schemas'
import { scheduleMessages } from '@washline/contract/schedule/messages'
import { useRef, useState } from 'react'
import { canOrder } from '../../domain/order/can-order.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ChosenWindow } from './components/chosen-window.ts'
import type { OrderTicketProps } from './components/order-ticket.tsx'
import { useBookOrder } from './use-book-order.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { changedQuote, isStale, placeProblem } from './view-model.ts'

type Shown = Pick<OrderTicketProps, 'order' | 'unsure' | 'loadType' | 'quote' | 'coverage' | 'wallet' | 'when'>

export interface OrderToConfirm extends Shown {
  notes: string
  place: { address: string; latitude: number; longitude: number }
  cardId: string | undefined
  declared: readonly { itemId: ItemId; retailValue: number; photo?: string | undefined }[]
  onPlaced: (orderId: OrderId) => Promise<void>
  /** The pickup is booked for the chosen window. */
  onBooked: () => void
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
  const booking = useBookOrder()
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  // A wallet that pays everything needs no card; an existing one stays for what the customer may approve later.
  const needsCard = !quote || quote.total > 0

  const isOpen = !quote?.zone || canOrder(quote.zone, props.when.chosen !== undefined)

  const confirm = () => {
    if (isSending.current) return
    if (needsCard && !cardId) return setProblem(t(orderMessages.selectCard))
    if (!quote || !isOpen) return
    setProblem('')
    isSending.current = true
    if (props.when.chosen) return book(props.when.chosen, quote)
    placing.mutate(inputOf(props, quote), {
      onSuccess: (answer) => {
        if (answer.success) return void props.onPlaced(answer.order.id)
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
  const book = (window: ChosenWindow, shown: Quote) => {
    const { service_fee: _fee, total: _total, ...order } = inputOf(props, shown)
    booking.mutate(
      { ...order, window_from: window.from, repeat: window.repeat },
      {
        onSuccess: props.onBooked,
        onError: (error) => {
          isSending.current = false
          setProblem(errorText(error, t(scheduleMessages.book)))
        },
      },
    )
  }
  return {
    confirm,
    problem,
    isBusy: placing.isPending || booking.isPending || booking.isSuccess || (placing.isSuccess && placing.data.success),
    canConfirm: quote !== undefined && isOpen && (!needsCard || cardId !== undefined),
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
