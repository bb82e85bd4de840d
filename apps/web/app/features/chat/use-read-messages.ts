import { readMessages } from '@washline/contract/chat/endpoints'
import type { MessageId, OrderId } from '@washline/contract/ids'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { callApi } from '../../platform/api/call-api.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useIsSeen = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/** Reports the newest message of the other person as read once it is visible. */
export function useReadMessages(chatId: OrderId, newestId: MessageId | undefined, isInSight: boolean): void {
  const isSeen = useIsSeen() && isInSight
  const reported = useRef(0)
  useEffect(() => {
    if (!isSeen || newestId === undefined || newestId <= reported.current) return
    const before = reported.current
    reported.current = newestId
    // If this call fails, the next message or visit reports it.
    callApi(readMessages, { params: { id: chatId }, body: { up_to: newestId } }).catch(() => {
      reported.current = before
    })
  }, [chatId, isSeen, newestId])
}
