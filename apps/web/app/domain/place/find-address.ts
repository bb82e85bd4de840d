import { reverseGeocode } from '@washline/contract/maps/endpoints'
import type { Point } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import { callApi } from '../../platform/api/call-api.ts'

/** The address at a point; null where there is none. */
export const findAddress = async ({ latitude, longitude }: Point): Promise<Place | null> =>
  (await callApi(reverseGeocode, { query: { latitude, longitude } })).data
