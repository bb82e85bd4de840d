import { useQuery } from '@tanstack/react-query'
import { getOpsOrderStory } from '@washline/contract/ops/stories'
import { callApi } from '../../platform/api/call-api.ts'

/** What happened to an order besides money. Each read is a recorded look, so none happens by itself. */
export const useOrderStory = (id: number) =>
  useQuery({
    queryKey: ['ops', 'order-story', id],
    queryFn: async ({ signal }) => (await callApi(getOpsOrderStory, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
