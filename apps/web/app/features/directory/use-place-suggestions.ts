import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestPlaces } from '@washline/contract/maps/endpoints'
import { useEffect, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'

const quietMs = 250

/** Places for what was typed, once the typing rests; nothing under two characters. */
export function usePlaceSuggestions(typed: string) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  return useQuery({
    queryKey: ['place suggestions', asked],
    queryFn: async ({ signal }) => (await callApi(suggestPlaces, { query: { q: asked }, signal })).data,
    enabled: asked.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
