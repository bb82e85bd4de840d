import { networkBack } from '../../ui/network-back.ts'

const againMs = 4_000
const patienceMs = 5_000

/** A device may have a network that leads nowhere: what counts is whether the server answers. */
let isReached = true
let isAsking = false
const listeners = new Set<() => void>()

export const isOnline = (): boolean => navigator.onLine && isReached

/** Calls `changed` when the server becomes reachable or unreachable. */
export function onReachability(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** After a failed call: asks the server itself, once and then until it answers. */
export async function doubtNetwork(): Promise<void> {
  if (isAsking) return
  isAsking = true
  while (!(await answers())) {
    become(false)
    await networkBack(againMs)
  }
  become(true)
  isAsking = false
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })).ok
  } catch {
    return false
  }
}

function become(reached: boolean): void {
  if (isReached === reached) return
  isReached = reached
  for (const listener of listeners) listener()
}
