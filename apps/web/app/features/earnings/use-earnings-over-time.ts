import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getEarningsOverTime } from '@washline/contract/earnings/endpoints'
import type { Span } from '@washline/contract/earnings/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** What was earned by day or month; the last one stays in sight while another is read. */
export const useEarningsOverTime = (span: Span) =>
  useQuery({
    queryKey: [...earningsKey, 'over-time', span],
    queryFn: async () => (await callApi(getEarningsOverTime, { query: { span } })).data,
    placeholderData: keepPreviousData,
  })
