import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchOps } from '@washline/contract/ops/search'
import { callApi } from '../../platform/api/call-api.ts'

/** Orders, people and claims for some words; nothing for fewer than two letters. */
export const useFindAnything = (words: string) =>
  useQuery({
    queryKey: ['ops', 'search', words],
    queryFn: async ({ signal }) => (await callApi(searchOps, { query: { q: words }, signal })).data,
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
  })
