import { useSyncExternalStore } from 'react'
import { getSession } from '../session/session.ts'
import { listQueued } from './queue-store.ts'
import type { Queued } from './queued.ts'

let entries: readonly Queued[] = []
const listeners = new Set<() => void>()
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('washline-queue')

/** Reads the queue of the signed-in person again and updates this tab's screens. */
export async function readQueue(): Promise<readonly Queued[]> {
  const { user } = getSession()
  const read = user ? await listQueued(user.id) : []
  if (getSession().user?.id === user?.id) {
    entries = read
    for (const listener of listeners) listener()
  }
  return read
}

/** After a change: updates this tab and the others. */
export async function queueChanged(): Promise<void> {
  otherTabs?.postMessage('changed')
  await readQueue()
}

otherTabs?.addEventListener('message', () => void readQueue())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const nothing: readonly Queued[] = []

/** All entries of the signed-in person on this device, oldest first, as last read. */
export const queuedNow = (): readonly Queued[] => entries

export const useQueued = (): readonly Queued[] => useSyncExternalStore(subscribe, queuedNow, () => nothing)
