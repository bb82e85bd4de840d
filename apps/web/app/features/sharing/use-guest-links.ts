import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { getGuestLinks, makeGuestLink, revokeGuestLinks } from '@washline/contract/sharing/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const guestLinksQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: ['guest links', orderId],
    queryFn: async ({ signal }) => (await callApi(getGuestLinks, { params: { id: orderId }, signal })).data,
  })

/** How many links to an order are active. */
export const useGuestLinks = (orderId: OrderId, isOn: boolean) =>
  useQuery({ ...guestLinksQuery(orderId), enabled: isOn })

/** Creates a link; returns its full address. */
export function useMakeGuestLink(orderId: OrderId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { path } = (await callApi(makeGuestLink, { params: { id: orderId } })).data
      return new URL(path, window.location.origin).href
    },
    onSettled: () => queries.invalidateQueries({ queryKey: guestLinksQuery(orderId).queryKey }),
  })
}

/** Ends every link of the order. */
export function useRevokeGuestLinks(orderId: OrderId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(revokeGuestLinks, { params: { id: orderId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: guestLinksQuery(orderId).queryKey }),
  })
}
