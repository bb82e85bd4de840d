import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsAudit } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import type { AuditFilter } from './view-model.ts'

/** What operators did and looked at, newest first, page by page. */
export const useOpsAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['ops', 'audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam, limit: 50 }
      const { entries, next_cursor, operators } = (await callApi(listOpsAudit, { query, signal })).data
      return { rows: entries, next_cursor, operators }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // It grows by what is done on the other tabs.
    staleTime: 0,
  })
