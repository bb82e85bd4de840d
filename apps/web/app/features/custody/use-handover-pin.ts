import { useQuery } from '@tanstack/react-query'
import { getHandoverPin } from '@washline/contract/custody/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import type { HandoverName } from './view-model.ts'

/**
 * The PIN of a handover, that the customer reads out, persisted for a door without a network. Below the custody's key, so that both
 * are invalidated together. Once read, it stays until another handover is due: the order may be read a moment later than its PIN.
 */
export function useHandoverPin(orderId: OrderId, due: HandoverName | undefined) {
  const { data: read, isFetching } = useQuery({
    queryKey: [...custodyQuery(orderId).queryKey, 'pin'],
    queryFn: async ({ signal }) => (await callApi(getHandoverPin, { params: { id: orderId }, signal })).data,
    enabled: due !== undefined,
    meta: { persistedOffline: true },
  })
  const [shown, setShown] = useState({ orderId, read })
  if (read && read !== shown.read) setShown({ orderId, read })
  const last = shown.orderId === orderId ? shown.read : undefined
  const pin = [read, last].find((each) => each && each.step === due) ?? undefined
  const isOfAnother = read !== undefined && read !== null && read.step !== due
  return { pin, isAwaited: due !== undefined && !pin && (isFetching || isOfAnother) }
}
