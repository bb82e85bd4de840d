import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getEarningsOverTime } from '@washline/contract/earnings/endpoints'
import type { Span } from '@washline/contract/earnings/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** Earnings by day or month; the last span stays visible while another is read. */
export const useEarningsOverTime = (span: Span) =>
  useQuery({
    queryKey: [...earningsKey, 'over-time', span],
    queryFn: async () => (await callApi(getEarningsOverTime, { query: { span } })).data,
    placeholderData: keepPreviousData,
    meta: { persistedOffline: true },
  })
