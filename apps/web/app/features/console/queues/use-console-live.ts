import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getConsoleLive, liveChanged, operatorsChannel } from '@washline/contract/console/live'
import { callApi } from '../../../platform/api/call-api.ts'
import { on, useChannel } from '../../../platform/realtime/use-channel.ts'

const key = ['console', 'live']

/** Orders under way and the metrics of dispatch, refreshed by the operators' channel. */
export function useConsoleLive() {
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: key })
  useChannel(operatorsChannel, [on(liveChanged, readAgain)], { onJoined: readAgain })
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callApi(getConsoleLive, { signal })).data,
    // An order that becomes late without a change is not broadcast.
    refetchInterval: 30_000,
  })
}
