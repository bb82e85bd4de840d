import { complaintMessages } from '@washline/contract/complaints/messages'
import type { ComplaintId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { seenLength } from '@washline/contract/texts/seen-length'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAppealComplaint } from './use-complaints.ts'

const { descriptionMin, descriptionMax } = market.claims

/** Asks an operator to decide again, once. */
export function AppealForm({ id, open, onClose }: { id: ComplaintId; open: boolean; onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const appeal = useAppealComplaint(id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (appeal.isPending) return
    const isLong = seenLength(text.trim()) >= descriptionMin
    setProblem(isLong ? undefined : t('Please write at least {count} characters.', { count: descriptionMin }))
    if (isLong) appeal.mutate(text.trim(), { onSuccess: onClose })
  }
  return (
    <Dialog open={open} onClose={onClose} closable={!appeal.isPending} title={t('Appeal')} closeText={t('Cancel')}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        <p>{t('Our team reviews it again, and that decision is final.')}</p>
        <TextArea
          label={t('What is wrong with it?')}
          rows={4}
          maxLength={descriptionMax}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
        />
        {appeal.error && <ErrorText>{errorText(appeal.error, t(complaintMessages.submitFailed))}</ErrorText>}
        <Button type="submit" variant="primary" busy={appeal.isPending} busyText={t('Sending...')}>
          {t('Send')}
        </Button>
      </form>
    </Dialog>
  )
}
