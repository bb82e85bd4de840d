import { useQuery } from '@tanstack/react-query'
import { getHandoverPin } from '@washline/contract/custody/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The PIN that the customer reads out, kept for a door without a network. Under the chain's key: read again with it. */
export const useHandoverPin = (orderId: number, isOn: boolean) =>
  useQuery({
    queryKey: ['custody', orderId, 'pin'],
    queryFn: async ({ signal }) => (await callApi(getHandoverPin, { params: { id: orderId }, signal })).data,
    enabled: isOn,
    meta: { keptOffline: true },
  })
