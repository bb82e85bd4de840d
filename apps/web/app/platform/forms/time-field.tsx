import { SelectField } from '../../ui/select-field.tsx'
import { formatMinuteOfDay } from '../format/date.ts'

const quarter = 15
const dayMinutes = 1_440
const quarters = Array.from({ length: dayMinutes / quarter }, (_, at) => at * quarter)

export interface TimeFieldProps {
  label: string
  /** In minutes since midnight; the midnight that ends the day is 1440. */
  value: number
  /** Ends a range: midnight is the last choice instead of the first. */
  isEnd?: boolean
  onChange: (minute: number) => void
}

/** A time of a day in quarters of an hour, written as the account's language writes it: the browser's field for times follows the browser's language. */
export function TimeField({ label, value, isEnd = false, onChange }: TimeFieldProps) {
  const offered = isEnd ? quarters.map((minute) => minute + quarter) : quarters
  const minutes = offered.includes(value) ? offered : [...offered, value].sort((one, other) => one - other)
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {minutes.map((minute) => (
        <option key={minute} value={minute}>
          {formatMinuteOfDay(minute)}
        </option>
      ))}
    </SelectField>
  )
}
