import { useQuery } from '@tanstack/react-query'
import { getOpsOrder } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** An order's money. Each read is a recorded look, so it is read when asked for and not when a window comes forward. */
export const useOrderMoney = (id: number) =>
  useQuery({
    queryKey: ['ops', 'order', id],
    queryFn: async ({ signal }) => (await callApi(getOpsOrder, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
