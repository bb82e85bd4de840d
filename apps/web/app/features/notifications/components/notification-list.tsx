import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDismiss } from '../use-dismiss.ts'
import { useNotifications } from '../use-notifications.ts'
import { lastSeen, markSeen } from '../use-seen.ts'
import { NotificationCard } from './notification-card.tsx'

/** The news, newest first. Being shown is being seen. */
export function NotificationList() {
  const { id: userId } = useUser()
  const { data: news, isError, error, refetch } = useNotifications()
  const dismiss = useDismiss()
  const nowMs = useNow(30_000)
  const [seenBefore] = useState(() => lastSeen(userId))
  const place = useRef<HTMLDivElement>(null)
  const newest = news?.[0]?.id
  useEffect(() => {
    if (newest !== undefined) markSeen(userId, newest)
  }, [userId, newest])

  const dismissAndMoveOn = (id: number, button: HTMLElement) => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-dismiss]') ?? [])]
    const index = buttons.indexOf(button)
    const next = buttons[index + 1] ?? buttons[index - 1] ?? place.current
    next?.focus()
    dismiss.mutate(id)
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
              onDismiss={(button) => dismissAndMoveOn(notification.id, button)}
            />
          ))}
        </ul>
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
