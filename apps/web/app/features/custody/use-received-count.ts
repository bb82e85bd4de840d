import { useMutation } from '@tanstack/react-query'
import { confirmReceived } from '@washline/contract/custody/endpoints'
import type { Custody, CustodyStep, ManifestItem } from '@washline/contract/custody/schemas'
import type { ItemId, OrderId } from '@washline/contract/ids'
import { useRef, useState } from 'react'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue, sendLineNow } from '../../platform/queue/queue.ts'
import { readQueue, useQueued } from '../../platform/queue/queue-state.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import {
  allOf,
  type Counts,
  countedIn,
  countInput,
  differencesOf,
  isCounted,
  isWhole,
  receivedCounts,
  sumOf,
  tapped,
} from './view-model.ts'

/** The customer's count of the returned items; null counts withdraw it. */
interface QueuedCount {
  orderId: OrderId
  counts: { item_id: ItemId; quantity: number }[] | null
  note?: string
  at: string
}

/** Counts that the server has not accepted yet. A refused one stays visible until it is discarded. */
export const receivedQueue = defineQueue<QueuedCount, CustodyStep>({
  kind: 'received',
  send: async ({ key, payload: { orderId, at: made_at, ...body } }, signal) =>
    (
      await callApi(confirmReceived, {
        params: { id: orderId },
        body: { ...body, made_at },
        idempotencyKey: key,
        signal,
      })
    ).data,
  sent: ({ payload: { orderId } }, step) => {
    const { queryKey } = custodyQuery(orderId)
    queryClient.setQueryData<Custody>(queryKey, (custody) => custody && withStep(custody, step))
    void queryClient.invalidateQueries({ queryKey })
  },
})

function withStep(custody: Custody, step: CustodyStep): Custody {
  const earlier = custody.steps.filter(({ number }) => number !== step.number)
  return { ...custody, steps: [...earlier, step], next: isCounted(step) ? null : { step: 'received', by: 'customer' } }
}

/** The queued counts of one order, oldest first. */
const queuedCountsOf = (queued: readonly Queued[], orderId: OrderId): Queued<QueuedCount>[] =>
  (queued as readonly Queued<QueuedCount>[]).filter(
    ({ kind, payload }) => kind === receivedQueue.kind && payload.orderId === orderId,
  )

/** The customer's count of the returned items: what is being entered, and what is saved on the device or the server. */
export function useReceivedCount(orderId: OrderId, custody: Pick<Custody, 'manifest' | 'steps'> | undefined) {
  const manifest = custody?.manifest ?? []
  const [isEach, setIsEach] = useState(false)
  const [entered, setEntered] = useState<Counts>()
  const [note, setNote] = useState('')
  const section = useRef<HTMLElement>(null)
  const queued = queuedCountsOf(useQueued(), orderId)
  const last = queued.at(-1)
  const line = `order ${orderId}`
  const saving = useMutation({
    mutationFn: async (counts: QueuedCount['counts']) => {
      for (const { key, state } of queuedCountsOf(await readQueue(), orderId))
        if (state === 'refused') await discard(key)
      const payload = {
        orderId,
        counts,
        ...(counts && note.trim() && { note: note.trim() }),
        at: new Date().toISOString(),
      }
      await enqueue(receivedQueue, { line, payload })
      setIsEach(false)
      setEntered(undefined)
      setNote('')
    },
  })
  const discarding = useMutation({ mutationFn: discard })
  const input = (counts: Counts) => countInput(manifest, counts)
  const isBegun = entered !== undefined && !isEach && !isWhole(manifest, entered)
  const isEntered = !isBegun && (entered !== undefined || (isEach && note.trim() !== ''))
  /** Undefined while nothing is counted, or after the count was withdrawn. */
  const saved = last ? receivedCounts(last.payload.counts) : receivedCounts(newestReceived(custody))
  return {
    ...{ manifest, saved, isEach, entered, setEntered, note, setNote, section },
    countedIn: countedIn(custody?.steps ?? []),
    openEach: () => setIsEach(true),
    /** Counts an item by a tap. Once everything is counted and nothing differs, that is saved. */
    tap: (item: ManifestItem) => {
      const counts = tapped(entered ?? saved ?? {}, item)
      setEntered(Object.keys(counts).length > 0 ? counts : undefined)
      if (isWhole(manifest, counts) && differencesOf(manifest, counts).length === 0) saving.mutate(input(counts))
    },
    /** How many pieces of a count that was begun are not counted yet. */
    uncounted: isBegun ? sumOf(manifest.filter(({ item_id }) => entered[item_id] === undefined)) : 0,
    findUncounted: () => section.current?.querySelector<HTMLElement>('.door-toggle[aria-pressed="false"]')?.focus(),
    state: last?.state,
    problem: last?.problem ?? null,
    isBusy: saving.isPending || last?.state === 'sending',
    error: saving.error,
    save: (counts: Counts) => saving.mutate(input(counts)),
    undo: () => (last?.state === 'refused' ? discarding.mutate(last.key) : saving.mutate(null)),
    /** Sends what was entered and not saved, and what waits on this device. Fails where anything is left unsent. */
    sendFirst: async () => {
      if (isEntered) await saving.mutateAsync(input(entered ?? allOf(manifest)))
      if (queuedCountsOf(await readQueue(), orderId).length === 0 || (await sendLineNow(line))) return
      const isRefused = queuedCountsOf(await readQueue(), orderId).some(({ state }) => state === 'refused')
      throw isRefused ? new Error('the count was refused') : new NetworkError('the count is not sent')
    },
  }
}

const newestReceived = (custody: Pick<Custody, 'steps'> | undefined) =>
  custody?.steps.findLast(({ step }) => step === 'received')?.counts ?? null
