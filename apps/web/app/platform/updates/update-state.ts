import { useEffect, useSyncExternalStore } from 'react'
import { heldByText, watchTyping } from './typed-text.ts'

let isReady = false
let holds = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function setUpdateReady(): void {
  isReady = true
  tell()
}

/** While `isBusy`, a new version is not offered. */
export function useHoldUpdate(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    holds += 1
    tell()
    return () => {
      holds -= 1
      tell()
    }
  }, [isBusy])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const stop = watchTyping(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Whether a new version waits and nothing on this page would be interrupted by it. */
export const useUpdateReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReady && holds === 0 && !heldByText(),
    () => false,
  )
