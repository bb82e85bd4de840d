import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { findPosition } from '../../platform/position/find-position.ts'
import { requestsQuery } from './use-requests.ts'
import { summaryQuery } from './use-summary.ts'

export interface AvailabilityChange {
  online: boolean
  radiusKm?: number
  /** Asks this device where it is. */
  locate?: boolean
}

async function change({ online, radiusKm, locate }: AvailabilityChange) {
  const position = locate ? await findPosition() : undefined
  const { data } = await callApi(setAvailability, {
    body: {
      online,
      ...(radiusKm !== undefined && { radius_km: radiusKm }),
      ...(position && { latitude: position.latitude, longitude: position.longitude }),
    },
  })
  return data
}

/** Goes online or offline, moves the place, sets the radius. */
export function useSetAvailability() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (availability) => {
      queries.setQueryData(summaryQuery.queryKey, (summary) => summary && { ...summary, ...availability })
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey })
    },
  })
}
