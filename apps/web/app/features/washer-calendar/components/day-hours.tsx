import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { MinuteRange } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDayName } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useSaveDay } from '../use-washer-calendar.ts'
import { inOrder, rangesProblem, usualRange } from '../view-model.ts'
import { RangeFields } from './range-fields.tsx'

export interface DayHoursProps {
  day: string
  hours: readonly MinuteRange[]
  onClose: () => void
}

/** Other hours than usual on one day. */
export function DayHours({ day, hours, onClose }: DayHoursProps) {
  const [ranges, setRanges] = useState(hours.length > 0 ? hours : [usualRange])
  const save = useSaveDay()
  const name = formatDayName(day)
  return (
    <Sheet open onClose={onClose} title={t('Hours on {day}', { day: name })} closeText={t('Close')}>
      <div className="grid gap-5">
        <RangeFields day={name} ranges={ranges} onChange={setRanges} />
        {save.error && <ErrorText>{errorText(save.error, t(scheduleMessages.saveCalendar))}</ErrorText>}
        <Button
          variant="primary"
          busy={save.isPending}
          aria-disabled={rangesProblem(ranges) !== undefined}
          onClick={() => rangesProblem(ranges) ?? save.mutate({ day, hours: inOrder(ranges) }, { onSuccess: onClose })}
        >
          {t('Save')}
        </Button>
      </div>
    </Sheet>
  )
}
