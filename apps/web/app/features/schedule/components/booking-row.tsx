import type { Minor } from '@washline/contract/money'
import type { Booking, Schedule } from '@washline/contract/schedule/schemas'
import { formatDayIn, formatTimeRange } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { ScheduleAction } from '../use-change-schedule.ts'
import { isOpen, stateText } from '../view-model.ts'

export interface BookingRowProps {
  schedule: Schedule
  booking: Booking
  isBusy: boolean
  onChange: (action: ScheduleAction) => void
  onMove: () => void
}

/** One pickup, and what can still be done about it. */
export function BookingRow({ schedule, booking, isBusy, onChange, onMove }: BookingRowProps) {
  const { id, from, to, state, order_id, price_minor } = booking
  const { time_zone: timeZone } = schedule
  const when = `${formatDayIn(from, timeZone)}, ${formatTimeRange(from, to, timeZone)}`
  const change = (body: { is_skipped: boolean } | { price_minor: Minor }) => onChange({ kind: 'booking', id, body })
  const name = <span className="sr-only"> {when}</span>
  return (
    <li className="grid gap-2">
      <b className="num">{when}</b>
      <span className="text-14 text-ink-2">{stateText(booking)}</span>
      {state === 'placed' && order_id !== null && (
        <ButtonLink to={`/pickup-in-progress?order=${order_id}`} variant="link" className="justify-self-start">
          {t('Go to the order')}
          {name}
        </ButtonLink>
      )}
      {isOpen(booking, Date.now()) && (
        <div className="flex flex-wrap gap-2">
          {price_minor !== null && (
            <Button size="compact" busy={isBusy} onClick={() => change({ price_minor })}>
              {t('Agree to {price}', { price: formatMinor(price_minor) })}
              {name}
            </Button>
          )}
          <Button size="compact" flat onClick={onMove}>
            {t('Change time')}
            {name}
          </Button>
          {schedule.repeat !== 'none' && (
            <Button size="compact" flat busy={isBusy} onClick={() => change({ is_skipped: state !== 'skipped' })}>
              {state === 'skipped' ? t('Keep this pickup') : t('Skip')}
              {name}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
