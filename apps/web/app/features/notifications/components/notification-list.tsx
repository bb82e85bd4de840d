import { type OrderId, orderNumber } from '@washline/contract/ids'
import type { Notification } from '@washline/contract/notifications/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDismissal } from '../use-dismissal.ts'
import { useNotifications } from '../use-notifications.ts'
import { lastSeen, markSeen } from '../use-seen.ts'
import { byOrder } from '../view-model.ts'
import { NotificationCard } from './notification-card.tsx'

const CachedOrderLine = later(
  () => import('../../../domain/order/cached-order-line.tsx').then((module) => module.CachedOrderLine),
  null,
)

export interface NotificationListProps {
  /** An order's group has the pointer or the focus, and the newest one at the beginning. */
  onChoose?: ((id: OrderId) => void) | undefined
}

/** The notifications by order, the newest first; showing them marks them as seen. */
export function NotificationList({ onChoose }: NotificationListProps) {
  const { id: userId } = useUser()
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications()
  const notifications = data?.pages.flatMap((page) => page.data)
  const nowMs = useNow(30_000)
  const [seenBefore] = useState(() => lastSeen(userId))
  const place = useRef<HTMLDivElement>(null)
  const { dismissed, dismissAndMoveOn, undo } = useDismissal(place)
  const newest = notifications?.[0]?.id
  const firstOrder = notifications?.find(({ order_id }) => order_id !== null)?.order_id ?? null
  const choose = useEffectEvent((id: OrderId) => onChoose?.(id))
  const hasPlace = onChoose !== undefined
  useEffect(() => {
    if (hasPlace && firstOrder !== null) choose(firstOrder)
  }, [hasPlace, firstOrder])
  useEffect(() => {
    if (newest !== undefined) markSeen(userId, newest)
  }, [userId, newest])

  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classes('rounded-button', (notifications || !isError) && 'max-w-[760px]')}
      aria-live="polite"
      aria-busy={!notifications && !isError}
    >
      {!notifications && !isError && <Waiting />}
      {!notifications && isError && (
        <ErrorState
          message={errorText(error, t('The notifications could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {notifications?.length === 0 && (
        <EmptyState
          text={t('No new notifications')}
          garment="peg"
          next={<ButtonLink to="/notification/settings">{t('Choose what you are notified about')}</ButtonLink>}
        />
      )}
      {notifications && notifications.length > 0 && (
        <ul className="grid gap-6">
          {byOrder(notifications).map(({ key, orderId, notifications: ofOrder }) => (
            <li
              key={key}
              className="grid gap-3"
              onPointerEnter={() => orderId !== null && onChoose?.(orderId)}
              onFocus={() => orderId !== null && onChoose?.(orderId)}
            >
              {orderId !== null && (
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="ticket-number text-16">{orderNumber(orderId)}</p>
                  <CachedOrderLine orderId={orderId} />
                </div>
              )}
              <ul className="grid gap-3">
                {ofOrder.map((notification) => (
                  <NotificationCard
                    key={notification.id}
                    notification={notification}
                    isNew={notification.id > seenBefore}
                    nowMs={nowMs}
                    onDismiss={(button) => dismissAndMoveOn(notification, button)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button flat wide className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
      {dismissed && <Dismissed notification={dismissed} onUndo={() => undo(dismissed)} />}
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-3" role="status" aria-label={t('Loading')}>
      <Skeleton className="h-28 rounded-button" />
      <Skeleton className="h-28 rounded-button" />
      <Skeleton className="h-28 rounded-button" />
    </div>
  )
}

function Dismissed({ notification, onUndo }: { notification: Notification; onUndo: () => void }) {
  return (
    <div className="sticky bottom-24 mt-4 flex items-center gap-3 rounded-button border-2 bg-sheet py-1 pr-1 pl-4 desk:bottom-6">
      <p className="min-w-0 flex-1 wrap-anywhere">{t('Dismissed: {title}', { title: tText(notification.title) })}</p>
      <Button flat onClick={onUndo}>
        {t('Undo')}
      </Button>
    </div>
  )
}
