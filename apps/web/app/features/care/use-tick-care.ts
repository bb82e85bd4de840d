import { tickCare } from '@washline/contract/care/endpoints'
import type { CareKey } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
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

const isSame = (one: readonly CareKey[], other: readonly CareKey[] | undefined) =>
  other?.length === one.length && one.every((key) => other.includes(key))

/** What waits on this device for the order: whether anything does, and the ticks among it. */
function useQueuedTicks(orderId: OrderId) {
  const line = useQueued().filter((entry) => entry.line === lineOf(orderId))
  const ofCare = (line as readonly Queued<QueuedTicks>[]).filter(({ kind }) => kind === careQueue.kind)
  return {
    isWaiting: line.some(({ state }) => state !== 'refused'),
    ticked: ofCare.findLast(({ state }) => state !== 'refused')?.payload.ticked,
    refused: ofCare.filter(({ state }) => state === 'refused'),
  }
}

/**
 * The Washer's ticks. A tap is shown at once; one list is sent at a time, and the last state follows when it was answered.
 * Without a network the list is queued.
 */
export function useTickCare(orderId: OrderId, saved: readonly CareKey[]) {
  const queued = useQueuedTicks(orderId)
  const [tapped, setTapped] = useState<readonly CareKey[]>()
  const [error, setError] = useState<Error>()
  const latest = useRef<readonly CareKey[]>(undefined)
  const isSaving = useRef(false)
  /** The last list went to the queue, which shows it only some time later. */
  const isQueued = useRef(false)
  const ticked = tapped ?? queued.ticked ?? saved
  const { queryKey } = orderCareQuery(orderId)

  const forget = useRef(() => {
    latest.current = undefined
    isQueued.current = false
    setTapped(undefined)
  })
  useEffect(() => {
    if (isSaving.current || !tapped) return
    if (isSame(tapped, queued.ticked) || (!queued.ticked && isSame(tapped, saved))) forget.current()
  }, [tapped, queued.ticked, saved])

  const store = (list: readonly CareKey[], key?: string) =>
    enqueue(careQueue, { line: lineOf(orderId), payload: { orderId, ticked: [...list] }, ...(key && { key }) })

  /** Returns whether the list was queued: those after it wait behind it. */
  const save = async (list: readonly CareKey[], isBehind: boolean): Promise<boolean> => {
    const key = newKey()
    if (isBehind) return store(list).then(() => true)
    try {
      const care = await send({ orderId, ticked: [...list] }, { idempotencyKey: key })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, care)
      return false
    } catch (problem) {
      if (!(problem instanceof NetworkError)) throw problem
      return store(list, key).then(() => true)
    }
  }

  const saveAll = async (isWaiting: boolean) => {
    isSaving.current = true
    let isBehind = isWaiting
    try {
      let done: readonly CareKey[] | undefined
      while (latest.current && latest.current !== done) {
        done = latest.current
        isBehind = await save(done, isBehind)
      }
    } catch (problem) {
      isBehind = false
      setError(problem as Error)
      void queryClient.invalidateQueries({ queryKey })
    }
    isSaving.current = false
    isQueued.current = isBehind
    // A queued list stays shown until the queue has it: a tap before that builds on it.
    if (isBehind) setTapped(latest.current && [...latest.current])
    else forget.current()
  }

  const toggle = (key: CareKey) => {
    const current = latest.current ?? ticked
    latest.current = current.includes(key) ? current.filter((each) => each !== key) : [...current, key]
    setTapped(latest.current)
    setError(undefined)
    for (const entry of queued.refused) void discard(entry.key)
    if (!isSaving.current) void saveAll(queued.isWaiting || isQueued.current)
  }

  return { ticked, toggle, error, isQueued: queued.ticked !== undefined, problem: queued.refused.at(-1)?.problem }
}
