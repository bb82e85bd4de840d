import { messages } from '@washline/contract/messages'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdjustmentForm } from '../adjustment-form.tsx'
import { useAdjustItems } from '../use-adjust-items.ts'
import { useOrderItems } from '../use-order-items.ts'
import { AdjustmentResult } from './adjustment-result.tsx'

export interface AdjustmentEditorProps {
  orderId: number
  onClose: () => void
}

/** Reads the order, takes the correction, says what became of it. */
export function AdjustmentEditor({ orderId, onClose }: AdjustmentEditorProps) {
  const { data: order, isError, refetch } = useOrderItems(orderId)
  const adjust = useAdjustItems(orderId)
  if (adjust.data) return <AdjustmentResult adjustment={adjust.data} onClose={onClose} />
  if (order) return <AdjustmentForm order={order} adjust={adjust} />
  if (isError)
    return (
      <ErrorState message={t(messages.orders.fetchDetails)} retryText={t('Retry')} onRetry={() => void refetch()} />
    )
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={t('Loading')}>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  )
}
