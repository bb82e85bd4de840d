import { useRef, useState } from 'react'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatTypedDay, readDay } from '../format/typed-day.ts'
import { t } from '../i18n/i18n.ts'

export interface DateFieldProps extends FieldProps {
  /** A calendar day, '2026-11-20', or ''; undefined while what is typed is none. */
  value: string | undefined
  /** The first day that may be chosen. */
  min?: string
  /** A day was chosen, or typed and left. */
  onChange: (day: string | undefined) => void
}

/** A day typed as the account's language writes it, or chosen from a calendar: the browser's field for dates follows the browser's language. */
export function DateField({ value, min = '', onChange, error, ...field }: DateFieldProps) {
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  const choose = (day: string) => {
    setDraft(undefined)
    setProblem(undefined)
    if (day !== value) onChange(day)
  }
  const settle = () => {
    if (draft === undefined) return
    const day = draft.trim() === '' ? '' : readDay(draft)
    if (day === '' || (day && day >= min)) return choose(day)
    setProblem(
      day
        ? t('The first possible day is {day}.', { day: formatTypedDay(min) })
        : t('Please enter a date like {example}.', { example: example() }),
    )
    onChange(undefined)
  }
  return (
    <Field {...field} error={problem ?? error}>
      {(control) => (
        <span className="date-box">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="input num"
            placeholder={example()}
            value={draft ?? (value ? formatTypedDay(value) : '')}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === 'Enter' && settle()}
          />
          <input
            ref={calendar}
            type="date"
            aria-hidden
            tabIndex={-1}
            value={value ?? ''}
            min={min}
            onChange={({ target }) => choose(target.value)}
          />
          <IconButton icon="calendar" label={t('Choose a date')} onClick={() => calendar.current?.showPicker()} />
        </span>
      )}
    </Field>
  )
}

/** The last day of this year: nobody takes its month for its day. */
const example = () => formatTypedDay(`${new Date().getFullYear()}-12-31`)
