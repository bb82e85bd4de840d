import { useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { onAnswers } from '../../platform/api/on-answers.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { OrderGarment } from './garments-of.ts'
import { hungOf, onHung } from './line-garment.ts'
import { newestOrdersKey } from './order-keys.ts'

export interface OrderOnLine {
  id: OrderId
  status: 'picked_up' | 'in_progress'
  pickedUpAt: string
  promiseS: number | undefined
  garment: OrderGarment
}

type Cached = Pick<Order | OrderSummary, 'id' | 'status' | 'picked_up_at' | 'promise_s'>

const isAway = ({ status }: Cached) => status === 'picked_up' || status === 'in_progress'

/**
 * The customer's order whose laundry is away, as far as it is cached from what its screens have read: nothing is requested
 * for it.
 */
export function useOrderOnLine(): OrderOnLine | undefined {
  const client = useQueryClient()
  const { user } = useSession()
  const subscribe = useCallback(
    (heard: () => void) => {
      const ends = [onAnswers(client, heard), onHung(heard)]
      return () => {
        for (const end of ends) end()
      }
    },
    [client],
  )
  const read = () => {
    if (!user || user.is_provider) return ''
    const listed: readonly Cached[] = client.getQueryData(newestOrdersKey) ?? []
    const cached = new Map(listed.map((order) => [order.id, order]))
    const listedAt = client.getQueryState(newestOrdersKey)?.dataUpdatedAt ?? 0
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['order'] })) {
      const order = state.data as Order | undefined
      if (queryKey.length !== 2 || order?.user.id !== user.id) continue
      if (!cached.has(order.id) || state.dataUpdatedAt >= listedAt) cached.set(order.id, order)
    }
    const [first] = [...cached.values()].filter((order) => isAway(order) && order.picked_up_at !== null)
    if (!first) return ''
    const garment = hungOf(first.id)
    const { id, status, picked_up_at: pickedUpAt, promise_s: promiseS } = first
    return garment ? JSON.stringify({ id, status, pickedUpAt, promiseS, garment }) : ''
  }
  const shown = useSyncExternalStore(subscribe, read, () => '')
  return useMemo(() => (shown ? (JSON.parse(shown) as OrderOnLine) : undefined), [shown])
}
