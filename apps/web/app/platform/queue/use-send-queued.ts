import { useEffect } from 'react'
import { isOnline, onReachability } from '../network/reachability.ts'
import { useConnectionState } from '../realtime/connection-state.ts'
import { useSession } from '../session/use-session.ts'
import { sendQueued } from './queue.ts'
import { wipeQueued } from './queue-store.ts'

/**
 * Sends the queue of this device: when a person signs in, when the network or the live connection is back, or when the
 * tab becomes visible.
 */
export function useSendQueued(): void {
  const userId = useSession().user?.id
  const isLive = useConnectionState() === 'connected'
  useEffect(() => {
    if (userId === undefined) return
    const send = () => void sendQueued()
    const sendIfSeen = () => document.visibilityState === 'visible' && send()
    void wipeQueued({ butOf: userId }).then(send)
    const sendIfOnline = () => isOnline() && send()
    const stop = onReachability(sendIfOnline)
    document.addEventListener('visibilitychange', sendIfSeen)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', sendIfSeen)
    }
  }, [userId])
  useEffect(() => {
    if (isLive) void sendQueued()
  }, [isLive])
}
