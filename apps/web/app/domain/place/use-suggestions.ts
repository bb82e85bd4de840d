import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { autocompletePlaces } from '@washline/contract/maps/endpoints'
import type { Point } from '@washline/contract/maps/geo'
import { callApi } from '../../platform/api/call-api.ts'
import { useRested } from '../../platform/clock/use-rested.ts'

/** Place suggestions, requested once typing pauses; none under two characters. */
export function useSuggestions(typed: string, near: Point | undefined) {
  const asked = useRested(typed.trim())
  return useQuery({
    queryKey: ['suggestions', asked, near?.latitude.toFixed(2), near?.longitude.toFixed(2)],
    queryFn: async ({ signal }) =>
      (
        await callApi(autocompletePlaces, {
          query: { q: asked, ...(near && { latitude: near.latitude, longitude: near.longitude }) },
          signal,
        })
      ).data,
    enabled: asked.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
