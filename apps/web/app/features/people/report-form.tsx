import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { reportMessages } from '@washline/contract/safety/messages'
import {
  type ReportKind,
  type ReportOccasion,
  reportKindLabels,
  reportKinds,
  urgentKinds,
} from '@washline/contract/safety/schemas'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useReportProblem } from './use-reports.ts'

export interface ReportFormProps {
  about: ReportOccasion
  orderId: OrderId | null
  personId: UserId
  onClose: () => void
}

/** A report: a reason from a list and a description. A person in danger is shown the emergency numbers first. */
export function ReportForm({ about, orderId, personId, onClose }: ReportFormProps) {
  const [kind, setKind] = useState<ReportKind>()
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const send = useReportProblem()
  const isShort = text.trim().length < market.reports.textMin
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (!kind || isShort || send.isPending) return
    send.mutate({ about, order_id: orderId, person_id: personId, kind, text: text.trim() })
  }
  const help = (
    <Note tone="bad">{t('If you or someone else is in danger, call your local emergency services now.')}</Note>
  )
  const isUrgent = kind !== undefined && urgentKinds.includes(kind)
  if (send.isSuccess)
    return (
      <div className="grid gap-4" role="status">
        {isUrgent && help}
        <Note tone="good">
          {t('Thank you. Our team reviews your report. You’ll find the result in your account, under Safety.')}
        </Note>
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
    )
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <SelectField
        label={t('What is it about?')}
        value={kind ?? ''}
        error={isAsked && !kind ? t('Please choose a topic.') : undefined}
        onChange={(event) => setKind(reportKinds.find((each) => each === event.target.value))}
      >
        <option value="" disabled>
          {t('Please choose')}
        </option>
        {reportKinds.map((each) => (
          <option key={each} value={each}>
            {t(reportKindLabels[each])}
          </option>
        ))}
      </SelectField>
      <div role="alert">{isUrgent && help}</div>
      <TextArea
        label={t('What happened?')}
        hint={t('Only our team can read it. The other person is not notified.')}
        value={text}
        maxLength={market.reports.textMax}
        error={isAsked && isShort ? t('Please describe what happened in one sentence.') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {send.isError && <ErrorText>{errorText(send.error, t(reportMessages.send))}</ErrorText>}
      <Button type="submit" variant="primary" wide busy={send.isPending}>
        {t('Send report')}
      </Button>
    </form>
  )
}
