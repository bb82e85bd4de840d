import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getReach, joinWaitlist, leaveWaitlist } from '@washline/contract/dispatch/reach-endpoints'
import type { OrderId, WaitlistId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

export interface PickupPlace {
  address: string
  latitude: number
  longitude: number
}

const refreshMs = 30_000

const reachKey = (orderId: OrderId) => ['reach', orderId] as const

const reachQuery = (orderId: OrderId, { latitude, longitude }: PickupPlace) =>
  queryOptions({
    queryKey: [...reachKey(orderId), latitude, longitude],
    queryFn: async ({ signal }) =>
      (await callApi(getReach, { params: { id: orderId }, query: { latitude, longitude }, signal })).data,
    refetchInterval: refreshMs,
    staleTime: 0,
  })

/** Whether Washers are in reach of the pickup place now. */
export const useReach = (orderId: OrderId, place: PickupPlace) => useQuery(reachQuery(orderId, place))

/** Puts the person on the waitlist of the place, or takes them off it. */
export function useWaitlist(orderId: OrderId, place: PickupPlace, { consent = false }: { consent?: boolean } = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (leave: WaitlistId | null) => {
      if (leave === null) await callApi(joinWaitlist, { body: { ...place, ...(consent && { consent }) } })
      else await callApi(leaveWaitlist, { params: { id: leave } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reachKey(orderId) }),
  })
}
