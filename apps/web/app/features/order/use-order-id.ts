import { type OrderId, readId } from '@washline/contract/ids'
import { useLocation, useSearchParams } from '../../router/index.ts'

/** The order id in the address or in the navigation state. */
export function useOrderId(): OrderId | null {
  const [search] = useSearchParams()
  const location = useLocation()
  return readId(Number(search.get('order') ?? (location.state as { order_id?: unknown })?.order_id)) ?? null
}
