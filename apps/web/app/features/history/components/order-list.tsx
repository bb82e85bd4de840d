import { orderNumber } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { ReactNode } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type OrderPagesOptions, useOrderPages } from '../use-order-pages.ts'
import { claimUntil, hasReceipt } from '../view-model.ts'
import { NextPage } from './next-page.tsx'
import { OrderRow } from './order-row.tsx'

/** The customer's heart for the Washer of an order. */
export type HeartOf = (order: OrderSummary) => ReactNode

const grid = 'grid gap-4 desk:grid-cols-2'

/** The orders as half tickets: loading, failed, empty or listed. */
export function OrderList({ side, status, search, heartOf }: OrderPagesOptions & { heartOf: HeartOf }) {
  const orders = useOrderPages({ side, status, search })
  const found = orders.data?.pages.flatMap(({ data }) => data)
  if (!found) {
    return orders.isError ? (
      <ErrorState
        message={errorText(orders.error, t(messages.orders.fetch))}
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
    const isFirst = side === 'customer' && !search && status === undefined
    return (
      <EmptyState text={t('No orders found.')} garment="socks" fill="pin">
        {isFirst && (
          <ButtonLink to="/home-screen" look="primary">
            {t('Order Now')}
          </ButtonLink>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={grid}>
        {found.map((order) => (
          <li key={order.id} className="grid min-w-0 content-start">
            <OrderRow order={order} side={side} />
            <div className="mt-2 flex flex-wrap items-center justify-end gap-x-5">
              {side === 'customer' && <ClaimLink order={order} />}
              {hasReceipt(order) && (
                <ButtonLink to={`/receipt?order=${order.id}`} look="link" className="min-h-11">
                  {t('Receipt')}
                  <span className="sr-only">{orderNumber(order.id)}</span>
                </ButtonLink>
              )}
              {side === 'customer' && order.status === 'completed' && heartOf(order)}
            </div>
          </li>
        ))}
      </ul>
      {orders.hasNextPage && (
        <NextPage
          key={found.length}
          busy={orders.isFetching}
          failed={orders.isFetchNextPageError}
          onWanted={() => void orders.fetchNextPage()}
        />
      )}
    </>
  )
}

function ClaimLink({ order }: { order: OrderSummary }) {
  const nowMs = Date.now()
  const untilMs = claimUntil(order, nowMs)
  if (untilMs === undefined) return null
  return (
    <ButtonLink to={`/claims/new?order=${order.id}`} look="link" className="min-h-11">
      {t('Report a problem until {when}', { when: formatShortDateTime(untilMs, nowMs) })}
      <span className="sr-only">{orderNumber(order.id)}</span>
    </ButtonLink>
  )
}
