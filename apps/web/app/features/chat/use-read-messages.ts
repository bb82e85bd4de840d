import { readMessages } from '@washline/contract/chat/endpoints'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { callApi } from '../../platform/api/call-api.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useIsSeen = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/** Tells that the newest message of the other side is read, once it is in sight of somebody. */
export function useReadMessages(chatId: number, newestId: number | undefined, isInSight: boolean): void {
  const isSeen = useIsSeen() && isInSight
  const told = useRef(0)
  useEffect(() => {
    if (!isSeen || newestId === undefined || newestId <= told.current) return
    const before = told.current
    told.current = newestId
    // Not told now, it is told with the next message or the next visit.
    callApi(readMessages, { params: { id: chatId }, body: { up_to: newestId } }).catch(() => {
      told.current = before
    })
  }, [chatId, isSeen, newestId])
}
