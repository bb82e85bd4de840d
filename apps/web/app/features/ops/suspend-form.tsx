import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ReasonForm } from './reason-form.tsx'
import { useActOnWasher } from './use-act-on-washer.ts'

export interface SuspendFormProps {
  washerId: number
  name: string
  onClose: () => void
}

const dayMs = 24 * 3_600_000
const dayOf = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** Stops requests to a Washer: for a reason, and until a day where one is given. */
export function SuspendForm({ washerId, name, onClose }: SuspendFormProps) {
  const act = useActOnWasher()
  const [day, setDay] = useState('')
  const tomorrow = dayOf(new Date(Date.now() + dayMs))
  return (
    <ReasonForm
      open
      onClose={onClose}
      title={t('Suspend this Washer')}
      about={t('{name} gets no requests for that time, may finish orders in hand, and reads your reason.', { name })}
      action={t('Suspend')}
      onAct={async (reason) => {
        const until = day ? new Date(`${day}T00:00`).toISOString() : null
        await act.mutateAsync({ act: { kind: 'suspend', washerId, until }, reason })
        toast.success(t('Done.'))
      }}
    >
      <TextField
        type="date"
        label={t('Requests come again on')}
        aside={t('optional')}
        hint={t('Left empty, until somebody lifts it.')}
        min={tomorrow}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </ReasonForm>
  )
}
