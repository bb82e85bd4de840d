import { useMutation } from '@tanstack/react-query'
import { handOver, uploadHandoverPhoto } from '@washline/contract/custody/endpoints'
import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, enqueue } from '../../platform/queue/queue.ts'
import { toast } from '../../ui/toast.ts'
import { actions, type HandoverName } from './view-model.ts'

/** What the Washer says of a handover. */
export interface Handover {
  step: HandoverName
  counts: { item_id: number; quantity: number }[]
  pin?: string
  photo?: Blob
  note?: string
  position?: { latitude: number; longitude: number; accuracy_m: number }
}

/** A handover on its way. `action` and `at` say what it does to the order, as those of a kept move do. */
export interface KeptHandover extends Handover {
  orderId: number
  action: (typeof actions)[HandoverName]
  at: string
}

type Sending = { key: string; payload: KeptHandover }

async function send({ key, payload }: Sending, signal?: AbortSignal) {
  const { orderId, action: _, at: made_at, photo, ...said } = payload
  const params = { id: orderId }
  const how = signal ? { signal } : {}
  let url: string | undefined
  if (photo) {
    const form = new FormData()
    form.append('image', photo, 'handover.jpg')
    url = (await callApi(uploadHandoverPhoto, { params, form, idempotencyKey: `${key}-photo`, ...how })).data.url
  }
  const body = { ...said, made_at, ...(url && { photo: url }) }
  return (await callApi(handOver, { params, body, idempotencyKey: key, ...how })).data
}

/** The answer on the order that is shown, before it is read again. */
function taken({ orderId, at, step }: KeptHandover, { status }: Awaited<ReturnType<typeof send>>): void {
  const stamp = step === 'pickup' ? { picked_up_at: at } : { delivered_at: at }
  queryClient.setQueryData<Order>(['order', orderId], (order) => order && { ...order, status, ...stamp })
  void readAgain()
}

const readAgain = () => queryClient.invalidateQueries({ type: 'all' })

/** Handovers made without a network, in one line with the order's other moves. One that is refused takes those behind it with it. */
export const handoverQueue = defineQueue<KeptHandover, Awaited<ReturnType<typeof send>>>({
  kind: 'handover',
  send,
  sent: ({ payload }, answer) => {
    taken(payload, answer)
    toast.success(payload.step === 'pickup' ? t('The pickup is recorded.') : t(messages.orders.delivered))
  },
  refused: (_entry, problem) => {
    toast.error(tSaid(problem))
    void readAgain()
  },
})

/** Hands over, without a network too: then it is kept with the time it has now, and so it is behind moves that wait. */
export const useHandOver = (
  orderId: number,
  { isBehind, onDone, onKept }: { isBehind: boolean; onDone: () => void; onKept: () => void },
) =>
  useMutation({
    mutationFn: async (handover: Handover): Promise<'done' | 'kept'> => {
      const payload = { ...handover, orderId, action: actions[handover.step], at: new Date().toISOString() }
      const key = newKey()
      const keep = async () => {
        await enqueue(handoverQueue, { line: `order ${orderId}`, payload, key })
        return 'kept' as const
      }
      if (isBehind) return keep()
      try {
        taken(payload, await send({ key, payload }))
        return 'done'
      } catch (error) {
        if (error instanceof NetworkError) return keep()
        throw error
      }
    },
    onSuccess: (result) => (result === 'done' ? onDone() : onKept()),
  })
