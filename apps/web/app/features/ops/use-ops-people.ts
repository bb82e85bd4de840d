import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsPeople } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** People who have the words in name or address, newest first, page by page. */
export const useOpsPeople = (search: string) =>
  useInfiniteQuery({
    queryKey: ['ops', 'people', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50, ...(search && { search }) }
      const { people, next_cursor } = (await callApi(listOpsPeople, { query, signal })).data
      return { rows: people, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
