import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { takeoverChanged, washerChannel } from '@washline/contract/dispatch/realtime'
import { listTakeovers } from '@washline/contract/dispatch/rescue-endpoints'
import { activeOrdersQuery } from '../../domain/order/order-lists.ts'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'

export const takeoversQuery = queryOptions({
  queryKey: [...washerKey, 'takeovers'],
  queryFn: async () => (await callApi(listTakeovers)).data,
  meta: { persistedOffline: true },
})

/** The orders that the Washer is to take over from another one, live. */
export function useTakeovers() {
  const queries = useQueryClient()
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: takeoversQuery.queryKey })
    void queries.invalidateQueries({ queryKey: activeOrdersQuery.queryKey })
  }
  useChannel(washerChannel(useUser().id), [on(takeoverChanged, readAgain)], { onJoined: readAgain })
  return useQuery(takeoversQuery)
}
