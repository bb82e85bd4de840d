import { geocodeAddress } from '@washline/contract/maps/endpoints'
import type { Place } from '@washline/contract/maps/schemas'
import { callApi } from '../../platform/api/call-api.ts'

/** The place that an address names; null where there is none. */
export const findPlace = async (address: string, signal?: AbortSignal): Promise<Place | null> =>
  (await callApi(geocodeAddress, { query: { address }, ...(signal && { signal }) })).data
