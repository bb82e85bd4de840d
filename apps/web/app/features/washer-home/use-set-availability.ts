import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { washerSummaryQuery } from '../../domain/washer/use-washer-summary.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { findPosition } from '../../platform/position/find-position.ts'
import { requestsQuery } from './use-requests.ts'

export interface AvailabilityChange {
  online: boolean
  radiusKm?: number
  /** Asks the device for its position. */
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

/** Goes online or offline, moves the centre, sets the radius. */
export function useSetAvailability() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (availability) => {
      queries.setQueryData(washerSummaryQuery.queryKey, (summary) => summary && { ...summary, ...availability })
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey })
    },
  })
}
