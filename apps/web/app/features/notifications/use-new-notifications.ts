import { useInfiniteQuery } from '@tanstack/react-query'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { ordersKey } from '../../domain/order/order-lists.ts'
import { verificationQuery } from '../../domain/washer/use-verification.ts'
import { queryClient } from '../../platform/query.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { notificationsQuery } from './use-notifications.ts'
import { useSeen } from './use-seen.ts'

/**
 * Invalidates what a notification makes stale: the notifications, every list of orders, and the Washer's verification.
 */
const readAgain = () => {
  void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ordersKey })
  void queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey })
}

/** Subscribes to the person's own channel while the app is open; returns whether an unseen notification waits. */
export function useNewNotifications(): boolean {
  const { user } = useSession()
  const { data } = useInfiniteQuery({ ...notificationsQuery, enabled: user !== null }, queryClient)
  const seen = useSeen(user?.id)
  useChannel(user && userChannel(user.id), [on(notified, readAgain)], { onJoined: readAgain })
  return data?.pages.some((page) => page.data.some(({ id }) => id > seen)) ?? false
}
