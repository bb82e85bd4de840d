import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { savePlace } from '@washline/contract/maps/places'
import { placesQuery } from '../../domain/place/use-places.ts'
import { callApi } from '../../platform/api/call-api.ts'

/** Saves a place as home, work or hotel. */
export function useSavePlace() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof savePlace, 'in'>) => callApi(savePlace, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: placesQuery.queryKey }),
  })
}
