import { useEffect, useState } from 'react'
import { queryClient } from '../query.ts'
import { useSession } from '../session/use-session.ts'
import { keepKnown, restoreKnown } from './keep-known.ts'

/** A database that does not answer must not keep the screen waiting. */
const patienceMs = 1_000
const later = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/** Keeps what the server says for the time without a network. Gives whether what was kept before is back. */
export function useKnown(): boolean {
  const userId = useSession().user?.id
  const [restoredFor, setRestoredFor] = useState<number>()
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    void Promise.race([restoreKnown(queryClient, userId), later()]).then(() => {
      if (isOver) return
      stop = keepKnown(queryClient, userId)
      setRestoredFor(userId)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
  return userId === undefined || restoredFor === userId
}
