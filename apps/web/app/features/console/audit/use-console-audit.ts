import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsoleAudit } from '@washline/contract/console/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import type { AuditFilter } from './view-model.ts'

/** Pages of the audit log, newest first. */
export const useConsoleAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['console', 'audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam, limit: 50 }
      const { entries, next_cursor, operators } = (await callApi(listConsoleAudit, { query, signal })).data
      return { rows: entries, next_cursor, operators }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Actions and reads on the other tabs add entries.
    staleTime: 0,
  })
