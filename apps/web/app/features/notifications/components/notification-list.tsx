import type { Notification } from '@washline/contract/notifications/endpoints'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDismiss, useRestore } from '../use-dismiss.ts'
import { useNotifications } from '../use-notifications.ts'
import { lastSeen, markSeen } from '../use-seen.ts'
import { NotificationCard } from './notification-card.tsx'

/** The news, newest first. Being shown is being seen. */
export function NotificationList() {
  const { id: userId } = useUser()
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications()
  const news = data?.pages.flatMap((page) => page.data)
  const dismiss = useDismiss()
  const restore = useRestore()
  const [dismissed, setDismissed] = useState<Notification>()
  const nowMs = useNow(30_000)
  const [seenBefore] = useState(() => lastSeen(userId))
  const place = useRef<HTMLDivElement>(null)
  const newest = news?.[0]?.id
  useEffect(() => {
    if (newest !== undefined) markSeen(userId, newest)
  }, [userId, newest])

  const dismissAndMoveOn = (notification: Notification, button: HTMLElement) => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-dismiss]') ?? [])]
    const index = buttons.indexOf(button)
    const next = buttons[index + 1] ?? buttons[index - 1] ?? place.current
    next?.focus()
    setDismissed(notification)
    dismiss.mutate(notification, { onError: () => setDismissed(undefined) })
  }

  return (
    <div ref={place} tabIndex={-1} className="rounded-button" aria-live="polite" aria-busy={!news && !isError}>
      {!news && !isError && <Waiting />}
      {!news && isError && (
        <ErrorState
          message={errorText(error, t('The notifications could not be read. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {news?.length === 0 && <EmptyState text={t('No new notifications')} garment="peg" />}
      {news && news.length > 0 && (
        <ul className="grid gap-3">
          {news.map((notification) => (
            <NotificationCard
              key={notification.id}
              notification={notification}
              isNew={notification.id > seenBefore}
              nowMs={nowMs}
              onDismiss={(button) => dismissAndMoveOn(notification, button)}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button flat wide className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
      {dismissed && (
        <div className="sticky bottom-24 mt-4 flex items-center gap-3 rounded-button border-2 bg-sheet py-1 pr-1 pl-4 desk:bottom-6">
          <p className="min-w-0 flex-1 wrap-anywhere">{t('Dismissed: {title}', { title: tSaid(dismissed.title) })}</p>
          <Button
            flat
            onClick={() => {
              setDismissed(undefined)
              restore.mutate(dismissed)
            }}
          >
            {t('Undo')}
          </Button>
        </div>
      )}
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
