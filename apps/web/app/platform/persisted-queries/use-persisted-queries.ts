import { startTransition, useEffect, useState } from 'react'
import { queryClient } from '../query.ts'
import { useSession } from '../session/use-session.ts'
import { persistQueries, restoreQueries } from './persist-queries.ts'
import { persistedStorage } from './persisted-store.ts'

/** A database that does not answer must not keep the screen waiting. */
const patienceMs = 1_000
const later = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/** Persists the server's answers for the time without a network. Returns whether the earlier ones are restored. */
export function usePersistedQueries(): boolean {
  const userId = useSession().user?.id
  const [restoredFor, setRestoredFor] = useState<number>()
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    void Promise.race([restoreQueries(queryClient, persistedStorage, userId), later()]).then(() => {
      if (isOver) return
      stop = persistQueries(queryClient, persistedStorage, userId)
      // In slices: it draws the whole screen.
      startTransition(() => setRestoredFor(userId))
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
  return userId === undefined || restoredFor === userId
}
