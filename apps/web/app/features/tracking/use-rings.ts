import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chatChannel } from '@washline/contract/chat/realtime'
import { answerRing, listRings, type RingAnswer, ringChanged, ringOther } from '@washline/contract/chat/rings'
import type { OrderId, RingId, UserId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { beep } from '../../platform/sound/beep.ts'

const keyOf = (orderId: OrderId) => ['rings', orderId]

/** Keeps the order's rings live. A new ring of the other person sounds where the device allows it. */
export function useLiveRings(orderId: OrderId, viewerId: UserId): void {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(orderId) })
  useChannel(
    chatChannel(orderId),
    [
      on(ringChanged, ({ sender_id, answer }) => {
        if (sender_id !== viewerId && answer === null) sound()
        void reload()
      }),
    ],
    { onJoined: () => void reload() },
  )
}

/** The order's rings; `useLiveRings` keeps them live. */
export const useRings = (orderId: OrderId) =>
  useQuery({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) => (await callApi(listRings, { params: { id: orderId }, signal })).data,
  }).data

/** Rings the other person. */
export function useRing(orderId: OrderId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (atDoor: boolean) => callApi(ringOther, { params: { id: orderId }, body: { at_door: atDoor } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(orderId) }),
  })
}

/** Answers a ring of the other person. */
export function useAnswerRing(orderId: OrderId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ ringId, answer }: { ringId: RingId; answer: RingAnswer }) =>
      callApi(answerRing, { params: { id: orderId }, body: { ring_id: ringId, answer } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(orderId) }),
  })
}

/** Browsers allow sound and vibration only after the person has used the page. */
function sound(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (!navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.([300, 120, 300])
  beep()
}
