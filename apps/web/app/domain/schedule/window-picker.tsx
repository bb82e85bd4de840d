import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { PlaceWindows } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDayName, formatTimeRange, formatZone } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWindows } from './use-windows.ts'

export interface WindowPickerProps {
  place: { latitude: number; longitude: number }
  /** The begin of the chosen window. */
  chosen: string | undefined
  onChoose: (from: string, to: string, timeZone: string) => void
}

/** The windows of a place by day. Full ones are shown and cannot be chosen. */
export function WindowPicker({ place, chosen, onChoose }: WindowPickerProps) {
  const { data, error, refetch } = useWindows(place)
  if (!data && error)
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorText>{errorText(error, t(scheduleMessages.readWindows))}</ErrorText>
        <Button size="compact" flat icon="repeat" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-40" />
  if (!data.is_offered) return <p>{t('No Washer has set hours for this area, so you can only choose “now”.')}</p>
  return <Days {...{ data, chosen, onChoose }} />
}

function Days({ data, chosen, onChoose }: Pick<WindowPickerProps, 'chosen' | 'onChoose'> & { data: PlaceWindows }) {
  const { days, next_free, time_zone } = data
  const dayOf = (from: string | undefined) =>
    days.find(({ windows }) => windows.some((each) => each.from === from))?.day
  const [day = dayOf(chosen) ?? dayOf(next_free?.from) ?? days[0]?.day, setDay] = useState<string>()
  const windows = days.find((each) => each.day === day)?.windows ?? []
  return (
    <div className="grid gap-4">
      <SelectField label={t('Day')} value={day} onChange={({ target }) => setDay(target.value)}>
        {days.map((each) => (
          <option key={each.day} value={each.day}>
            {each.windows.every(({ is_full }) => is_full)
              ? t('{day}, full', { day: formatDayName(each.day) })
              : formatDayName(each.day)}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('Pickup between')}</legend>
        {windows.map(({ from, to, is_full }) => (
          <label
            key={from}
            className="flex min-h-12 items-center gap-3 rounded-button border-2 border-stitch px-4 py-2"
          >
            <input
              type="radio"
              name="window"
              className="size-5 flex-none"
              disabled={is_full}
              checked={chosen === from}
              onChange={() => onChoose(from, to, time_zone)}
            />
            <span className="num min-w-0 flex-1">{formatTimeRange(from, to, time_zone)}</span>
            {is_full && <b className="text-14">{t('Full')}</b>}
          </label>
        ))}
      </fieldset>
      {windows.every(({ is_full }) => is_full) && (
        <p role="status">
          {next_free
            ? t('This day is full. The next open time is {day}, {time}.', {
                day: formatDayName(dayOf(next_free.from) ?? next_free.from.slice(0, 10)),
                time: formatTimeRange(next_free.from, next_free.to, time_zone),
              })
            : t('All times in the next few days are full.')}
        </p>
      )}
      <p className="text-14 text-ink-2">{t('Times in {zone}', { zone: formatZone(time_zone) })}</p>
    </div>
  )
}
