import { useQuery } from '@tanstack/react-query'
import { getConsolePerson } from '@washline/contract/console/timelines'
import type { UserId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'

/** The timeline of a person. Every read is audited, so it is not repeated on focus or reconnect. */
export const usePersonTimeline = (id: UserId) =>
  useQuery({
    queryKey: ['console', 'person-timeline', id],
    queryFn: async ({ signal }) => (await callApi(getConsolePerson, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
