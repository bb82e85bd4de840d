import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { OrderPagesOptions } from '../../../domain/order/order-lists.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useLocation } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOrderPages } from '../use-order-pages.ts'
import { NextPage } from './next-page.tsx'
import { OrderRow } from './order-row.tsx'

/** What other features offer for an order in the customer's list. */
export interface OrderActions {
  /** The favourite button for the order's Washer. */
  heartOf: (order: OrderSummary) => ReactNode
  draftActionOf: (order: OrderSummary) => ReactNode
}

interface OrderListProps extends OrderPagesOptions, OrderActions {
  /** Ends search and filter. */
  onShowAll: () => void
  /** An order has the pointer or the focus, and the first one at the beginning; undefined where nothing stands beside the list. */
  onChoose?: ((id: OrderId) => void) | undefined
}

const grid = 'grid gap-4'

/** The orders: loading, failed, empty or listed. */
export function OrderList({ side, status, search, onShowAll, onChoose, heartOf, draftActionOf }: OrderListProps) {
  const confirmed: unknown = useLocation().state?.completed
  const orders = useOrderPages({ side, status, search })
  const found = orders.data?.pages.flatMap(({ data }) => data)
  const first = found?.[0]?.id
  const choose = useEffectEvent((id: OrderId) => onChoose?.(id))
  const hasPlace = onChoose !== undefined
  useEffect(() => {
    if (hasPlace && first !== undefined) choose(first)
  }, [hasPlace, first])
  if (!found) {
    return orders.isError ? (
      <ErrorState
        message={errorText(orders.error, t(orderMessages.fetch))}
        retryText={t('Retry')}
        onRetry={() => void orders.refetch()}
      />
    ) : (
      <div className={grid} role="status" aria-label={t('Loading')}>
        {['a', 'b', 'c', 'd'].map((each) => (
          <Skeleton key={each} className="h-32 rounded-ticket" />
        ))}
      </div>
    )
  }
  if (found.length === 0) {
    const isAll = !search && status === undefined
    return (
      <EmptyState
        text={side === 'washer' ? t('No orders found.##washer') : t('No orders found.')}
        garment="socks"
        fill="pin"
        next={
          isAll ? (
            <ButtonLink to="/home-screen" variant="primary">
              {side === 'customer' ? t('Order Now') : t('Go to your requests')}
            </ButtonLink>
          ) : (
            <Button onClick={onShowAll}>
              {side === 'washer' ? t('Show all orders##washer') : t('Show all orders')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <ul className={grid}>
        {found.map((order) => (
          <li
            key={order.id}
            className={classes('grid min-w-0 grid-rows-[1fr_auto]', order.id === confirmed && 'ticket-of-order')}
            onPointerEnter={() => onChoose?.(order.id)}
            onFocus={() => onChoose?.(order.id)}
          >
            <OrderRow
              order={order}
              side={side}
              heart={side === 'customer' && heartOf(order)}
              draftAction={side === 'customer' && draftActionOf(order)}
              isNew={order.id === confirmed}
            />
          </li>
        ))}
      </ul>
      {orders.hasNextPage && (
        <NextPage
          key={found.length}
          side={side}
          busy={orders.isFetching}
          failed={orders.isFetchNextPageError}
          onWanted={() => void orders.fetchNextPage()}
        />
      )}
    </>
  )
}
