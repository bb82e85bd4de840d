import { tickCare } from '@washline/contract/care/endpoints'
import type { CareKey } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useRef, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue } from '../../platform/queue/queue.ts'
import { queuedNow, useQueued } from '../../platform/queue/queue-state.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import { orderCareQuery } from './use-order-care.ts'

/** A whole list of ticks, so that the last one sent is what stands. */
interface QueuedTicks {
  orderId: OrderId
  ticked: CareKey[]
}

const send = async ({ orderId, ticked }: QueuedTicks, call: { idempotencyKey: string; signal?: AbortSignal }) =>
  (await callApi(tickCare, { params: { id: orderId }, body: { ticked }, ...call })).data

/** Ticks made without a network, in one line with the order's moves. A refused list stays until the next tick. */
export const careQueue = defineQueue<QueuedTicks, Awaited<ReturnType<typeof send>>>({
  kind: 'care',
  send: ({ key, payload }, signal) => send(payload, { idempotencyKey: key, signal }),
  sent: ({ payload }, care) => queryClient.setQueryData(orderCareQuery(payload.orderId).queryKey, care),
})

const lineOf = (orderId: OrderId) => `order ${orderId}`

/** What waits on this device for the order: whether anything does, and the ticks among it. */
function ticksIn(queue: readonly Queued[], orderId: OrderId) {
  const line = queue.filter((entry) => entry.line === lineOf(orderId))
  const ofCare = (line as readonly Queued<QueuedTicks>[]).filter(({ kind }) => kind === careQueue.kind)
  return {
    isWaiting: line.some(({ state }) => state !== 'refused'),
    ticked: ofCare.findLast(({ state }) => state !== 'refused')?.payload.ticked,
    refused: ofCare.filter(({ state }) => state === 'refused'),
  }
}

/**
 * The Washer's ticks. A tap is shown at once; one list is sent at a time, and the last state follows when it was answered.
 * Without a network the list is queued, and so are those after it while it waits.
 */
export function useTickCare(orderId: OrderId, saved: readonly CareKey[]) {
  const queued = ticksIn(useQueued(), orderId)
  const [tapped, setTapped] = useState<readonly CareKey[]>()
  const [error, setError] = useState<Error>()
  /** The last tap, until it is saved. */
  const latest = useRef<readonly CareKey[]>(undefined)
  const { queryKey } = orderCareQuery(orderId)

  const save = async (list: readonly CareKey[]): Promise<void> => {
    const key = newKey()
    const entry = { line: lineOf(orderId), payload: { orderId, ticked: [...list] }, key }
    if (ticksIn(queuedNow(), orderId).isWaiting) return void (await enqueue(careQueue, entry))
    try {
      const care = await send(entry.payload, { idempotencyKey: key })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, care)
    } catch (problem) {
      if (!(problem instanceof NetworkError)) throw problem
      await enqueue(careQueue, entry)
    }
  }

  const saveAll = async () => {
    try {
      for (let list = latest.current; list; list = latest.current === list ? undefined : latest.current)
        await save(list)
    } catch (problem) {
      setError(problem as Error)
      void queryClient.invalidateQueries({ queryKey })
    }
    latest.current = undefined
    setTapped(undefined)
  }

  const toggle = (key: CareKey) => {
    const isSaving = latest.current !== undefined
    // Not what was rendered: the last list may have been stored or answered since.
    const current =
      latest.current ?? ticksIn(queuedNow(), orderId).ticked ?? queryClient.getQueryData(queryKey)?.ticked ?? saved
    latest.current = current.includes(key) ? current.filter((each) => each !== key) : [...current, key]
    setTapped(latest.current)
    setError(undefined)
    for (const entry of queued.refused) void discard(entry.key)
    if (!isSaving) void saveAll()
  }

  const ticked = tapped ?? queued.ticked ?? saved
  return { ticked, toggle, error, isQueued: queued.ticked !== undefined, problem: queued.refused.at(-1)?.problem }
}
