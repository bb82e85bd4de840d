import { suggestPlaces } from '@washline/contract/maps/endpoints'
import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'

/** Suggests places for visitors, who have no session. */
export const readPublicPlaces = (typed: string): Promise<readonly PlaceSuggestion[]> =>
  queryClient.fetchQuery({
    queryKey: ['place suggestions', typed],
    queryFn: async ({ signal }) => (await callApi(suggestPlaces, { query: { q: typed }, signal })).data,
    staleTime: 60_000,
    retry: false,
  })
