import { type OrderId, orderId } from '@washline/contract/ids'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'

const state = z.object({ order_id: z.coerce.number().pipe(orderId) })

/** The order id in the address or in the navigation state. */
export function useOrderId(): OrderId | null {
  const [search] = useSearchParams()
  const location = useLocation()
  const named = state.safeParse({
    order_id: search.get('order') ?? (location.state as { order_id?: unknown })?.order_id,
  })
  return named.success ? named.data.order_id : null
}
