import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsolePeople } from '@washline/contract/console/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** Pages of people whose name or email address contains the text, newest first. */
export const useConsolePeople = (search: string) =>
  useInfiniteQuery({
    queryKey: ['console', 'people', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50, ...(search && { search }) }
      const { people, next_cursor } = (await callApi(listConsolePeople, { query, signal })).data
      return { rows: people, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
