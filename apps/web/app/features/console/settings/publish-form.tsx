import type { SettingChange } from '@washline/contract/settings/market-settings'
import { useState } from 'react'
import { DateField } from '../../../platform/forms/date-field.tsx'
import { TimeField } from '../../../platform/forms/time-field.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import { ReasonForm } from '../reason-form.tsx'
import { SettingChanges } from './components/setting-changes.tsx'
import { type TrialParts, usePublishTrial } from './use-rule-lab.ts'

export interface PublishFormProps {
  version: number
  /** The kinds of rules that the draft changes. */
  parts: TrialParts
  changes: readonly SettingChange[]
  onClose: () => void
  onPublished: () => void
}

interface LocalTime {
  /** A calendar day, '' or, while what is typed is none, undefined. */
  readonly day: string | undefined
  /** Since its midnight. */
  readonly minute: number
}

const notChosen: LocalTime = { day: '', minute: 0 }

/** As the call sends it; undefined without a day. */
function timeOf({ day, minute }: LocalTime): string | undefined {
  if (!day) return undefined
  const date = new Date(`${day}T00:00`)
  date.setHours(0, minute)
  return date.toISOString()
}

/** Asks for start, end and reason, beside what would change. */
export function PublishForm({ version, parts, changes, onClose, onPublished }: PublishFormProps) {
  const publish = usePublishTrial()
  const [times, setTimes] = useState({ starts: notChosen, ends: notChosen })
  const [isChecked, setIsChecked] = useState(false)
  const [startsAt, endsAt] = [timeOf(times.starts), timeOf(times.ends)]
  const missing = (time: string | undefined) => (isChecked && !time ? t('Please choose a date.') : undefined)
  return (
    <ReasonForm
      open
      onClose={onClose}
      title={t('Publish for a limited time')}
      about={<SettingChanges changes={changes} />}
      hint={t('Other operators can read it.')}
      action={t('Publish')}
      isReady={() => {
        setIsChecked(true)
        return startsAt !== undefined && endsAt !== undefined
      }}
      onAction={async (reason) => {
        if (!startsAt || !endsAt) return
        await publish.mutateAsync({ version, ...parts, starts_at: startsAt, ends_at: endsAt, reason })
        toast.success(t('Published.'))
        onPublished()
      }}
    >
      <TimeRow
        labels={[t('Start day'), t('Start time')]}
        error={missing(startsAt)}
        value={times.starts}
        onChange={(starts) => setTimes({ ...times, starts })}
      />
      <TimeRow
        labels={[t('End day'), t('End time')]}
        error={missing(endsAt)}
        value={times.ends}
        onChange={(ends) => setTimes({ ...times, ends })}
      />
      <p className="field-hint">{t('After that, the previous rules apply again automatically.')}</p>
    </ReasonForm>
  )
}

interface TimeRowProps {
  labels: readonly [day: string, time: string]
  error: string | undefined
  value: LocalTime
  onChange: (value: LocalTime) => void
}

function TimeRow({ labels: [day, time], error, value, onChange }: TimeRowProps) {
  return (
    <div className="grid gap-3">
      <DateField
        label={day}
        error={error}
        value={value.day}
        onChange={(chosen) => onChange({ ...value, day: chosen })}
      />
      <TimeField label={time} value={value.minute} onChange={(minute) => onChange({ ...value, minute })} />
    </div>
  )
}
