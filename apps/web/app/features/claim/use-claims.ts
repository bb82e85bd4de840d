import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { claimChanged, getClaim, getClaimForm, listClaims } from '@washline/contract/claims/endpoints'
import { userChannel } from '@washline/contract/notifications/realtime'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'

const claimsKey = ['claims'] as const
export const claimKey = (claimId: number) => [...claimsKey, 'one', claimId] as const

/** Reads again every claim that is shown. */
export const readClaimsAgain = () => queryClient.invalidateQueries({ queryKey: claimsKey })

/** One claim with its report, as this person sees it. */
export const useClaim = (claimId: number) =>
  useQuery({
    queryKey: claimKey(claimId),
    queryFn: async ({ signal }) => (await callApi(getClaim, { params: { id: claimId }, signal })).data,
    meta: { keptOffline: true },
  })

/** What a claim for an order opens with; for its customer. */
export const useClaimForm = (orderId: number | null) =>
  useQuery({
    queryKey: [...claimsKey, 'form', orderId],
    queryFn: async ({ signal }) => (await callApi(getClaimForm, { params: { id: orderId ?? 0 }, signal })).data,
    enabled: orderId !== null,
  })

export interface ClaimsWish {
  role?: 'customer' | 'washer'
  orderId?: number | undefined
  limit?: number
}

/** A person's claims, newest first. */
export function useClaims({ role, orderId, limit = 20 }: ClaimsWish = {}) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...claimsKey, 'list', role, orderId, limit],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listClaims, { query: { cursor: pageParam, limit, role, order_id: orderId }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
  return { ...query, claims: data?.pages.flatMap(({ claims }) => claims) }
}

/** Hears what happens to this person's claims. */
export function useLiveClaims(): void {
  const { id } = useUser()
  const readAgain = () => void readClaimsAgain()
  useChannel(userChannel(id), [on(claimChanged, readAgain)], { onJoined: readAgain })
}
