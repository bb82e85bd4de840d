import type { TimelineNotification } from '@washline/contract/console/timelines'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t, tText } from '../../../../platform/i18n/i18n.ts'

export function NotificationLines({ notifications }: { notifications: readonly TimelineNotification[] }) {
  if (notifications.length === 0) return <p className="text-ink-2">{t('No notifications were sent.')}</p>
  return (
    <ol className="console-entries">
      {notifications.map(({ id, to, title, at }) => (
        <li key={id}>
          <p className="console-entry-head">
            <b>{tText(title)}</b>
            <span>{t('to {name}', { name: to.name })}</span>
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
