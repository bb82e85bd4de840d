import { useQuery } from '@tanstack/react-query'
import { getConsoleOrder } from '@washline/contract/console/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'

/** The money of an order. Every read is audited, so it is not repeated on focus or reconnect. */
export const useOrderMoney = (id: OrderId) =>
  useQuery({
    queryKey: ['console', 'order', id],
    queryFn: async ({ signal }) => (await callApi(getConsoleOrder, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
