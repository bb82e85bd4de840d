import { market } from '@washline/contract/market'
import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { MinuteRange, WasherHours } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatWholeWeekday, formatZone } from '../../platform/format/date.ts'
import { firstUpper } from '../../platform/format/first-upper.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { RangeFields } from './components/range-fields.tsx'
import { useSaveHours } from './use-washer-calendar.ts'
import { firstHours, inOrder, rangesProblem, usualRange, withRanges } from './view-model.ts'

/** A Monday, for the names of the weekdays. */
const weekdays = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08']

const counts = Array.from({ length: market.windows.mostAtOnce }, (_, index) => index + 1)

/** The weekly hours in which pickups may be booked. */
export function HoursForm({ stored }: { stored: WasherHours | null }) {
  const [hours, setHours] = useState<WasherHours>(() => stored ?? firstHours())
  const save = useSaveHours()
  const isWrong = hours.weekly.some((ranges) => rangesProblem(ranges) !== undefined)
  const send = () => {
    // Days that were changed above meanwhile stay.
    const sent = { ...hours, weekly: hours.weekly.map(inOrder), days: stored?.days ?? {} }
    if (!isWrong) save.mutate(sent, { onSuccess: () => toast.success(t('Your hours are saved.')) })
  }
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className="grid gap-4" aria-labelledby="hours-title">
      <h2 id="hours-title">{t('Weekly hours')}</h2>
      <p className="text-14 text-ink-2">
        {t('Customers book pickups during these hours. Be online then; the search asks you shortly before.')}
      </p>
      <ul className="stitched">
        {weekdays.map((day, weekday) => (
          <Weekday key={day} name={firstUpper(formatWholeWeekday(day))} {...{ hours, weekday }} onChange={setHours} />
        ))}
      </ul>
      <SelectField
        label={t('Orders at a time')}
        hint={t('As many as you can wash at the same time.')}
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
      <p className="text-14 text-ink-2">{t('Times in {zone}', { zone: formatZone(hours.time_zone) })}</p>
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
        aria-disabled={isWrong}
        onClick={send}
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
  const ranges = hours.weekly[weekday] ?? []
  const set = (changed: readonly MinuteRange[]) => onChange(withRanges(hours, weekday, changed))
  return (
    <li className="grid gap-3">
      <Switch checked={ranges.length > 0} onChange={(isOn) => set(isOn ? [usualRange] : [])}>
        {name}
      </Switch>
      {ranges.length > 0 && <RangeFields day={name} ranges={ranges} onChange={set} />}
    </li>
  )
}
