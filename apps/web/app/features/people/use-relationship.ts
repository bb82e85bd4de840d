import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UserId } from '@washline/contract/ids'
import { getRelationship } from '@washline/contract/relationships/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const relationshipQuery = (id: UserId) =>
  queryOptions({
    queryKey: ['relationships', 'one', id],
    queryFn: async ({ signal }) => (await callApi(getRelationship, { query: { id }, signal })).data,
    // A person who cannot be met has no relationship, so a retry is useless.
    retry: false,
  })

/** The relationship of the viewer to another person. */
export const useRelationship = (id: UserId, isOn = true) => useQuery({ ...relationshipQuery(id), enabled: isOn })
