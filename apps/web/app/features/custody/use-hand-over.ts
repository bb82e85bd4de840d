import { useMutation } from '@tanstack/react-query'
import { handOver } from '@washline/contract/custody/endpoints'
import type { ItemId, OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Order } from '@washline/contract/orders/schemas'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { sendHandoverPhoto } from '../../domain/custody/send-handover-photo.ts'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, enqueue } from '../../platform/queue/queue.ts'
import { toast } from '../../ui/toast.ts'
import { actions, type HandoverName } from './view-model.ts'

/** What the Washer reports of a handover. */
export interface Handover {
  step: HandoverName
  counts: { item_id: ItemId; quantity: number }[]
  /** The tags that were scanned. */
  tags?: TagCode[]
  pin?: string
  photo?: Blob
  note?: string
  position?: { latitude: number; longitude: number; accuracy_m: number }
}

/** A queued handover. `action` and `at` are the fields of a queued move. */
export interface QueuedHandover extends Handover {
  orderId: OrderId
  action: (typeof actions)[HandoverName]
  at: string
}

type Sending = { key: string; payload: QueuedHandover }

async function send({ key, payload }: Sending, signal?: AbortSignal) {
  const { orderId, action: _, at: made_at, photo, ...counted } = payload
  const params = { id: orderId }
  const how = signal ? { signal } : {}
  let url: string | undefined
  if (photo) url = await sendHandoverPhoto(orderId, photo, { idempotencyKey: `${key}-photo`, ...how })
  const body = { ...counted, made_at, ...(url && { photo: url }) }
  return (await callApi(handOver, { params, body, idempotencyKey: key, ...how })).data
}

/** Updates the cached order from the answer, before it is read again. */
function taken({ orderId, at, step }: QueuedHandover, { status }: Awaited<ReturnType<typeof send>>): void {
  const stamp = step === 'pickup' ? { picked_up_at: at } : { delivered_at: at }
  queryClient.setQueryData<Order>(orderQuery(orderId).queryKey, (order) => order && { ...order, status, ...stamp })
  void readAgain()
}

/** The return of this bag may come before the network: its tags are on it from now on. */
function expectTags({ orderId, step, tags }: QueuedHandover): void {
  if (step === 'pickup' && tags)
    queryClient.setQueryData(custodyQuery(orderId).queryKey, (custody) => custody && { ...custody, tags })
}

const readAgain = () => queryClient.invalidateQueries({ type: 'all' })

/** Handovers made without a network, in one line with the order's moves. A refused one discards those behind it. */
export const handoverQueue = defineQueue<QueuedHandover, Awaited<ReturnType<typeof send>>>({
  kind: 'handover',
  send,
  sent: ({ payload }, answer) => {
    taken(payload, answer)
    toast.success(payload.step === 'pickup' ? t('The pickup is recorded.') : t(orderMessages.delivered))
  },
  refused: (_entry, problem) => {
    toast.error(tText(problem))
    void readAgain()
  },
})

/** Hands over. Without a network the handover is queued with its present time, behind moves that wait. */
export const useHandOver = (
  orderId: OrderId,
  { isBehind, onDone, onQueued }: { isBehind: boolean; onDone: () => void; onQueued: () => void },
) =>
  useMutation({
    mutationFn: async (handover: Handover): Promise<'done' | 'kept'> => {
      const payload = { ...handover, orderId, action: actions[handover.step], at: new Date().toISOString() }
      const key = newKey()
      const queue = async () => {
        expectTags(payload)
        await enqueue(handoverQueue, { line: `order ${orderId}`, payload, key })
        return 'kept' as const
      }
      if (isBehind) return queue()
      try {
        taken(payload, await send({ key, payload }))
        return 'done'
      } catch (error) {
        if (error instanceof NetworkError) return queue()
        throw error
      }
    },
    onSuccess: (result) => (result === 'done' ? onDone() : onQueued()),
  })
