import { market } from '@washline/contract/market'
import type { MinuteRange } from '@washline/contract/schedule/schemas'
import { TimeField } from '../../../platform/forms/time-field.tsx'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { nextRange, rangesProblem } from '../view-model.ts'

export interface RangeFieldsProps {
  /** The name of the day. */
  day: string
  ranges: readonly MinuteRange[]
  onChange: (ranges: readonly MinuteRange[]) => void
}

/** The hours of one day, which may have pauses. */
export function RangeFields({ day, ranges, onChange }: RangeFieldsProps) {
  const next = nextRange(ranges)
  const problem = rangesProblem(ranges)
  return (
    <div className="grid gap-3">
      {ranges.map((range, index) => (
        <RangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
          key={index}
          {...{ day, range }}
          number={index + 1}
          onChange={(changed) => onChange(ranges.with(index, changed))}
          onRemove={ranges.length > 1 ? () => onChange(ranges.toSpliced(index, 1)) : undefined}
        />
      ))}
      {problem && <ErrorText>{tText(problem)}</ErrorText>}
      {next && ranges.length < market.windows.rangesPerDay && (
        <Button
          size="compact"
          flat
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange([...ranges, next])}
        >
          {t('More hours')}
          <span className="sr-only"> {day}</span>
        </Button>
      )}
    </div>
  )
}

interface RangeRowProps {
  day: string
  range: MinuteRange
  number: number
  onChange: (range: MinuteRange) => void
  onRemove: (() => void) | undefined
}

function RangeRow({ day, range, number, onChange, onRemove }: RangeRowProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={number === 1 ? t('{day} from', { day }) : t('{day} from, {number}', { day, number })}
          value={range.from}
          onChange={(from) => onChange({ ...range, from })}
        />
        <TimeField
          label={number === 1 ? t('{day} until', { day }) : t('{day} until, {number}', { day, number })}
          value={range.to}
          isEnd
          onChange={(to) => onChange({ ...range, to })}
        />
      </div>
      {onRemove && (
        <Button variant="link" className="justify-self-start" onClick={onRemove}>
          {t('Remove')}
          <span className="sr-only">
            {' '}
            {day}, {number}
          </span>
        </Button>
      )}
    </div>
  )
}
