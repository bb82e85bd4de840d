import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getTakeover, takeOver } from '@washline/contract/custody/endpoints'
import { withdrawTakeover } from '@washline/contract/dispatch/rescue-endpoints'
import type { ItemId, OrderId } from '@washline/contract/ids'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { sendHandoverPhoto } from '../../domain/custody/send-handover-photo.ts'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { problemOf } from '../../platform/api/problem-of.ts'

/** Apart from what else the Washer's side caches: it is gone once the laundry is taken over. */
const takeoverKey = (orderId: OrderId | null) => ['takeover', orderId] as const

/** Where the laundry is that the Washer has accepted to take over, and what is in the bag. */
export const useTakeover = (orderId: OrderId | null) =>
  useQuery({
    queryKey: takeoverKey(orderId),
    queryFn: async ({ signal }) =>
      orderId === null
        ? Promise.reject(new Error('no order'))
        : (await callApi(getTakeover, { params: { id: orderId }, signal })).data,
    enabled: orderId !== null,
    meta: { persistedOffline: true },
  })

export interface TakeoverEntry {
  readonly counts: { item_id: ItemId; quantity: number }[]
  readonly tags: readonly TagCode[]
  readonly pin: string
  readonly photo: Blob | undefined
}

/** Takes the laundry over. Both Washers are there and the server checks the PIN, so it is not kept for later without a network. */
export function useTakeOver(orderId: OrderId, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ counts, tags, pin, photo }: TakeoverEntry) => {
      const params = { id: orderId }
      const url = photo && (await sendHandoverPhoto(orderId, photo))
      return callApi(takeOver, {
        params,
        body: { counts, pin, ...(tags.length > 0 && { tags: [...tags] }), ...(url && { photo: url }) },
      })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ type: 'all', predicate: ({ queryKey: [name] }) => name !== 'takeover' })
      onDone()
    },
    // The other Washer may have gone on: the screen shows how it stands.
    onError: (error) => {
      if (problemOf(takeOver, error)?.status === 409) void queries.invalidateQueries({ queryKey: takeoverKey(orderId) })
    },
  })
}

/** The Washer does not come after all: others are asked. */
export function useWithdrawTakeover(orderId: OrderId, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(withdrawTakeover, { params: { id: orderId } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: washerKey })
      onDone()
    },
  })
}
