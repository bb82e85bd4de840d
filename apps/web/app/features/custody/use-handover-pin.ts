import { useQuery } from '@tanstack/react-query'
import { getHandoverPin } from '@washline/contract/custody/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { callApi } from '../../platform/api/call-api.ts'

/**
 * The PIN that the customer reads out, persisted for a door without a network. Below the custody's key, so that both
 * are invalidated together.
 */
export const useHandoverPin = (orderId: OrderId, isOn: boolean) =>
  useQuery({
    queryKey: [...custodyQuery(orderId).queryKey, 'pin'],
    queryFn: async ({ signal }) => (await callApi(getHandoverPin, { params: { id: orderId }, signal })).data,
    enabled: isOn,
    meta: { persistedOffline: true },
  })
