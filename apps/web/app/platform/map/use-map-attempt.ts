import { useLayoutEffect, useState } from 'react'

const retryMs = 8_000

/**
 * Counts the attempts to render the map: after a failure a new one when the network is back, and at intervals while it
 * is.
 */
export function useMapAttempt() {
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  // Before the failure is seen: the network may be back at once.
  useLayoutEffect(() => {
    if (!hasFailed) return
    const again = () => {
      if (!navigator.onLine) return
      setHasFailed(false)
      setAttempt((before) => before + 1)
    }
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [hasFailed])
  return { attempt, hasFailed, fail: () => setHasFailed(true) }
}
