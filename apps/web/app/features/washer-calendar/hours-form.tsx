import { market } from '@washline/contract/market'
import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { WasherHours } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatWholeWeekday, formatZone } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useSaveHours } from './use-washer-calendar.ts'
import { firstHours, minuteOf, timeOf, usualRange, withRange } from './view-model.ts'

/** A Monday, for the names of the weekdays. */
const weekdays = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08']

const counts = Array.from({ length: market.windows.mostAtOnce }, (_, index) => index + 1)

/** The weekly hours in which pickups may be booked. */
export function HoursForm({ stored }: { stored: WasherHours | null }) {
  const [hours, setHours] = useState<WasherHours>(() => stored ?? firstHours())
  const save = useSaveHours()
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className="grid gap-4" aria-labelledby="hours-title">
      <h2 id="hours-title">{t('Weekly hours')}</h2>
      <p className="text-14 text-ink-2">
        {t('Customers book pickups in these hours. Be online then; the search asks you shortly before.')}
      </p>
      <ul className="stitched">
        {weekdays.map((day, weekday) => (
          <Weekday key={day} name={formatWholeWeekday(day)} {...{ hours, weekday }} onChange={setHours} />
        ))}
      </ul>
      <SelectField
        label={t('Orders at once')}
        hint={t('As many as you can wash side by side.')}
        value={hours.at_once}
        onChange={({ target }) => setHours({ ...hours, at_once: Number(target.value) })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <Switch
        checked={hours.works_on_holidays}
        onChange={(works_on_holidays) => setHours({ ...hours, works_on_holidays })}
      >
        {t('I work on public holidays')}
      </Switch>
      <p className="text-14 text-ink-2">{t('Times of {zone}', { zone: formatZone(hours.time_zone) })}</p>
      {hours.time_zone !== deviceZone && (
        <Button
          size="compact"
          flat
          className="justify-self-start"
          onClick={() => setHours({ ...hours, time_zone: deviceZone })}
        >
          {t('Use {zone}', { zone: formatZone(deviceZone) })}
        </Button>
      )}
      {save.error && <ErrorText>{errorText(save.error, t(scheduleMessages.saveCalendar))}</ErrorText>}
      <Button
        variant="primary"
        busy={save.isPending}
        className="justify-self-start"
        onClick={() => save.mutate(hours, { onSuccess: () => toast.success(t('Your hours are saved.')) })}
      >
        {t('Save hours')}
      </Button>
    </section>
  )
}

interface WeekdayProps {
  name: string
  hours: WasherHours
  weekday: number
  onChange: (hours: WasherHours) => void
}

function Weekday({ name, hours, weekday, onChange }: WeekdayProps) {
  const range = hours.weekly[weekday]?.[0]
  return (
    <li className="grid gap-3">
      <Switch
        checked={range !== undefined}
        onChange={(isOn) => onChange(withRange(hours, weekday, isOn ? usualRange : undefined))}
      >
        {name}
      </Switch>
      {range && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('{day} from', { day: name })}
            type="time"
            value={timeOf(range.from)}
            onChange={({ target }) =>
              target.value && onChange(withRange(hours, weekday, { ...range, from: minuteOf(target.value) }))
            }
          />
          <TextField
            label={t('{day} until', { day: name })}
            type="time"
            value={timeOf(range.to % 1_440)}
            onChange={({ target }) =>
              target.value && onChange(withRange(hours, weekday, { ...range, to: minuteOf(target.value) || 1_440 }))
            }
          />
        </div>
      )}
    </li>
  )
}
