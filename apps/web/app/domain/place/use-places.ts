import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPlaces } from '@washline/contract/maps/places'
import { callApi } from '../../platform/api/call-api.ts'

export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async () => (await callApi(listPlaces)).data,
})

/** The saved and recent places, saved first. */
export const usePlaces = () => useQuery(placesQuery)
