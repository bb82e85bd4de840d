import { useQuery } from '@tanstack/react-query'
import { getConsoleOrderTimeline } from '@washline/contract/console/timelines'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'

/** The timeline of an order. Every read is audited, so it is not repeated on focus or reconnect. */
export const useOrderTimeline = (id: OrderId) =>
  useQuery({
    queryKey: ['console', 'order-timeline', id],
    queryFn: async ({ signal }) => (await callApi(getConsoleOrderTimeline, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
