import { useQuery } from '@tanstack/react-query'
import { getGuestOrder } from '@washline/contract/sharing/endpoints'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'

const everyMs = 8_000

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** An order behind a guest link, polled every few seconds while the page is visible, until the link ends. */
export const useGuestOrder = (token: string) =>
  useQuery({
    queryKey: ['guest order', token],
    queryFn: async ({ signal }) => (await callApi(getGuestOrder, { params: { token }, signal })).data,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : everyMs),
    refetchOnMount: 'always',
    staleTime: 0,
  })

export const isLinkOver = isGone
