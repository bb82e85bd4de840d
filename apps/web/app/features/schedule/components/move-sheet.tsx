import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { Booking, Schedule } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { WindowPicker } from '../../../domain/schedule/window-picker.tsx'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useChangeSchedule } from '../use-change-schedule.ts'

export interface MoveSheetProps {
  schedule: Schedule
  booking: Booking
  onClose: () => void
}

/** Another window for one pickup, or for it and all later ones. */
export function MoveSheet({ schedule, booking, onClose }: MoveSheetProps) {
  const change = useChangeSchedule()
  const [from, setFrom] = useState<string>()
  const move = (window_from: string, isAll: boolean) =>
    change.mutate(
      isAll
        ? { kind: 'schedule', id: schedule.id, body: { window_from, from_booking: booking.id } }
        : { kind: 'booking', id: booking.id, body: { window_from } },
      { onSuccess: onClose },
    )
  return (
    <Sheet open onClose={onClose} title={t('Another time')} closeText={t('Close')}>
      <div className="grid gap-5">
        <WindowPicker place={schedule} chosen={from} onChoose={setFrom} />
        {change.error && <ErrorText>{errorText(change.error, t(scheduleMessages.change))}</ErrorText>}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            busy={change.isPending}
            aria-disabled={!from}
            onClick={() => from && move(from, false)}
          >
            {schedule.repeat === 'none' ? t('Change time') : t('Change only this time')}
          </Button>
          {schedule.repeat !== 'none' && (
            <Button flat busy={change.isPending} aria-disabled={!from} onClick={() => from && move(from, true)}>
              {t('Change the time of this and all later ones')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
