import { scheduleMessages } from '@washline/contract/schedule/messages'
import { type Booking, repeats, type Schedule } from '@washline/contract/schedule/schemas'
import { type ReactNode, useState } from 'react'
import { repeatLabel } from '../../../domain/schedule/repeat-labels.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDayName } from '../../../platform/format/date.ts'
import { DateField } from '../../../platform/forms/date-field.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useChangeSchedule } from '../use-change-schedule.ts'
import { BookingRow } from './booking-row.tsx'
import { MoveSheet } from './move-sheet.tsx'

export interface ScheduleCardProps {
  schedule: Schedule
  /** Chooses the card that pays. */
  cardOf: (schedule: Schedule, onCard: (cardId: string) => void) => ReactNode
}

/** One booked order with its pickups and how it repeats. */
export function ScheduleCard({ schedule, cardOf }: ScheduleCardProps) {
  const change = useChangeSchedule()
  const [moved, setMoved] = useState<Booking>()
  const { id, repeat, address, item_count, bookings, next_day, is_paused } = schedule
  const title = `schedule-${id}`
  return (
    <section className="card grid gap-4" aria-labelledby={title}>
      <div>
        <h2 id={title} className="wrap-anywhere">
          {is_paused ? t('{repeat}, paused', { repeat: repeatLabel(repeat) }) : repeatLabel(repeat)}
        </h2>
        <p className="text-14 text-ink-2 wrap-anywhere">
          {t('{count, plural, one {# item} other {# items}}', { count: item_count })}, {address}
        </p>
      </div>
      <ul className="stitched">
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            {...{ schedule, booking }}
            isBusy={change.isPending}
            onChange={change.mutate}
            onMove={() => setMoved(booking)}
          />
        ))}
        {next_day && <li className="text-14 text-ink-2">{t('Next on {day}', { day: formatDayName(next_day) })}</li>}
      </ul>
      {change.error && <ErrorText>{errorText(change.error, t(scheduleMessages.change))}</ErrorText>}
      <RepeatSettings schedule={schedule} change={change} />
      {cardOf(schedule, (payment_method_id) => change.mutate({ kind: 'schedule', id, body: { payment_method_id } }))}
      {moved && <MoveSheet schedule={schedule} booking={moved} onClose={() => setMoved(undefined)} />}
    </section>
  )
}

function RepeatSettings({ schedule, change }: { schedule: Schedule; change: ReturnType<typeof useChangeSchedule> }) {
  const { id, repeat, ends_on, is_paused } = schedule
  const isRepeating = repeat !== 'none'
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('Repeat')}
        value={repeat}
        disabled={change.isPending}
        onChange={({ target }) => {
          const chosen = repeats.find((each) => each === target.value)
          if (chosen) change.mutate({ kind: 'schedule', id, body: { repeat: chosen } })
        }}
      >
        {repeats.map((each) => (
          <option key={each} value={each}>
            {repeatLabel(each)}
          </option>
        ))}
      </SelectField>
      {isRepeating && (
        <DateField
          label={t('Last day (optional)')}
          value={ends_on ?? ''}
          onChange={(day) =>
            day !== undefined && change.mutate({ kind: 'schedule', id, body: { ends_on: day || null } })
          }
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isRepeating && (
          <Button
            size="compact"
            flat
            busy={change.isPending}
            onClick={() => change.mutate({ kind: 'schedule', id, body: { is_paused: !is_paused } })}
          >
            {is_paused ? t('Resume') : t('Pause')}
          </Button>
        )}
        <Button
          size="compact"
          flat
          variant="danger"
          busy={change.isPending}
          onClick={() => change.mutate({ kind: 'end', id })}
        >
          {isRepeating ? t('End the repeat') : t('Cancel the pickup')}
        </Button>
      </div>
    </div>
  )
}
