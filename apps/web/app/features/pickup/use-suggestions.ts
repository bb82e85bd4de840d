import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { autocompletePlaces } from '@washline/contract/maps/endpoints'
import type { Point } from '@washline/contract/maps/geo'
import { useEffect, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'

const quietMs = 200

/** Places for what was typed, once the typing rests; nothing under two characters. */
export function useSuggestions(typed: string, near: Point | undefined) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
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
