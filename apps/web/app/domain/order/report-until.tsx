import type { OrderId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { dayAndTime } from '../../platform/format/day-and-time.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export interface ReportUntilProps {
  orderId: OrderId
  untilMs: number
  nowMs: number
  className?: string
  /** What is read out besides, in a list of orders. */
  children?: ReactNode
}

/** The way to report a problem with an order, and until when it is open. */
export function ReportUntil({ orderId, untilMs, nowMs, className, children }: ReportUntilProps) {
  return (
    <ButtonLink to={`/claims/new?order=${orderId}`} variant="link" className={className}>
      <span className="flex flex-wrap gap-x-1">
        <span>{t('Report a problem')}</span>{' '}
        <span className="text-14 text-ink-2">
          {t(
            '{day, select, today {until today at {time}} tomorrow {until tomorrow at {time}} other {until {when}}}',
            dayAndTime(untilMs, nowMs),
          )}
        </span>
      </span>
      {children}
    </ButtonLink>
  )
}
