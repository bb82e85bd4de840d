import { messages } from '@washline/contract/messages'
import { orderScreens } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { AppPage } from '../../../ui/app-page.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDraftOrder } from '../use-draft-order.ts'
import { FlowSteps } from './flow-steps.tsx'

export interface DraftGateProps {
  orderId: number | undefined
  title: string
  step: 1 | 2 | 3 | 4
  back: string
  children: (order: Order) => ReactNode
}

/** Reads the order before its step is shown. An order that is placed already goes to its own screen. */
export function DraftGate({ orderId, title, step, back, children }: DraftGateProps) {
  const { data: order, isError, refetch } = useDraftOrder(orderId)
  if (order?.status === 'draft') return children(order)
  if (order) {
    const screen = orderScreens[order.status]
    return <Navigate replace to={screen ? `${screen}?order=${order.id}` : '/order-history'} />
  }
  const lost = orderId === undefined || isError
  return (
    <AppPage title={title} back={back} tab="home" stepLine={<FlowSteps current={step} />}>
      {lost ? (
        <ErrorState
          message={orderId === undefined ? t(messages.orders.fetch) : t(messages.orders.fetchDetails)}
          retryText={t('Retry')}
          onRetry={orderId === undefined ? undefined : () => void refetch()}
        >
          <ButtonLink to="/home-screen" look="link">
            {t('Back to Home')}
          </ButtonLink>
        </ErrorState>
      ) : (
        <section className="grid gap-4" aria-busy="true" aria-label={t('Loading')}>
          <Skeleton className="h-11 w-2/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </section>
      )}
    </AppPage>
  )
}
