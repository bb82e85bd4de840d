import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchConsole } from '@washline/contract/console/search'
import { callApi } from '../../../platform/api/call-api.ts'

/** Orders, people and claims that match a text of at least two characters. */
export const useFindAnything = (text: string) =>
  useQuery({
    queryKey: ['console', 'search', text],
    queryFn: async ({ signal }) => (await callApi(searchConsole, { query: { q: text }, signal })).data,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  })
