import { type Query, useInfiniteQuery } from '@tanstack/react-query'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { ordersKey } from '../../domain/order/order-keys.ts'
import { verificationKey } from '../../domain/washer/washer-key.ts'
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
  void queryClient.invalidateQueries({ queryKey: verificationKey })
}

const justReadMs = 2_000

/**
 * What was missed before the channel was joined is read again. Lists of orders that the opened screen has just read, or is
 * reading, are only marked as stale: the screen does not read twice for being opened.
 */
const catchUp = () => {
  const isJustRead = ({ state }: Query) =>
    state.fetchStatus === 'fetching' || Date.now() - state.dataUpdatedAt < justReadMs
  void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ordersKey, predicate: (query) => !isJustRead(query) })
  void queryClient.invalidateQueries({ queryKey: ordersKey, predicate: isJustRead, refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: verificationKey })
}

/** Subscribes to the person's own channel while the app is open; returns whether an unseen notification waits. */
export function useNewNotifications(): boolean {
  const { user } = useSession()
  const { data } = useInfiniteQuery({ ...notificationsQuery, enabled: user !== null }, queryClient)
  const seen = useSeen(user?.id)
  useChannel(user && userChannel(user.id), [on(notified, readAgain)], { onJoined: catchUp })
  return data?.pages.some((page) => page.data.some(({ id }) => id > seen)) ?? false
}
