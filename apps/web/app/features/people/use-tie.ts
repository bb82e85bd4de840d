import { queryOptions, useQuery } from '@tanstack/react-query'
import { getTie } from '@washline/contract/ties/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** A person, by their account or by their page as a Washer. */
export type Who = { readonly user_id: number } | { readonly washer_id: number }

export const tieQuery = (who: Who) =>
  queryOptions({
    queryKey: ['ties', 'one', who],
    queryFn: async ({ signal }) => (await callApi(getTie, { query: who, signal })).data,
    // Somebody who cannot be met has no tie, however often one asks.
    retry: false,
  })

/** What stands between the person who is signed in and another one. */
export const useTie = (who: Who, isOn = true) => useQuery({ ...tieQuery(who), enabled: isOn })
