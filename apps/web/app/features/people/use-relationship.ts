import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UserId, WasherId } from '@washline/contract/ids'
import { getRelationship } from '@washline/contract/relationships/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** A person, by their account or by their page as a Washer. */
export type Who = { readonly user_id: UserId } | { readonly washer_id: WasherId }

export const relationshipQuery = (who: Who) =>
  queryOptions({
    queryKey: ['relationships', 'one', who],
    queryFn: async ({ signal }) => (await callApi(getRelationship, { query: who, signal })).data,
    // A person who cannot be met has no relationship, so a retry is useless.
    retry: false,
  })

/** The relationship of the viewer to another person. */
export const useRelationship = (who: Who, isOn = true) => useQuery({ ...relationshipQuery(who), enabled: isOn })
