import { useInfiniteQuery } from '@tanstack/react-query'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { queryClient } from '../../platform/query.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { notificationsQuery } from './use-notifications.ts'
import { useSeen } from './use-seen.ts'

/** Reads again what news makes old: the notifications, every list of orders, and where a Washer stands. */
const readAgain = () => {
  void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ['orders'] })
  void queryClient.invalidateQueries({ queryKey: ['provider', 'verification'] })
}

/** Listens to the person's own channel while the app is open; tells whether something unseen waits. */
export function useNews(): boolean {
  const { user } = useSession()
  const userId = user?.id ?? 0
  const { data } = useInfiniteQuery({ ...notificationsQuery, enabled: user !== null }, queryClient)
  const seen = useSeen(userId)
  useChannel(user && userChannel(userId), [on(notified, readAgain)], { onJoined: readAgain })
  return data?.pages.some((page) => page.data.some(({ id }) => id > seen)) ?? false
}
