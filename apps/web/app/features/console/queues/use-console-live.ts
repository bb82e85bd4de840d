import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getConsoleLive, getConsoleLiveMap, liveChanged, operatorsChannel } from '@washline/contract/console/live'
import { useState } from 'react'
import { callApi } from '../../../platform/api/call-api.ts'
import { atMostEvery } from '../../../platform/clock/at-most-every.ts'
import { on, useChannel } from '../../../platform/realtime/use-channel.ts'

const key = ['console', 'live']
/** In a busy market an order changes many times a second, and each read is one of the whole market. */
const restMs = 3_000
/** An order that becomes late without a change is not broadcast. */
const refetchInterval = 30_000

/** Orders under way, their counts, and dispatch today, refreshed by the operators' channel; so is the map while it is shown. */
export function useConsoleLive() {
  const queries = useQueryClient()
  const [readAgain] = useState(() => atMostEvery(restMs, () => void queries.invalidateQueries({ queryKey: key })))
  useChannel(operatorsChannel, [on(liveChanged, readAgain)], { onJoined: readAgain })
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: async ({ signal }) => (await callApi(getConsoleLive, { signal })).data,
    refetchInterval,
  })
}

/** Every order under way and the free Washers, for the map. */
export const useLiveMap = () =>
  useQuery({
    queryKey: [...key, 'map'],
    queryFn: async ({ signal }) => (await callApi(getConsoleLiveMap, { signal })).data,
    refetchInterval,
  })
