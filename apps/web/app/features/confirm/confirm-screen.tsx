import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Item } from '@washline/contract/orders/schemas'
import { type ReactNode, useRef, useState } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { FoundPhoto } from '../../ui/found-photo.tsx'
import { NextHours } from './components/next-hours.tsx'
import { OrderTicket, type OrderTicketProps } from './components/order-ticket.tsx'
import { useNow } from './use-now.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { changedQuote, isConflict, pickupMs, placeProblem } from './view-model.ts'

export interface ConfirmScreenProps extends Omit<OrderTicketProps, 'pickupMs' | 'backMs'> {
  place: { address: string; latitude: number; longitude: number }
  cardId: string | undefined
  declared: readonly { itemId: number; retailValue: number; photo?: string | undefined }[]
  /** Why there is no quote. */
  quoteProblem: { text: string; onRetry: () => void } | undefined
  onPlaced: (orderId: number) => void
  onCardRequired: () => void
  /** The server asks for another price than shown. */
  onQuote: (quote: NonNullable<OrderTicketProps['quote']>) => void
  /** Something that the price stands on is no longer so: it has to be read again. */
  onStale: () => void
  back: string
  stepLine: ReactNode
}

/** The last look before the order is placed. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const { order, unsure, loadType, notes, place, quote, cardId, quoteProblem, back, stepLine, isPrefilled } = props
  const now = useNow()
  const placing = usePlaceOrder()
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  const total = quote && formatMoney(quote.total)
  const startMs = pickupMs(now)
  const backMs = startMs + market.promise.durationS * 1_000
  // A wallet that pays all of it needs no card; one that is there is kept for what the customer may approve later.
  const needsCard = !quote || quote.total > 0
  const isBusy = placing.isPending || (placing.isSuccess && placing.data.success)

  const confirm = () => {
    if (isSending.current) return
    if (needsCard && !cardId) return setProblem(t(messages.orders.selectCard))
    if (!quote) return
    setProblem('')
    isSending.current = true
    placing.mutate(
      {
        order_id: order.id,
        items: order.items.map(({ id, name, category, quantity, needs_review }) => ({
          id,
          name,
          category,
          quantity,
          ...(needs_review && !unsure.some((item) => item.id === id) && { confirmed: true as const }),
        })),
        pickup_location: place,
        load_type: loadType,
        special_instructions: notes.trim() || null,
        service_fee: quote.service_fee,
        total: quote.total,
        coverage: props.coverage,
        use_wallet: props.wallet.isUsed,
        ...(props.declared.length > 0 && {
          declared_items: props.declared.map(({ itemId, retailValue, photo }) => ({
            item_id: itemId,
            value: retailValue,
            photo: photo ?? null,
          })),
        }),
        payment_method_id: cardId ?? null,
      },
      {
        onSuccess: (answer) => {
          if (answer.success) return props.onPlaced(answer.order.id)
          isSending.current = false
          props.onCardRequired()
        },
        onError: (error) => {
          isSending.current = false
          const changed = changedQuote(error)
          if (changed) props.onQuote(changed)
          else if (isConflict(error)) props.onStale()
          setProblem(placeProblem(error, quote))
        },
      },
    )
  }

  const isUnsure = ({ id }: Item) => unsure.some((item) => item.id === id)
  const photo =
    isPrefilled && order.scanned_image_url ? (
      <FoundPhoto
        imageUrl={order.scanned_image_url}
        alt={t('Your photo with {count, plural, one {# item} other {# items}} found', { count: order.item_count })}
        marks={order.items.flatMap((item) =>
          item.boxes.map((box) => ({
            key: String(item.id),
            box,
            unsure: isUnsure(item),
            tag: isUnsure(item) ? '?' : formatMoney(item.unit_price),
          })),
        )}
      />
    ) : null

  return (
    <AppPage
      title={t('Confirm Order')}
      back={back}
      tab="home"
      stepLine={stepLine}
      aside={
        <div className="grid gap-6">
          {photo && <div className="confirm-photo">{photo}</div>}
          <NextHours
            pickupMs={startMs}
            backMs={backMs}
            itemCount={order.item_count}
            held={quote && quote.total > 0 ? total : undefined}
          />
        </div>
      }
      dock={
        <Dock>
          {problem && <ErrorText>{problem}</ErrorText>}
          {quoteProblem && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <ErrorText>{quoteProblem.text}</ErrorText>
              <Button look="link" onClick={quoteProblem.onRetry}>
                {t('Retry')}
              </Button>
            </div>
          )}
          <Button
            look="primary"
            size="large"
            wide
            busy={isBusy}
            busyText={t('Placing your order...')}
            aria-disabled={(needsCard && !cardId) || !quote}
            onClick={confirm}
            {...(total && { amount: total })}
          >
            {t('Confirm Order')}
          </Button>
        </Dock>
      }
    >
      {photo && <div className="desk:hidden">{photo}</div>}
      <OrderTicket {...props} pickupMs={startMs} backMs={backMs} />
      <p className="text-center text-14 text-ink-2 desk:text-left">
        {t('A ceiling: it never rises without your tap.')}
      </p>
    </AppPage>
  )
}
