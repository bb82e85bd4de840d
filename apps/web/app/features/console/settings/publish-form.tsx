import type { SettingChange } from '@washline/contract/settings/market-settings'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { TextField } from '../../../ui/text-field.tsx'
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

/** A local time of a field as the call sends it; undefined if it is none. */
function timeOf(text: string): string | undefined {
  const date = new Date(text)
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Asks for start, end and reason, beside what would change. */
export function PublishForm({ version, parts, changes, onClose, onPublished }: PublishFormProps) {
  const publish = usePublishTrial()
  const [times, setTimes] = useState({ starts: '', ends: '' })
  const [isChecked, setIsChecked] = useState(false)
  const [startsAt, endsAt] = [timeOf(times.starts), timeOf(times.ends)]
  const missing = (time: string | undefined) => (isChecked && !time ? t('Please choose a date and a time.') : undefined)
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
      <TextField
        type="datetime-local"
        label={t('Start')}
        error={missing(startsAt)}
        value={times.starts}
        onChange={({ target }) => setTimes({ ...times, starts: target.value })}
      />
      <TextField
        type="datetime-local"
        label={t('End')}
        hint={t('After that, the previous rules apply again automatically.')}
        error={missing(endsAt)}
        value={times.ends}
        onChange={({ target }) => setTimes({ ...times, ends: target.value })}
      />
    </ReasonForm>
  )
}
