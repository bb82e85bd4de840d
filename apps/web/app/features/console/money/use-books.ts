import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type ConsolePayout,
  getConsoleBalances,
  getConsoleRevenue,
  listConsolePayouts,
  listConsoleTransfers,
  type RevenuePeriod,
  type transferKinds,
} from '@washline/contract/console/books'
import { callApi } from '../../../platform/api/call-api.ts'

export interface TransferFilter {
  kind?: (typeof transferKinds)[number] | undefined
  from?: string | undefined
  until?: string | undefined
}

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}
/** The read is audited, so it is not repeated on focus or reconnect. */
const audited = { refetchOnWindowFocus: false, refetchOnReconnect: false }

export const useBalances = () =>
  useQuery({
    queryKey: ['console', 'books', 'balances'],
    queryFn: async ({ signal }) => (await callApi(getConsoleBalances, { signal })).data,
  })

export const useTransfers = (filter: TransferFilter) =>
  useInfiniteQuery({
    queryKey: ['console', 'books', 'transfers', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam, limit: 50 }
      const { transfers, next_cursor } = (await callApi(listConsoleTransfers, { query, signal })).data
      return { rows: transfers, next_cursor }
    },
    ...pages,
    ...audited,
  })

export const usePayouts = (state: ConsolePayout['state'] | undefined) =>
  useInfiniteQuery({
    queryKey: ['console', 'books', 'payouts', state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, cursor: pageParam, limit: 50 }
      const { payouts, next_cursor } = (await callApi(listConsolePayouts, { query, signal })).data
      return { rows: payouts, next_cursor }
    },
    ...pages,
    ...audited,
  })

export const useRevenue = (by: RevenuePeriod) =>
  useQuery({
    queryKey: ['console', 'books', 'revenue', by],
    queryFn: async ({ signal }) => (await callApi(getConsoleRevenue, { query: { by }, signal })).data,
    placeholderData: keepPreviousData,
  })
