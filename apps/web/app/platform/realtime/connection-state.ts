import { useSyncExternalStore } from 'react'

/** closed: no subscribers; offline: pusher-js has given up for now and keeps retrying. */
export type ConnectionState = 'closed' | 'connecting' | 'connected' | 'offline'

let current: ConnectionState = 'closed'
const listeners = new Set<() => void>()

export function setConnectionState(state: ConnectionState): void {
  current = state
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the live connection. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'closed',
  )
}
