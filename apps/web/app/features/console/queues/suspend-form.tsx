import type { UserId } from '@washline/contract/ids'
import { useState } from 'react'
import { DateField } from '../../../platform/forms/date-field.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import { ReasonForm } from '../reason-form.tsx'
import { useWasherAction } from './use-washer-action.ts'

export interface SuspendFormProps {
  washerId: UserId
  name: string
  onClose: () => void
}

const dayMs = 24 * 3_600_000
const dayOf = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** Suspends a Washer with a reason, until a day or without an end. */
export function SuspendForm({ washerId, name, onClose }: SuspendFormProps) {
  const action = useWasherAction()
  const [day, setDay] = useState<string | undefined>('')
  const tomorrow = dayOf(new Date(Date.now() + dayMs))
  return (
    <ReasonForm
      open
      onClose={onClose}
      title={t('Suspend this Washer')}
      about={t('{name} receives no requests during that time, can finish current orders, and can read your reason.', {
        name,
      })}
      action={t('Suspend')}
      isReady={() => day !== undefined}
      onAction={async (reason) => {
        const until = day ? new Date(`${day}T00:00`).toISOString() : null
        await action.mutateAsync({ action: { kind: 'suspend', washerId, until }, reason })
        toast.success(t('Done.'))
      }}
    >
      <DateField
        label={t('Requests resume on')}
        aside={t('optional')}
        hint={t('Leave this empty to suspend until an operator lifts it.')}
        min={tomorrow}
        value={day}
        onChange={setDay}
      />
    </ReasonForm>
  )
}
