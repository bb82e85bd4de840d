import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { WasherCalendar } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDayName, formatTimeRange } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useSaveDay } from '../use-washer-calendar.ts'
import { spansOf } from '../view-model.ts'
import { DayHours } from './day-hours.tsx'

type Day = WasherCalendar['days'][number]

/** The week ahead: what is booked in each hour, and what a free one likely earns. */
export function Days({ days, timeZone }: { days: readonly Day[]; timeZone: string }) {
  const save = useSaveDay()
  const [changed, setChanged] = useState<Day>()
  return (
    <section className="grid gap-4" aria-labelledby="week-title">
      <h2 id="week-title">{t('The week ahead')}</h2>
      {save.error && <ErrorText>{errorText(save.error, t(scheduleMessages.saveCalendar))}</ErrorText>}
      {days.map((day, index) => (
        <section key={day.day} className="card grid gap-3" aria-labelledby={`day-${day.day}`}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id={`day-${day.day}`}>{formatDayName(day.day)}</h3>
            <div className="flex flex-wrap gap-2">
              <DayButton day={day} isToday={index === 0} isBusy={save.isPending} onSave={save.mutate} />
              <Button size="compact" flat onClick={() => setChanged(day)}>
                {t('Other hours')}
                <span className="sr-only"> {formatDayName(day.day)}</span>
              </Button>
            </div>
          </div>
          {day.is_changed && day.hours.length > 0 && (
            <p className="text-14 text-ink-2">{t('Other hours than usual')}</p>
          )}
          {day.hours.length === 0 && <p className="text-14 text-ink-2">{dayOffText(day)}</p>}
          {day.outlook.length > 0 && (
            <ul className="stitched">
              {spansOf(day.outlook).map(({ from, to, load, earning }) => (
                <li key={from} className="grid gap-1">
                  <b className="num">{formatTimeRange(from, to, timeZone)}</b>
                  <span className="text-14">{load}</span>
                  {earning && <span className="text-14 text-ink-2">{earning}</span>}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {changed && <DayHours day={changed.day} hours={changed.hours} onClose={() => setChanged(undefined)} />}
    </section>
  )
}

function dayOffText({ is_changed, is_holiday }: Day): string {
  if (is_changed) return t('You took this day off.')
  return is_holiday ? t('Public holiday') : t('No hours')
}

interface DayButtonProps {
  day: Day
  isToday: boolean
  isBusy: boolean
  onSave: (change: { day: string; hours: null | [] }) => void
}

function DayButton({ day: { day, is_changed, hours }, isToday, isBusy, onSave }: DayButtonProps) {
  const name = <span className="sr-only"> {formatDayName(day)}</span>
  if (is_changed)
    return (
      <Button size="compact" flat busy={isBusy} onClick={() => onSave({ day, hours: null })}>
        {t('Usual hours')}
        {name}
      </Button>
    )
  if (hours.length === 0) return null
  return (
    <Button size="compact" flat busy={isBusy} onClick={() => onSave({ day, hours: [] })}>
      {isToday ? t('Not today') : t('Day off')}
      {name}
    </Button>
  )
}
