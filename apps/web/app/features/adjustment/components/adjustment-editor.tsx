import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { useOrder } from '../../../domain/order/use-order.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdjustmentForm } from '../adjustment-form.tsx'
import { useAdjustItems } from '../use-adjust-items.ts'
import { AdjustmentResult } from './adjustment-result.tsx'

export interface AdjustmentEditorProps {
  orderId: OrderId
  onClose: () => void
}

/** Loads the order, shows the form, then the result. */
export function AdjustmentEditor({ orderId, onClose }: AdjustmentEditorProps) {
  const { data: order, isError, refetch } = useOrder(orderId)
  const adjust = useAdjustItems(orderId)
  if (adjust.data) return <AdjustmentResult adjustment={adjust.data} onClose={onClose} />
  if (order) return <AdjustmentForm order={order} adjust={adjust} />
  if (isError)
    return <ErrorState message={t(orderMessages.fetchDetails)} retryText={t('Retry')} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={t('Loading')}>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  )
}
