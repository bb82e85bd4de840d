import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderScreens } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Navigate } from '../../../router/index.ts'
import { AppPage } from '../../../ui/app-page.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDraftOrder } from '../use-draft-order.ts'
import { FlowSteps } from './flow-steps.tsx'

export interface DraftGateProps {
  orderId: OrderId | undefined
  title: string
  step: 1 | 2 | 3 | 4
  back: string
  children: (order: Order) => ReactNode
}

/** Loads the draft before its step is shown. A placed order redirects to its own screen. */
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
          message={orderId === undefined ? t(orderMessages.fetch) : t(orderMessages.fetchDetails)}
          retryText={t('Retry')}
          onRetry={orderId === undefined ? undefined : () => void refetch()}
        >
          <ButtonLink to="/home-screen" variant="link">
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
