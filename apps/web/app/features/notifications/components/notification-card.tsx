import type { Notification } from '@washline/contract/notifications/endpoints'
import { notificationPath } from '@washline/contract/notifications/types'
import { OrderAgain } from '../../../domain/order/order-again.tsx'
import { formatRelative } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { cutAtHighlight, presentations } from '../view-model.ts'

export interface NotificationCardProps {
  notification: Notification
  /** Arrived after the person's last visit. */
  isNew: boolean
  nowMs: number
  onDismiss: (button: HTMLElement) => void
}

/** One notification. The card links to its order; the cross dismisses it. */
export function NotificationCard({ notification, isNew, nowMs, onDismiss }: NotificationCardProps) {
  const { title, message, highlight, order_id, time, type } = notification
  const { label, ink } = presentations[type]
  const [before, phrase, after] = cutAtHighlight(message, highlight)
  const path = notificationPath(notification)
  return (
    <li
      className={classes(
        'relative flex items-start gap-3.5 max-[359px]:gap-2.5 rounded-button border-2 bg-sheet p-3.5',
        isNew ? 'border-ink shadow-riso' : 'border-stitch',
      )}
    >
      <span
        className="grid size-11 flex-none place-items-center rounded-chip border-2"
        style={{ color: ink }}
        aria-hidden="true"
      >
        <CareLabel name={label} className="size-7" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 className="pr-10 text-18 max-[359px]:pr-7">
          {path ? (
            <Link
              to={path}
              state={{ order_id }}
              className="rounded-button no-underline after:absolute after:inset-0 after:content-['']"
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {isNew && <span className="sr-only"> {t('New')}</span>}
        </h2>
        <p className="mt-1">
          <Unbroken>{before}</Unbroken>
          {phrase && (
            <b>
              <Unbroken>{phrase}</Unbroken>
            </b>
          )}
          <Unbroken>{after}</Unbroken>
        </p>
        {type === 'delivery' && order_id !== null && (
          <OrderAgain orderId={order_id} isNamed variant="link" className="relative z-1 min-h-11" />
        )}
        <p className="mt-1 text-14 text-ink-2">
          <time dateTime={time}>{formatRelative(time, nowMs)}</time>
        </p>
      </div>
      <IconButton
        icon="close"
        className="absolute top-0 right-0 z-1"
        label={t('Dismiss {title}', { title })}
        data-dismiss
        onClick={(event) => onDismiss(event.currentTarget)}
      />
    </li>
  )
}
