import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { claimChanged, getClaim, getClaimForm, listClaims } from '@washline/contract/claims/endpoints'
import type { ClaimId, OrderId } from '@washline/contract/ids'
import { userChannel } from '@washline/contract/notifications/realtime'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'
import type { OrderSide } from '../order/order-side.ts'

const claimsKey = ['claims'] as const
export const claimKey = (claimId: ClaimId) => [...claimsKey, 'one', claimId] as const

/** Invalidates every claim that is cached. */
export const readClaimsAgain = () => queryClient.invalidateQueries({ queryKey: claimsKey })

/** One claim with its report, as the viewer may see it. */
export const useClaim = (claimId: ClaimId) =>
  useQuery({
    queryKey: claimKey(claimId),
    queryFn: async ({ signal }) => (await callApi(getClaim, { params: { id: claimId }, signal })).data,
    meta: { persistedOffline: true },
  })

/** What the form of a new claim starts with; customers only. */
export const useClaimForm = (orderId: OrderId | null) =>
  useQuery({
    queryKey: [...claimsKey, 'form', orderId],
    queryFn:
      orderId === null
        ? skipToken
        : async ({ signal }) => (await callApi(getClaimForm, { params: { id: orderId }, signal })).data,
  })

export interface ClaimsFilter {
  role?: OrderSide
  orderId?: OrderId | undefined
  limit?: number
}

export function useClaims({ role, orderId, limit = 20 }: ClaimsFilter = {}) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...claimsKey, 'list', role, orderId, limit],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listClaims, { query: { cursor: pageParam, limit, role, order_id: orderId }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { persistedOffline: true },
  })
  return { ...query, claims: data?.pages.flatMap(({ claims }) => claims) }
}

/** Reads claims again when one of this person's claims changes. */
export function useLiveClaims(): void {
  const { id } = useUser()
  const readAgain = () => void readClaimsAgain()
  useChannel(userChannel(id), [on(claimChanged, readAgain)], { onJoined: readAgain })
}
