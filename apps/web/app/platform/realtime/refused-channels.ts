import { useSyncExternalStore } from 'react'

const refused = new Set<symbol>()
const listeners = new Set<() => void>()

/** Records whether one subscriber's channel is refused. */
export function setRefused(subscriber: symbol, isRefused: boolean): void {
  if (isRefused) refused.add(subscriber)
  else refused.delete(subscriber)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a channel of what is shown is refused, so that it gets no live events. */
export function useHasRefusedChannel(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => refused.size > 0,
    () => false,
  )
}
