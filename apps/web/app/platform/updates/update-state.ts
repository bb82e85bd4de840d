import { useEffect, useSyncExternalStore } from 'react'
import { isPostponedByText, watchTyping } from './typed-text.ts'

let isReady = false
let postponements = 0
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

export function setUpdateReady(ready: boolean): void {
  isReady = ready
  notify()
}

/** While `isBusy`, a new version is not offered. */
export function usePostponeUpdate(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    postponements += 1
    notify()
    return () => {
      postponements -= 1
      notify()
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
    () => isReady && postponements === 0 && !isPostponedByText(),
    () => false,
  )
