import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getOpsLive, liveChanged, operatorsChannel } from '@washline/contract/ops/live'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'

const key = ['ops', 'live']

/** Orders under way and how dispatch does, kept fresh by the operators' channel. */
export function useOpsLive() {
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: key })
  useChannel(operatorsChannel, [on(liveChanged, readAgain)], { onJoined: readAgain })
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callApi(getOpsLive, { signal })).data,
    // What grows late by the clock alone is told by nobody.
    refetchInterval: 30_000,
  })
}
